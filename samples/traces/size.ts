// Sends one cheap transaction in each space whose traces are large, and measures the responses.
import assert from 'node:assert/strict';
import { type Address, type Hex } from 'viem';
import { coreUrl, espaceUrl } from './ask.ts';
import { core, deployRepeater, espace, repeat } from './wallets.ts';

const TIMES = 60n;
const SIZE = 100_000n; // bytes
const friend: Address = '0x1222222222222222222222222222222222222222';
const data = repeat(friend, TIMES, SIZE);

/** The length of a response in MB, or its error. */
async function sizeOf(url: string, method: string, ...params: unknown[]): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const text = await response.text();
  const { result, error } = JSON.parse(text) as {
    result: unknown;
    error?: { code: number; message: string; data?: string };
  };
  if (error) return `${error.code} ${error.message}${error.data ? `, ${error.data}` : ''}`;
  const entries = Array.isArray(result) ? `${result.length} entries, ` : '';
  return `${entries}${(text.length / 1_000_000).toFixed(3)} MB`;
}
const show = async (label: string, size: Promise<string>) =>
  console.log(`  ${label}: ${await size}`);

console.log(`one transaction, ${TIMES} inner calls, each with ${SIZE} bytes of input`);
const repeater = await deployRepeater.espace();
const hash = await espace.wallet.sendTransaction({ to: repeater, data, ...espace.fees });
const receipt = await espace.client.waitForTransactionReceipt({ hash });
assert.equal(receipt.status, 'success');
const block: Hex = `0x${receipt.blockNumber.toString(16)}`;
const range = { fromBlock: block, toBlock: block };
console.log(`eSpace: ${receipt.gasUsed} gas used`);
await show('trace_transaction', sizeOf(espaceUrl, 'trace_transaction', hash));
await show('trace_block', sizeOf(espaceUrl, 'trace_block', block));
await show('trace_filter', sizeOf(espaceUrl, 'trace_filter', range));
for (const count of [1, 10])
  await show(
    `trace_filter, count ${count}`,
    sizeOf(espaceUrl, 'trace_filter', { ...range, count }),
  );
const sender = { ...range, fromAddress: [espace.account.address] };
await show('trace_filter, fromAddress: the sender', sizeOf(espaceUrl, 'trace_filter', sender));
await show('trace_get, the first call', sizeOf(espaceUrl, 'trace_get', hash, ['0x0']));

const inCore = await deployRepeater.core();
const coreHash = await core.wallet.sendTransaction({ to: inCore, data, ...core.fees });
const coreReceipt = await core.client.waitForTransactionReceipt({ hash: coreHash });
assert.equal(coreReceipt.outcomeStatus, 'success');
const epoch: Hex = `0x${coreReceipt.epochNumber!.toString(16)}`;
const epochs = { fromEpoch: epoch, toEpoch: epoch };
console.log(`Core Space: ${coreReceipt.gasUsed} gas used`);
await show('trace_transaction', sizeOf(coreUrl, 'trace_transaction', coreHash));
await show('trace_epoch', sizeOf(coreUrl, 'trace_epoch', epoch));
await show('trace_filter', sizeOf(coreUrl, 'trace_filter', epochs));
const ten = { ...epochs, count: '0xa' };
await show('trace_filter, count 10', sizeOf(coreUrl, 'trace_filter', ten));
