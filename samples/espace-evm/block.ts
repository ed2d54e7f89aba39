// Compares what the block opcodes return in an eSpace transaction with the blocks of both spaces, then the block tags.
import { keccak256, type Hex } from 'viem';
import {
  account,
  ask,
  assert,
  chainId,
  client,
  compile,
  deploy,
  encode,
  fees,
  header,
  makeBeside,
  print,
  read,
  receiptOf,
} from './node.ts';

interface EthBlock extends Record<string, unknown> {
  hash: Hex;
  parentHash: Hex;
  number: Hex;
  miner: Hex;
  gasLimit: Hex;
  espaceGasLimit: Hex;
  difficulty: Hex;
  timestamp: Hex;
  baseFeePerGas: Hex;
  transactions: Hex[];
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
  previousHash: Hex;
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
  'previousHash',
];
const NO_HASH = `0x${'0'.repeat(64)}`;
const hex = (number: bigint): Hex => `0x${number.toString(16)}`;
const blockAt = async (number: bigint | string) =>
  (
    await ask<EthBlock>(
      'eth_getBlockByNumber',
      typeof number === 'string' ? number : hex(number),
      false,
    )
  ).result;
const same = (label: string, actual: unknown, expected: unknown, meaning: string) => {
  assert.deepEqual(actual, expected, label);
  print(label, meaning);
};

// The chain must be longer than the 256 blocks that BLOCKHASH reaches on Ethereum.
await ask('test_generateEmptyBlocks', 300);
const start = await client.getBlockNumber();
const probe = await deploy(compile().Probe);

async function record() {
  const raw = await account.signTransaction({
    ...fees,
    chainId,
    nonce: await client.getTransactionCount({ address: account.address }),
    to: probe.address,
    data: encode(probe, 'record'),
    gas: 3_000_000n,
  });
  const first = await client.getBlockNumber();
  const beside = await header(await makeBeside(raw));
  const receipt = await receiptOf(keccak256(raw));
  assert.equal(receipt.status, 'success');
  return { first, raw, beside, block: await blockAt(receipt.blockNumber) };
}
// An epoch whose number isn't a multiple of 5, though the transaction is in a block at a multiple of 5.
let recorded = await record();
for (let tries = 0; tries < 20 && BigInt(recorded.block.number) % 5n === 0n; tries++) {
  await ask('test_generateEmptyBlocks', 1);
  recorded = await record();
}
const { first, raw, beside, block } = recorded;
const coreHashes = (await ask<Hex[]>('cfx_getBlocksByEpoch', block.number)).result;
assert.equal(coreHashes.length, 2);
const pivot = await header(coreHashes.at(-1)!);
assert.deepEqual([block.hash, coreHashes[0]], [pivot.hash, beside.hash]);
assert.ok(BigInt(beside.height) < BigInt(pivot.height));

const values = await read<unknown[]>(probe, 'seen');
const seen = Object.fromEntries(
  values.map((value, index) => [FIELDS[index], value]),
) as unknown as Seen;

console.log('# #region opcodes');
same('NUMBER', seen.number, BigInt(block.number), 'epoch number, number of the eSpace block');
assert.notEqual(block.hash, beside.hash);
assert.notEqual(block.timestamp, beside.timestamp);
same('TIMESTAMP', seen.timestamp, BigInt(block.timestamp), 'timestamp of the eSpace block');
same(
  'BLOCKHASH(NUMBER - 1)',
  seen.previousHash,
  block.parentHash,
  'parentHash of the eSpace block',
);
same('BLOCKHASH(NUMBER)', seen.ownHash, block.hash, 'hash of the eSpace block');
same('PREVRANDAO', seen.prevrandao, BigInt(beside.difficulty), 'difficulty of the Conflux block');
same('GASLIMIT', seen.gasLimit, 60_000_000n, '60,000,000');
same('COINBASE', seen.coinbase, block.miner, 'miner of the Conflux block');
same('CHAINID', seen.chainId, BigInt(chainId), String(chainId));
same('BASEFEE', seen.baseFee, BigInt(block.baseFeePerGas), 'baseFeePerGas of the eSpace block');
same('BLOBBASEFEE, BLOBHASH(0)', [seen.blobBaseFee, seen.blobHash], [0n, NO_HASH], '0, 0');
console.log('# #endregion opcodes');

