// Records what the block opcodes return in an epoch of two blocks, and what they return in a trial call.
import { encodeFunctionData, keccak256, toHex, toRlp, type Hex } from 'viem';
import {
  account,
  ask,
  assert,
  base32,
  compile,
  core,
  deploy,
  hexOf,
  networkId,
  nextNonce,
  print,
  read,
} from './node.ts';

interface Header {
  hash: Hex;
  parentHash: Hex;
  blockNumber: Hex;
  timestamp: Hex;
  miner: string;
  difficulty: Hex;
  gasLimit: Hex;
  baseFeePerGas: Hex;
}
interface Receipt {
  epochNumber: Hex;
  blockHash: Hex;
  outcomeStatus: Hex;
}
interface Seen {
  number: bigint;
  timestamp: bigint;
  coinbase: Hex;
  prevrandao: bigint;
  gasLimit: bigint;
  chainId: bigint;
  baseFee: bigint;
  blobBaseFee: bigint;
  blobHash: Hex;
  ownHash: Hex;
  parentHash: Hex;
}
const FIELDS = [
  'number',
  'timestamp',
  'coinbase',
  'prevrandao',
  'gasLimit',
  'chainId',
  'baseFee',
  'blobBaseFee',
  'blobHash',
  'ownHash',
  'parentHash',
];
const NO_HASH = `0x${'0'.repeat(64)}`;
const header = async (hash: Hex) => (await ask<Header>('cfx_getBlockByHash', hash, false)).result;
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

// The chain must be longer than the 256 blocks that BLOCKHASH reaches on Ethereum.
await ask('test_generateEmptyBlocks', 300);
const probe = await deploy(compile('Probe.sol').Probe);

// #region beside
/** Makes a block beside the pivot chain; the next block on the chain puts it into its epoch. */
async function makeBeside(transactions: Hex[]): Promise<Hex> {
  let parent = await header((await ask('cfx_getBestBlockHash')).result);
  for (let back = 0; back < 12; back++) parent = await header(parent.parentHash);
  const { result } = await ask(
    'test_generateBlockWithNonceAndTimestamp',
    parent.hash,
    [],
    toRlp(transactions),
    '0x0',
    Number(parent.timestamp),
    false,
  );
  return result;
}
// #endregion beside

await makeBeside([]);
for (let tries = 0; tries < 15; tries++) await pause();
const raw = (await account.signTransaction({
  type: 'eip1559',
  chainId: networkId,
  nonce: Number(nextNonce()),
  epochHeight: await core.getEpochNumber(),
  to: base32(probe.address),
  data: encodeFunctionData({ abi: probe.abi, functionName: 'record' }),
  gas: 3_000_000n,
  storageLimit: 10_000n,
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 0n,
  value: 0n,
} as never)) as Hex;
const beside = await makeBeside([raw]);

async function receiptOf(hash: Hex): Promise<Receipt> {
  for (let tries = 0; tries < 150; tries++) {
    const { result } = await ask<Receipt | null>('cfx_getTransactionReceipt', hash);
    if (result) return result;
    await pause();
  }
  throw new Error('No receipt within half a minute');
}
const receipt = await receiptOf(keccak256(raw));
assert.equal(receipt.outcomeStatus, '0x0');
assert.equal(receipt.blockHash, beside);
const own = await header(beside);
const hashes = (await ask<Hex[]>('cfx_getBlocksByEpoch', receipt.epochNumber)).result;
assert.deepEqual([hashes.length, hashes[0]], [2, beside]);
const pivot = await header(hashes[1]!);

const values = await read<unknown[]>(probe, 'seen');
const seen = Object.fromEntries(
  values.map((value, index) => [FIELDS[index], value]),
) as unknown as Seen;
const previous = (
  await ask<Header>('cfx_getBlockByBlockNumber', `0x${(seen.number - 1n).toString(16)}`, false)
).result;
const same = (label: string, actual: unknown, expected: unknown, meaning: string) => {
  assert.deepEqual(actual, expected, label);
  print(label, meaning);
};

console.log('# #region transaction');
same('NUMBER', seen.number, BigInt(own.blockNumber), 'blockNumber of the block');
assert.ok(seen.number > BigInt(receipt.epochNumber));
print('  epoch number', 'smaller');
same('TIMESTAMP', seen.timestamp, BigInt(pivot.timestamp), "timestamp of the epoch's pivot block");
assert.ok(BigInt(own.timestamp) < seen.timestamp);
print('  timestamp of the block itself', 'earlier');
same('BLOCKHASH(NUMBER - 1)', seen.parentHash, previous.hash, 'hash of the block with that number');
assert.notEqual(seen.parentHash, own.parentHash);
print("  the block's parentHash", 'another');
same('BLOCKHASH(NUMBER)', seen.ownHash, own.hash, 'hash of the block itself');
same('PREVRANDAO', seen.prevrandao, BigInt(own.difficulty), 'difficulty of the block');
same('GASLIMIT', seen.gasLimit, 60_000_000n, '60,000,000');
same(
  '  gasLimit in cfx_getBlockByHash',
  BigInt(own.gasLimit),
  (seen.gasLimit * 9n) / 10n,
  '54,000,000',
);
// The node of the sample mines to the zero address.
same('COINBASE', seen.coinbase, hexOf(own.miner), 'miner of the block');
same('CHAINID', seen.chainId, BigInt(networkId), String(networkId));
same('BASEFEE', seen.baseFee, BigInt(pivot.baseFeePerGas), 'baseFeePerGas of the pivot block');
same('BLOBBASEFEE, BLOBHASH(0)', [seen.blobBaseFee, seen.blobHash], [0n, NO_HASH], '0, 0');
console.log('# #endregion transaction');

console.log('# #region call');
const trial = await read<Seen>(probe, 'current', [], { gas: toHex(5_000_000) });
same('PREVRANDAO', trial.prevrandao, 0n, '0');
same('COINBASE', trial.coinbase, hexOf(pivot.miner), 'miner of the last block');
same('GASLIMIT', trial.gasLimit, 5_000_000n, 'gas of the call');
const { gasLimit } = await read<Seen>(probe, 'current');
same('  if the call has no gas', gasLimit, 27_000_000n, '27,000,000');
same('BASEFEE', trial.baseFee, BigInt(pivot.baseFeePerGas), 'that of the last block');
const hashAt = async (number: bigint) => (await read<[bigint, Hex]>(probe, 'hashAt', [number]))[1];
const old = (
  await ask<Header>('cfx_getBlockByBlockNumber', `0x${(seen.number - 280n).toString(16)}`, false)
).result;
same(
  'BLOCKHASH, 280 blocks before',
  await hashAt(seen.number - 280n),
  old.hash,
  'hash of that block',
);
same('BLOCKHASH of a future block', await hashAt(seen.number + 1_000_000n), NO_HASH, '0');
console.log('# #endregion call');
