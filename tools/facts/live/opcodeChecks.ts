import {espaceAddressOf} from '../../recorder/node/genesisKeys';
import {factNumber} from '../../../src/facts/registry';
import {bobIn, fieldOf, quantity, type LiveChain, type LiveCheck} from './liveChain';

/** Two pushes, which cost 3 each. */
const PUSHES = 6;
const COLD_SLOT = factNumber('gas.coldSlot');
const COLD_ACCOUNT = factNumber('gas.coldAccount');
const TRANSFER = factNumber('gas.transfer');
const ZERO_BYTE = factNumber('gas.calldata.zeroByte');
const OTHER_BYTE = factNumber('gas.calldata.nonZeroByte');

/** Gas of code in eSpace, less that of other code and a known rest. */
const espace =
  (code: string, less: number, without = ''): LiveCheck =>
  async ({gasOfCode}) =>
    (await gasOfCode('espace', code)) - (without === '' ? 0 : await gasOfCode('espace', without)) - less;

/** Data sent to an account, so much that the floor decides. */
const floor =
  (byte: string): LiveCheck =>
  async ({receipt}) => {
    const bytes = 1000;
    return (
      (quantity(
        await receipt('espace', {to: bobIn('espace'), data: `0x${byte.repeat(bytes)}`, gas: 100_000n}),
        'gasUsed',
      ) -
        TRANSFER) /
      bytes
    );
  };

async function dataByte({receipt}: LiveChain, byte: string): Promise<number> {
  return quantity(await receipt('espace', {data: `0x00${byte}`, gas: 100_000n}), 'gasUsed');
}

/** Stores a contract in eSpace and gives its address. */
async function deploy({receipt}: LiveChain, runtime: string): Promise<string> {
  const size = runtime.length / 2;
  const push = (0x5f + size).toString(16);
  const byte = (value: number): string => value.toString(16).padStart(2, '0');
  const made = await receipt('espace', {
    data: `0x${push}${runtime}60005260${byte(size)}60${byte(32 - size)}f3`,
    gas: 1_000_000n,
  });
  return String(fieldOf(made, 'contractAddress'));
}

const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`;

/** Writes what it is sent into slot 0, and stops. */
const KEEPER = '60003560005500';
/** The three pushes and CALLDATALOAD of that: 3 each. */
const KEEPING = 3 + 3 + 3;

/** Changes a slot that an earlier transaction filled, once to another value and once to zero. */
async function rewriting(chain: LiveChain): Promise<{change: number; refund: number}> {
  const keeper = await deploy(chain, KEEPER);
  const used = async (value: number): Promise<number> =>
    quantity(await chain.receipt('espace', {to: keeper, data: word(value), gas: 200_000n}), 'gasUsed');
  await used(1);
  const change = (await used(2)) - TRANSFER - (31 * ZERO_BYTE + OTHER_BYTE) - KEEPING - COLD_SLOT;
  const refund = TRANSFER + 32 * ZERO_BYTE + KEEPING + COLD_SLOT + change - (await used(0));
  return {change, refund};
}

/** Logs the gas that it began with, less the 2 of asking. */
const WITNESS = '5a60005260206000a000';

/** What a called contract may use when its caller gives it coins and no gas. */
async function stipend(chain: LiveChain): Promise<number> {
  const witness = (await deploy(chain, WITNESS)).slice(2);
  const receipt = await chain.receipt('espace', {
    data: `0x6000600060006000600173${witness}6000f1`,
    value: 1n,
    gas: 1_000_000n,
  });
  const logs = fieldOf(receipt, 'logs');
  return quantity(Array.isArray(logs) ? logs[0] : undefined, 'data') + 2;
}

/** A payment to an account that exists: seven pushes, a cold account, and the stipend that it gives back. */
async function callValue(chain: LiveChain): Promise<number> {
  const code = `6000600060006000600173${espaceAddressOf('bob').slice(2)}6000f1`;
  return (await chain.gasOfCode('espace', code, 1n)) - 7 * 3 - COLD_ACCOUNT + (await stipend(chain));
}

/** Checks of what opcodes and bytes of data cost. */
export const OPCODE_CHECKS: Record<string, LiveCheck> = {
  'gas.sameValueWrite': espace('6000600055', PUSHES + COLD_SLOT),
  'gas.transientAccess': espace('600160005d', PUSHES),
  'espace.gas.writeEntry': async (chain) => (await rewriting(chain)).change,
  'espace.gas.clearRefund': async (chain) => (await rewriting(chain)).refund,
  'espace.gas.newColdEntry': espace('6001600055', PUSHES),
  'core.gas.writeColdEntry': async ({gasOfCode}) => (await gasOfCode('core', '6001600055')) - PUSHES,
  'gas.floor.zeroByte': floor('00'),
  'gas.floor.nonZeroByte': floor('ff'),
  'gas.calldata.zeroByteSaving': async (chain) => (await dataByte(chain, 'ff')) - (await dataByte(chain, '00')),
  'gas.log': espace('60006000a0', PUSHES),
  'gas.logTopic': espace('600060006000a1', 3, '60006000a0'),
  'gas.logByte': espace('60026000a0', 0, '60016000a0'),
  'gas.simpleStep': espace('6001', 0),
  'gas.memoryWord': espace('6000602052', 0, '6000600052'),
  'gas.copiedWord': espace('600060605260406000600039', 0, '600060605260206000600039'),
  'gas.keccak': espace('6000600020', PUSHES),
  'gas.keccakWord': espace('6020600020', 3, '6000600020'),
  'gas.create': espace('600060006000f0', 9),
  'gas.callValue': callValue,
  'gas.callStipend': stipend,
  'gas.selfdestruct': espace('30ff', 2),
};
