// Makes a transaction wait until its epochHeight is too old. Starts a node of its own, where that takes 30 epochs and not 100,000.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hex } from 'viem';
import { askAt } from '../harness/ask.ts';
import { runNode } from '../harness/runNode.ts';

const PORT = 12747;
const key =
  process.env.CORE_KEY ?? '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
process.env.CORE_RPC = `http://127.0.0.1:${PORT}`;
const { CFX, core, deployer, expect, GDRIP, person, rejection, url } = await import('./setup.js');

const folder = mkdtempSync(path.join(tmpdir(), 'stuck-'));
const secrets = path.join(folder, 'secrets.txt');
writeFileSync(secrets, `${key.slice(2)}\n`);
const stop = await runNode(folder, {
  mode: 'dev',
  node_type: 'full',
  chain_id: 1234,
  evm_chain_id: 1235,
  transaction_epoch_bound: 30, // 100000 unless set
  dev_pack_tx_immediately: false,
  genesis_secrets: secrets,
  conflux_data_dir: folder,
  block_db_dir: path.join(folder, 'blocks'),
  jsonrpc_local_http_port: PORT,
  tcp_port: 23333,
  enable_discovery: false,
});
const ask = <T>(method: string, ...params: unknown[]) => askAt<T>(url, method, ...params);
while (!(await ask<string>('debug_currentSyncPhase')).includes('Normal')) await pause(200);

const mine = (blocks: number) => ask('test_generateEmptyBlocks', blocks);
async function pay(nonce: number, epochHeight: bigint, gasPrice = GDRIP): Promise<Hex | undefined> {
  const payment = {
    type: 'legacy',
    chainId: 1234,
    to: person('receiver').address,
    value: CFX,
    gas: 21_000n,
    storageLimit: 0n,
  } as const;
  const serializedTransaction = await deployer.signTransaction({
    ...payment,
    gasPrice,
    nonce,
    epochHeight,
  });
  return core.sendRawTransaction({ serializedTransaction }).then(
    (hash) => (console.log(`nonce ${nonce}, epochHeight ${epochHeight}: accepted`), hash),
    (error) => void console.log(`nonce ${nonce}, epochHeight ${epochHeight}: ${rejection(error)}`),
  );
}
type Pending = { firstTxStatus: unknown };
async function state(wanted: string): Promise<void> {
  const { firstTxStatus } = await ask<Pending>(
    'cfx_getAccountPendingTransactions',
    deployer.address,
  );
  console.log(`  epoch ${(await core.getStatus()).epochNumber}: ${JSON.stringify(firstTxStatus)}`);
  expect(
    JSON.stringify(firstTxStatus).includes(wanted),
    `${wanted}, not ${JSON.stringify(firstTxStatus)}`,
  );
}

await mine(10);
await pay(0, 10n);
await state('ready');
await mine(40); // blocks without transactions
await state('oldEpochHeight');
const hash = await pay(0, 50n, (GDRIP * 102n) / 100n);
await state('ready');
expect(hash !== undefined, 'a price 2% higher replaces it');
for (let i = 0; i < 10; i++) await ask('test_generateOneBlock', 100, 200_000);
await state('null');
const { outcomeStatus } = await core.getTransactionReceipt({ hash: hash! });
console.log(`  ${outcomeStatus}`);
expect(outcomeStatus === 'success', 'the replacement is executed');

await stop();
rmSync(folder, { recursive: true });
