// Finds the largest contract that one transaction can deploy, and the limits around it.
import { keccak256, type Hex } from 'viem';
import {
  account,
  ask,
  assert,
  chainId,
  client,
  fees,
  makeBeside,
  print,
  receiptOf,
  send,
  whole,
} from './node.ts';

const POOL = 15_000_000n;
const hexOf = (number: bigint | number): Hex => `0x${number.toString(16)}`;
/** Init code that copies its own end, `byte` repeated, and returns it as the code. */
const codeOf = (bytes: number, byte: string): Hex =>
  `0x61${bytes.toString(16).padStart(4, '0')}80600a5f395ff3${byte.repeat(bytes)}`;
const fits = async (data: Hex, gas: bigint) =>
  (await ask('eth_call', { from: account.address, data, gas: hexOf(gas) }, 'latest')).error ===
  undefined;
/** The error of a transaction that the pool rejects. */
async function rejection(data: Hex, gas: bigint, to?: Hex): Promise<string | undefined> {
  const nonce = await client.getTransactionCount({ address: account.address });
  const raw = await account.signTransaction({
    ...fees,
    chainId,
    nonce,
    data,
    gas,
    ...(to && { to }),
  });
  return (await ask('eth_sendRawTransaction', raw)).error?.message;
}

console.log('# #region machine');
// These transactions need more gas than the pool accepts, so the script puts them into a block itself.
for (const [bytes, status] of [
  [49_152, 'success'],
  [49_153, 'reverted'],
] as const) {
  const nonce = await client.getTransactionCount({ address: account.address });
  const raw = await account.signTransaction({
    ...fees,
    chainId,
    nonce,
    data: `0x61${bytes.toString(16)}5ff3`,
    gas: 29_000_000n,
  });
  await makeBeside(raw);
  const receipt = await receiptOf(keccak256(raw));
  assert.equal(receipt.status, status);
  print(
    `code of ${whole(bytes)} bytes, 29,000,000 gas`,
    status === 'success'
      ? 'deployed'
      : (receipt as unknown as { txExecErrorMsg: string }).txExecErrorMsg,
  );
}
console.log('# #endregion machine');

console.log('# #region pool');
for (const [name, byte] of [
  ['no zero bytes', '01'],
  ['only zero bytes', '00'],
] as const) {
  let [most, tooMany] = [30_000, 49_152];
  assert.equal(await fits(codeOf(tooMany, byte), POOL), false);
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (await fits(codeOf(middle, byte), POOL)) most = middle;
    else tooMany = middle;
  }
  const largest = await send({ data: codeOf(most, byte), gas: POOL });
  assert.equal(largest.status, 'success');
  const failed = await send({ data: codeOf(most + 1, byte), gas: POOL });
  assert.equal(failed.status, 'reverted');
  print(`${name}: largest code`, `${whole(most)} bytes`, `${whole(largest.gasUsed)} gas`);
}
const overPool = await rejection(codeOf(49_152 - 10, '01'), POOL + 1n);
assert.ok(overPool);
print('a gas limit of 15,000,001', overPool);
console.log('# #endregion pool');

console.log('# #region others');
const zeros = (bytes: number): Hex => `0x${'00'.repeat(bytes)}`;
const ef = await send({ data: '0x60ef5f5360015ff3' });
assert.equal(ef.status, 'reverted');
print('code that begins with 0xef', (ef as unknown as { txExecErrorMsg: string }).txExecErrorMsg);
assert.equal((await send({ data: zeros(49_152), gas: 6_000_000n })).status, 'success');
print('init code of 49,152 bytes', 'accepted');
const tooLong = await rejection(zeros(49_153), 6_000_000n);
assert.ok(tooLong);
print('init code of 49,153 bytes', tooLong);
const sink = '0x2222222222222222222222222222222222222222';
assert.equal((await send({ to: sink, data: zeros(150_000), gas: POOL })).status, 'success');
print('data of 150,000 bytes', 'accepted');
const tooMuch = await rejection(zeros(150_001), POOL, sink);
assert.ok(tooMuch);
print('data of 150,001 bytes', tooMuch);
console.log('# #endregion others');