console.log('# #region hashes');
const [now] = await read<[bigint, Hex]>(probe, 'hashAt', [0n]);
const hashAt = async (number: bigint) => (await read<[bigint, Hex]>(probe, 'hashAt', [number]))[1];
const far = seen.number - 280n;
same(
  'BLOCKHASH, 280 blocks before',
  await hashAt(far),
  (await blockAt(far)).hash,
  'hash of that block',
);
same('BLOCKHASH of a future block', await hashAt(now + 1000n), NO_HASH, '0');
console.log('# #endregion hashes');

console.log('# #region fields');
same('number', BigInt(block.number), BigInt(pivot.height), "height of the epoch's pivot block");
same(
  'hash, parentHash',
  [block.hash, block.parentHash],
  [pivot.hash, pivot.parentHash],
  'those of the pivot block',
);
same(
  'transactions',
  block.transactions,
  [keccak256(raw)],
  'also those of the other blocks of the epoch',
);
same('gasLimit', BigInt(block.gasLimit), 30_000_000n, '30,000,000 in every block');
const share = (height: Hex) => (BigInt(height) % 5n === 0n ? 30_000_000n : 0n);
same(
  'espaceGasLimit',
  BigInt(block.espaceGasLimit),
  share(beside.height) + share(pivot.height),
  '30,000,000 for each block at a multiple of 5',
);
same('difficulty', block.difficulty, pivot.difficulty, 'difficulty of the pivot block');
same('totalDifficulty', block.totalDifficulty, '0x0', '0');
same('mixHash', block.mixHash, NO_HASH, '0');
same('uncles', [block.uncles, block.sha3Uncles], [[], keccak256('0xc0')], 'none');
same('extraData', block.extraData, '0x', 'empty');
const missing = [
  'withdrawals',
  'withdrawalsRoot',
  'blobGasUsed',
  'excessBlobGas',
  'parentBeaconBlockRoot',
  'requestsHash',
];
same(
  '  fields about withdrawals, blobs, beacon',
  missing.filter((field) => field in block),
  [],
  'missing',
);
console.log('# #endregion fields');

console.log('# #region packing');
assert.ok(BigInt(beside.height) % 5n === 0n && BigInt(block.number) % 5n !== 0n);
print('height of the Conflux block', 'multiple of 5');
print('number of the eSpace block', 'not a multiple of 5');
let full = 0;
for (let number = start; number <= first; number++) {
  if ((await blockAt(number)).transactions.length === 0) continue;
  full++;
  // In an epoch of one block, the only block is the pivot block.
  if ((await ask<Hex[]>('cfx_getBlocksByEpoch', hex(number))).result.length === 1)
    assert.equal(number % 5n, 0n);
}
assert.ok(full > 0);
print('transactions in a pivot block', 'only at multiples of 5');
console.log('# #endregion packing');

console.log('# #region tags');
const TAGS = {
  earliest: 'earliest',
  latest: 'latest_state',
  pending: 'latest_state',
  safe: 'latest_confirmed',
  finalized: 'latest_finalized',
};
for (const [tag, coreTag] of Object.entries(TAGS)) {
  // Both numbers grow: the block of eSpace is between two answers of Core Space.
  const before = BigInt((await ask('cfx_epochNumber', coreTag)).result);
  const number = BigInt((await blockAt(tag)).number);
  const after = BigInt((await ask('cfx_epochNumber', coreTag)).result);
  assert.ok(before <= number && number <= after, `${tag}: ${before} ${number} ${after}`);
  print(tag, coreTag);
}
for (const tag of Object.values(TAGS).slice(1)) {
  const { error } = await ask('eth_getBlockByNumber', tag, false);
  assert.equal(error?.code, -32602);
}
print('latest_state and others in eth methods', 'invalid params');
// An epoch is executed a few blocks after it's mined; try again if that happens between two calls.
let isExecuted = true;
for (let tries = 0; tries < 20 && isExecuted; tries++) {
  const mined = BigInt((await ask('cfx_epochNumber', 'latest_mined')).result);
  const next = (await ask<EthBlock | null>('eth_getBlockByNumber', hex(mined), false)).result;
  isExecuted = BigInt((await ask('cfx_epochNumber', 'latest_state')).result) >= mined;
  if (!isExecuted) assert.equal(next, null);
}
assert.equal(isExecuted, false);
print('number of an epoch not executed yet', 'null');
const pendingBalance = await ask('eth_getBalance', account.address, 'pending');
assert.equal(pendingBalance.error, undefined);
console.log('# #endregion tags');
