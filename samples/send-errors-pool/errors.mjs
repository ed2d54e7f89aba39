// Starts a node of its own with a pool for four transactions and mainnet's minimum price, then sends what it rejects.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { concatHex, keccak256, numberToHex, toRlp } from 'viem';
import { sign } from 'viem/accounts';
import { runIn } from '../harness/child.mjs';

const RPC = 'http://127.0.0.1:12737';
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const GDRIP = 10n ** 9n;

const folder = mkdtempSync(path.join(tmpdir(), 'send-errors-'));
const secrets = path.join(folder, 'secrets.txt');
writeFileSync(secrets, `${KEY.slice(2)}\n`);

// #region settings
const settings = {
  mode: 'dev',
  node_type: 'full',
  chain_id: 1234,
  evm_chain_id: 1235,
  tx_pool_size: 4,
  tx_pool_min_native_tx_gas_price: 1_000_000_000,
  dev_pack_tx_immediately: false,
  genesis_secrets: secrets,
  conflux_data_dir: folder,
  block_db_dir: path.join(folder, 'blocks'),
  jsonrpc_local_http_port: 12737,
  tcp_port: 23323,
  enable_discovery: false,
};
// #endregion settings

writeFileSync(
  path.join(folder, 'node.toml'),
  Object.entries(settings)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
    .join(''),
);

async function ask(method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(RPC, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return response.json();
}

const integer = (n) => (n === 0n ? '0x' : numberToHex(n));

/** The bytes of a signed payment of 1 drip. */
async function payment({ nonce = 0n, gasPrice = GDRIP, epochHeight = 0n }) {
  const fields = [nonce, gasPrice, 21_000n].map(integer);
  const list = [
    ...fields,
    '0x1000000000000000000000000000000000000001',
    ...[1n, 0n, epochHeight, 1234n].map(integer),
    '0x',
  ];
  const { r, s, yParity } = await sign({
    hash: keccak256(concatHex([toRlp(list)])),
    privateKey: KEY,
  });
  return toRlp([list, integer(BigInt(yParity)), integer(BigInt(r)), integer(BigInt(s))]);
}

async function trial(situation, fields) {
  const { error } = await ask('cfx_sendRawTransaction', [await payment(fields)]);
  console.log(
    `${situation}\n  ${error ? `${error.code} ${error.data ?? error.message}` : 'accepted'}`,
  );
  return error;
}

const node = runIn(folder);
let failed = false;
void node.started.then((started) => (failed = !started));
// At first the node is still looking for peers to catch up with.
let answered = false;
while (!answered && !failed)
  answered = await ask('cfx_clientVersion', []).then(
    () => true,
    () => false,
  );
await trial('while the node catches up', {});
if (!(await node.started)) throw new Error(node.said());
console.log('started');
let phase;
while (!(phase ?? '').includes('Normal')) phase = (await ask('debug_currentSyncPhase', [])).result;
console.log(phase);

await trial('gasPrice 999,999,999 drip', { gasPrice: GDRIP - 1n });
for (const nonce of [1n, 2n, 3n, 4n, 5n]) await trial(`nonce ${nonce}`, { nonce });
for (let blocks = 0; blocks < 100_005; blocks += 6_667)
  await ask('test_generateEmptyBlocks', [6_667]);
await trial('epochHeight 0 at epoch 100,005', { nonce: 1n, gasPrice: 2n * GDRIP });
await trial('epochHeight 100,000', { nonce: 1n, gasPrice: 2n * GDRIP, epochHeight: 100_000n });

await node.stop();
rmSync(folder, { recursive: true });
