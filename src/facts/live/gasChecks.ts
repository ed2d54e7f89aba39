import {espaceAddressOf} from '../../recorder/node/genesisKeys';
import {bobIn, quantity, type LiveCheck, type LiveChain, type Space} from './liveChain';

const REACH = 10n;
/** An address that nothing happened to. */
const fresh = (space: Space): string => `${space === 'core' ? '1' : '7'}${'7'.repeat(39)}`;
/** CALL with a value of 1 and all gas: 6 pushes of 3, GAS of 2. */
const callWithValue = (address: string): string => `6000600060006000600173${address}5af1`;

/** The last value that a pool takes, where it refuses the next one. */
export async function poolEdge(chain: LiveChain, space: Space, field: 'gas' | 'nonce' | 'epochHeight', last: bigint): Promise<number | string> {
  if (await chain.accepts(space, {[field]: last + 1n})) return `more than ${String(last)}`;
  return (await chain.accepts(space, {[field]: last})) ? Number(last) : `less than ${String(last)}`;
}

/** The gas that the node asks at least for a piece of call data. */
const perByte: LiveCheck = async (chain) => {
  const bytes = 1000;
  const data = `0x${'00'.repeat(bytes)}`;
  const takes = async (gas: number): Promise<boolean> => chain.accepts('espace', {data, gas: BigInt(gas)});
  const least = 100 * bytes;
  return !(await takes(least - 1)) && (await takes(least)) ? least / bytes : 'another number';
};

async function heightsOfEspace({read, settle}: LiveChain): Promise<number> {
  await settle();
  const heights: number[] = [];
  for (let height = 1n; height <= REACH; height += 1n) {
    const block = await read('espace', 'eth_getBlockByNumber', `0x${height.toString(16)}`, false);
    if (quantity(block, 'espaceGasLimit') > 0) heights.push(Number(height));
  }
  const [first = 0, second = 0] = heights;
  return heights.length === 2 ? second - first : NaN;
}

const blockGas = (space: Space): LiveCheck => {
  const method = space === 'core' ? 'cfx_getBlockByEpochNumber' : 'eth_getBlockByNumber';
  return async ({read}) => quantity(await read(space, method, '0x5', false), 'gasLimit');
};

const limits: Record<string, LiveCheck> = {
  'core.block.gasLimit': blockGas('core'),
  'espace.block.gasLimit': blockGas('espace'),
  'espace.block.everyHeights': heightsOfEspace,
  'core.pool.maxGas': (chain) => poolEdge(chain, 'core', 'gas', 27_000_000n),
  'espace.pool.maxGas': (chain) => poolEdge(chain, 'espace', 'gas', 15_000_000n),
  'transaction.gasPerCalldataByte': perByte,
};

/** What of a limit of 100,000 is charged for a transfer: price and fee are in the receipt. */
async function charged({receipt}: LiveChain, space: Space): Promise<number> {
  const answer = await receipt(space, {to: bobIn(space), gas: 100_000n});
  return quantity(answer, 'gasFee') / quantity(answer, 'effectiveGasPrice');
}

const charging: Record<string, LiveCheck> = {
  'gas.transfer': async ({receipt}) => quantity(await receipt('espace', {to: bobIn('espace')}), 'gasUsed'),
  'gas.creation': async ({receipt}) => quantity(await receipt('espace', {data: '0x', gas: 100_000n}), 'gasUsed'),
  'gas.maxUnusedReturned': async (chain) => ((await charged(chain, 'core')) === 75_000 ? '1/4' : 'another part'),
  'gas.minCharged': async (chain) => ((await charged(chain, 'espace')) === 75_000 ? '3/4' : 'another part'),
};

/** SSTORE of a new value behind two pushes of 3; a slot is cold at first. */
const store = async ({gasOfCode}: LiveChain, space: Space): Promise<number> => (await gasOfCode(space, '6001600055')) - 6 - 2100;
/** One more word of code, whose memory costs 3. */
const codeByte = async ({gasOfCode}: LiveChain, space: Space): Promise<number> =>
  ((await gasOfCode(space, '60406000f3')) - (await gasOfCode(space, '60206000f3')) - 3) / 32;

/** Bob's 20 bytes: the same in both spaces but for the first digit. */
const hexOfBob = (space: Space): string => (space === 'core' ? `1${espaceAddressOf('bob').slice(3)}` : espaceAddressOf('bob').slice(2));

async function newAccount({gasOfCode}: LiveChain, space: Space): Promise<number> {
  const known = await gasOfCode(space, callWithValue(hexOfBob(space)), 1n);
  return (await gasOfCode(space, callWithValue(fresh(space)), 1n)) - known;
}

/** BALANCE of an address behind a push of 3, then POP of 2. */
const BALANCE = `73${'6'.repeat(40)}3150`;

async function warmAccess({gasOfCode}: LiveChain): Promise<number> {
  return (await gasOfCode('espace', BALANCE + BALANCE)) - (await gasOfCode('espace', BALANCE)) - 5;
}

/** A byte of the data of a creation, which no floor hides. */
async function dataByte({receipt}: LiveChain, byte: string): Promise<number> {
  const used = async (data: string): Promise<number> => quantity(await receipt('espace', {data, gas: 100_000n}), 'gasUsed');
  return (await used(`0x00${byte}`)) - (await used('0x00'));
}

const schedule: Record<string, LiveCheck> = {
  'espace.gas.newEntry': (chain) => store(chain, 'espace'),
  'core.gas.writeEntry': (chain) => store(chain, 'core'),
  'espace.gas.codeByte': (chain) => codeByte(chain, 'espace'),
  'core.gas.codeByte': (chain) => codeByte(chain, 'core'),
  'espace.gas.newAccount': (chain) => newAccount(chain, 'espace'),
  'core.gas.newAccount': (chain) => newAccount(chain, 'core'),
  'espace.gas.factor': async (chain) => (await codeByte(chain, 'espace')) / (await codeByte(chain, 'core')),
  'gas.coldSlot': async ({gasOfCode}) => (await gasOfCode('espace', '60005450')) - 5,
  'gas.coldAccount': async ({gasOfCode}) => (await gasOfCode('espace', BALANCE)) - 5,
  'gas.warmAccess': warmAccess,
  'gas.calldata.zeroByte': (chain) => dataByte(chain, '00'),
  'gas.calldata.nonZeroByte': (chain) => dataByte(chain, 'ff'),
  'contract.maxCode': (chain) => largest(chain, (size) => `0x61${size.toString(16)}6000f3`),
  'contract.maxInitCode': (chain) => largest(chain, (size) => `0x${'00'.repeat(size)}`),
};

/** The largest creation that a call carries out, where the next larger one is refused. */
async function largest({read}: LiveChain, dataOf: (size: number) => string): Promise<number | string> {
  const limit = 49_152;
  const works = async (size: number): Promise<boolean> =>
    read('core', 'cfx_call', {data: dataOf(size), gas: '0x19bfcc0'}).then(
      () => true,
      () => false,
    );
  return (await works(limit)) && !(await works(limit + 1)) ? limit : 'another size';
}

/** Checks of gas: limits, charging and prices. */
export const GAS_CHECKS: Record<string, LiveCheck> = {...limits, ...charging, ...schedule};
