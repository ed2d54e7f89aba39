// What votes can earn in a term and in a year, for numbers that you choose.
const POINTS = 6_000_000; // of a term
const CANDIDATES = 10_000; // votes that an election keeps
const SEATS = 300; // of the whole committee
const TERMS = 24 * 365; // of an hour each

interface Network {
  rate: number; // base rate per year, from cfx_getParamsFromVote: interestRate / 1,000,000
  circulating: number; // CFX, without the zero address
  votes: number; // of all validators
}

// #region formula
/** The interest of all validators for a term of an hour, in CFX. */
const interest = ({ rate, circulating, votes }: Network) =>
  (rate * Math.sqrt(circulating * votes * 1000)) / TERMS;

/** The points of a term for candidate votes, seats, proposed blocks, and votes included above the quorum. */
const points = (candidates: number, seats: number, blocks: number, included: number) =>
  candidates * 120 + seats * 15_000 + blocks * 1500 + included * 10;

/** The mean points of a term for a validator that is always online. */
function meanPoints(own: number, network: Network): number {
  const share = own / network.votes;
  const candidates = Math.min(CANDIDATES, network.votes) * share;
  return points(candidates, SEATS * share, 120 * share, 99 * 120 * share);
}

const reward = (network: Network, earned: number) => (interest(network) * earned) / POINTS;
// #endregion formula

// Invented numbers: they are not those of mainnet.
const network: Network = { rate: 0.04, circulating: 5e9, votes: 400_000 };
const show = (title: string, value: number) =>
  console.log(`${title.padEnd(44)}${value.toFixed(2).padStart(12)}`);
console.log('# #region seat');
show('interest of a term, CFX', interest(network));
show('a seat for one term', reward(network, points(0, 1, 0, 0)));
show('a candidate vote', reward(network, points(1, 0, 0, 0)));
show('a proposed block', reward(network, points(0, 0, 1, 0)));
console.log('# #endregion seat');
console.log('# #region year');
console.log('votes   terms per seat   CFX per term   CFX per year');
for (const own of [1, 10, 100, 1000]) {
  const term = reward(network, meanPoints(own, network));
  const termsPerSeat = network.votes / own / 50; // each term elects 50 of the seats
  const cells = [
    [own, 5, 0],
    [termsPerSeat, 17, 0],
    [term, 15, 4],
    [term * TERMS, 15, 0],
  ] as const;
  console.log(
    cells.map(([value, width, digits]) => value.toFixed(digits).padStart(width)).join(''),
  );
}
console.log('# #endregion year');

function check(what: string, value: number, wanted: number): void {
  if (Math.abs(value / wanted - 1) > 0.0002) throw new Error(`${what}: ${value}, not ${wanted}`);
}
// All votes together get nearly all points: the quorum is 201, so at most 99 of 300 votes are above it.
check('all points', meanPoints(network.votes, network), 1_200_000 + 4_500_000 + 180_000 + 118_800);
