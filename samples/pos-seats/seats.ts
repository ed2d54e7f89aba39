// A new validator gets seats, misses them twice in different ways, and recovers: tsx seats.ts
import { Conflux, Drip, type Contract } from 'js-conflux-sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './ask.ts';
import { NEW_KEY, newFolder, OWNER_KEY, removeFolder, startNode, type Node } from './chain/start.ts';

const TERM = 6; // PoS blocks
type Call = (value: unknown) => { sendTransaction(options: { from: string }): { executed(): Promise<unknown> } };
type Methods = Record<'deposit' | 'increaseStake' | 'retire', Call>;

interface Account {
  status: { availableVotes: string; unlocked: string; forceRetired: string | null };
}
interface Members {
  address: string;
  votingPower: string;
}
interface Committee {
  currentCommittee: { nodes: Members[] };
  elections: { topElectingNodes: Members[] }[];
}
interface Block {
  signatures: { account: string }[];
}

const folders = [newFolder(), newFolder()] as const;
const first = await startNode(folders[0]);
const stops = [first];
const chain = <Result>(method: string, ...params: unknown[]) => call<Result>(first.url, method, params);
let over = false;
const mining = (async () => {
  while (!over) {
    await chain('test_generateOneBlock', 10, 20_000_000).catch(() => undefined);
    await pause(200);
  }
})();

/** Repeats a request until it returns something. */
async function until<Found>(what: string, look: () => Promise<Found | undefined | false>): Promise<Found> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(100)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`No ${what} after two minutes`);
}

try {
  const conflux = new Conflux({ url: first.url, networkId: 1234 });
  const accountOf = (key: string) => String(conflux.wallet.addPrivateKey(key));
  const contract = (name: 'Staking' | 'PoSRegister') =>
    conflux.InternalContract(name) as Contract & Methods & { address: string };
  const [staking, posRegister] = [contract('Staking'), contract('PoSRegister')];
  const [owner, from] = [accountOf(OWNER_KEY), accountOf(NEW_KEY)];

  let node: Node = await startNode(folders[1], first);
  stops.push(node);
  const [data, bare] = await call<[string, string]>(node.url, 'test_posRegister', ['0x9']);
  const identifier = `0x${bare}`;
  const status = async () => (await chain<Account>('pos_getAccount', identifier)).status;
  const committee = () => chain<Committee>('pos_getCommittee');
  const votesOf = (members: Members[]) =>
    Number(members.find(({ address }) => address === identifier)?.votingPower ?? 0);
  const isCandidate = async () =>
    (await committee()).elections.some(({ topElectingNodes }) => votesOf(topElectingNodes) > 0);
  const hasSeats = async () => votesOf((await committee()).currentCommittee.nodes) > 0;
  const signedAt = async (number: number) =>
    (await chain<Block>('pos_getBlockByNumber', `0x${number.toString(16)}`)).signatures.some(
      ({ account }) => account === identifier,
    );
  const newest = async () => Number((await chain<{ latestCommitted: string }>('pos_getStatus')).latestCommitted);
  const retired = () => until('forced retirement', async () => Number((await status()).forceRetired));
  const expect = (what: string, value: number, wanted: number) => {
    if (value !== wanted) throw new Error(`${what}: ${value}, not ${wanted}`);
  };

  // The PoS chain processes events only after its first decision. The first validator keeps 30 votes.
  await until('decision', async () => Number((await chain<{ pivotDecision: { height: string } }>('pos_getStatus')).pivotDecision.height));
  await posRegister.retire(1970).sendTransaction({ from: owner }).executed();
  await staking.deposit(Drip.fromCFX(9000)).sendTransaction({ from }).executed();
  await conflux.cfx.sendTransaction({ from, to: posRegister.address, data }).executed();
  await until('votes', async () => Number((await status()).availableVotes));
  console.log('9 votes registered');

  await until('candidacy', isCandidate);
  await node.stop();
  console.log('the node is a candidate, and is stopped before its first seats');
  await until('seats', hasSeats);
  const began = Math.floor((await newest()) / TERM) * TERM;
  console.log('it has seats, and signs nothing');
  const once = (await retired()) - began;
  console.log(`retired by force after ${once / TERM} term`);
  expect('blocks with seats', once, TERM);

  await until('end of the retirement', async () => (await status()).forceRetired === null);
  await until('unlocked votes', async () => Number((await status()).unlocked) === 9);
  console.log('forceRetired is null again, 9 votes are unlocked');
  node = await startNode(folders[1], first);
  stops[1] = node;
  await until('unlocked votes in Core Space', () =>
    posRegister.increaseStake(9).sendTransaction({ from }).executed().then(() => true, () => false),
  );
  console.log('the node runs again, and the 9 votes are added without a deposit');

  await until('seats', hasSeats);
  await until('signature', async () => signedAt(await newest()));
  await node.stop();
  console.log('it has seats, signs, and is stopped');
  const end = await retired();
  let last = end;
  while (!(await signedAt(last))) last -= 1;
  const silent = end / TERM - (Math.floor(last / TERM) + 1);
  console.log(`retired by force after ${silent} terms without a signature`);
  expect('terms without a signature', silent, 3);
} finally {
  over = true;
  await mining;
  for (const node of stops.reverse()) await node.stop();
  folders.forEach(removeFolder);
}
