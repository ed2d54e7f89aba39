import {expectedNetworks} from '../../localNode/localNetworks';
import {espaceAddressOf, privateKeyOf, toBase32} from '../../recorder/node/genesisKeys';
import {encodeCall} from '../../recorder/signing/abi';
import {factNumber} from '../../../src/facts/registry';
import {bobIn, fieldOf, quantity, type LiveCheck, type LiveChain, type Space} from './liveChain';

const TRANSFER = factNumber('gas.transfer');
const COLD_SLOT = factNumber('gas.coldSlot');
const COLD_CHANGE = factNumber('core.gas.writeColdEntry');
const REACH = 10n;
/** An address that nothing happened to. */
const fresh = (space: Space): string => `${space === 'core' ? '1' : '7'}${'7'.repeat(39)}`;
/** CALL with a value of 1 and all gas: 6 pushes of 3, GAS of 2. */
const callWithValue = (address: string): string => `6000600060006000600173${address}5af1`;

/** `last` if it is the last value that the pool accepts, else a text. */
export async function poolEdge(
  chain: LiveChain,
  space: Space,
  field: 'gas' | 'nonce' | 'epochHeight',
  last: bigint,
): Promise<number | string> {
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
const store = async ({gasOfCode}: LiveChain, space: Space): Promise<number> =>
  (await gasOfCode(space, '6001600055')) - 6 - COLD_SLOT;
/** One more word of code, whose memory costs 3. */
const codeByte = async ({gasOfCode}: LiveChain, space: Space): Promise<number> =>
  ((await gasOfCode(space, '60406000f3')) - (await gasOfCode(space, '60206000f3')) - 3) / 32;

/** Bob's 20 bytes: the same in both spaces but for the first digit. */
const hexOfBob = (space: Space): string =>
  space === 'core' ? `1${espaceAddressOf('bob').slice(3)}` : espaceAddressOf('bob').slice(2);

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
  const used = async (data: string): Promise<number> =>
    quantity(await receipt('espace', {data, gas: 100_000n}), 'gasUsed');
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

/** Stores code as a contract; its address as the space writes it. */
async function deploy({receipt}: LiveChain, space: Space, runtime: string): Promise<string> {
  const size = (runtime.length / 2).toString(16).padStart(2, '0');
  const made = await receipt(space, {data: `0x60${size}600c60003960${size}6000f3${runtime}`, gas: 1_000_000n});
  return String(fieldOf(made, space === 'core' ? 'contractCreated' : 'contractAddress'));
}

/** Writes what it is sent into slot 0, and stops. */
const KEEPER = '60003560005500';
const ONE = `0x${'1'.padStart(64, '0')}`;

/** Gas that a clearing gives back: three steps of 3, and a slot that is cold and changes. */
async function clearRefund(chain: LiveChain, space: Space): Promise<number> {
  const to = await deploy(chain, space, KEEPER);
  await chain.receipt(space, {to, data: ONE, gas: 200_000n});
  return TRANSFER + 9 + COLD_CHANGE - quantity(await chain.receipt(space, {to, gas: 200_000n}), 'gasUsed');
}

/** What an access list adds to a transfer, in Core Space: entries are paid for whether they are used or not. */
async function accessList({receipt}: LiveChain, storageKeys: readonly string[]): Promise<number> {
  const list = [{address: toBase32(`0x1${'6'.repeat(39)}`), storageKeys}];
  return quantity(await receipt('core', {to: bobIn('core'), gas: 30_000n, accessList: list}), 'gasUsed') - TRANSFER;
}

/** What an authorization adds, for an account that exists: alice's, for no code. */
const authorization: LiveCheck = async ({read, sendEspace, settle}) => {
  const nonce = BigInt(quantity(await read('espace', 'eth_getTransactionCount', espaceAddressOf('alice'), 'pending')));
  const address = `0x${'0'.repeat(40)}`;
  const chainId = BigInt(expectedNetworks().espaceChainId);
  const authorizations = [{chainId, address, nonce: nonce + 1n, privateKey: privateKeyOf('alice')}];
  const hash = await sendEspace('alice', {type: 4, to: bobIn('espace'), gas: 200_000n, authorizations});
  await settle();
  const used = quantity(await read('espace', 'eth_getTransactionReceipt', hash), 'gasUsed');
  const after = quantity(await read('espace', 'eth_getTransactionCount', espaceAddressOf('alice'), 'latest'));
  return BigInt(after) === nonce + 2n ? used - TRANSFER : 'the node did not accept it';
};

const beforeAndAfter: Record<string, LiveCheck> = {
  'core.gas.clearRefund': (chain) => clearRefund(chain, 'core'),
  'gas.accessList.account': (chain) => accessList(chain, []),
  'gas.accessList.slot': async (chain) => (await accessList(chain, [ONE])) - (await accessList(chain, [])),
  'espace.gas.authorization': authorization,
};

/** The estimate of code that writes a slot: a sixth is added to what it uses without the transaction around it. */
const estimateFactor: LiveCheck = async ({read, receipt, gasOfCode}) => {
  const code = '6001600055';
  const used = await gasOfCode('espace', code);
  const whole = quantity(await receipt('espace', {data: `0x${code}`, gas: 200_000n}), 'gasUsed');
  const estimate = quantity(
    await read('espace', 'eth_estimateGas', {from: espaceAddressOf('alice'), data: `0x${code}`}),
  );
  return estimate === whole - used + Math.floor((used * 7) / 6) ? '7/6' : 'another factor';
};

/** Returns the gas that it began with, less the 2 of asking. */
const WITNESS = '5a60005260206000f3';
const CROSS_SPACE_CALL = '0x0888000000000000000000000000000000000006';

/** How much more gas a contract of eSpace gets when a call from Core Space has more. */
const crossSpaceShare: LiveCheck = async (chain) => {
  const witness = await deploy(chain, 'espace', WITNESS);
  const data = encodeCall('callEVM(bytes20,bytes)', {word: witness}, {bytes: '0x'});
  const got = async (gas: number): Promise<number> =>
    Number(
      `0x${String(await chain.read('core', 'cfx_call', {to: toBase32(CROSS_SPACE_CALL), data, gas: `0x${gas.toString(16)}`})).slice(-64)}`,
    );
  const more = 1_000_000;
  return `1/${String(more / ((await got(2 * more)) - (await got(more))))}`;
};

/**
 * One block with two transactions of two senders, which together ask for all that it may hold: its own base fee, over
 * its parent's.
 */
const baseFeeStep: LiveCheck = async ({read, settle, mine, sendCore}) => {
  await settle();
  for (const sender of ['alice', 'bob'] as const) await sendCore(sender, {to: bobIn('core'), gas: 27_000_000n});
  const feeAt = async (epoch: string): Promise<number> =>
    quantity(await read('core', 'cfx_getBlockByEpochNumber', epoch, false), 'baseFeePerGas');
  const before = await feeAt('latest_mined');
  await mine(1);
  const step = (await feeAt('latest_mined')) - before;
  await settle();
  return `1/${String(before / step)}`;
};

const movement: Record<string, LiveCheck> = {
  'gas.estimateFactor': estimateFactor,
  'crossSpace.gasShare': crossSpaceShare,
  'baseFee.maxChange': baseFeeStep,
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
export const GAS_CHECKS: Record<string, LiveCheck> = {
  ...limits,
  ...charging,
  ...schedule,
  ...beforeAndAfter,
  ...movement,
};
