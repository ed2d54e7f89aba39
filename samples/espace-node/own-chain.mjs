// Starts a one-node chain with the given keys, and stops it after the trial.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

export const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'; // Hardhat's first test key
let nth = 0; // each chain has ports of its own, because fetch keeps connections open
const corePort = () => 22_000 + nth;
const espacePort = () => 28_000 + nth;
export const espace = () => `http://127.0.0.1:${espacePort()}`;

const keysOf = (folder) => ({
  mode: 'test',
  node_type: 'full',
  chain_id: 1234,
  evm_chain_id: 1235,
  default_transition_time: 1,
  hydra_transition_height: 1,
  hydra_transition_number: 1,
  genesis_evm_secrets: path.join(folder, 'secrets.txt'),
  conflux_data_dir: folder,
  block_db_dir: path.join(folder, 'blocks'),
  pos_private_key_path: path.join(folder, 'pos_key'),
  jsonrpc_local_http_port: corePort(),
  jsonrpc_http_eth_port: espacePort(),
  tcp_port: 32_323,
  enable_discovery: false,
  dev_allow_phase_change_without_peer: true,
  check_phase_change_period_ms: 50,
});

async function post(url, method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return response.json();
}

const core = (method, ...params) => post(`http://127.0.0.1:${corePort()}`, method, params);
export const eth = (method, ...params) => post(espace(), method, params);
export const mine = (blocks) => core('test_generateEmptyBlocks', blocks);
export const mineOne = () => core('test_generateOneBlock', 1000, 200_000);

export async function withNode(changes, trial) {
  nth += 1;
  const folder = mkdtempSync(path.join(tmpdir(), 'espace-node-'));
  writeFileSync(path.join(folder, 'secrets.txt'), `${KEY.slice(2)}\n`);
  const config = path.join(folder, 'node.toml');
  const keys = { ...keysOf(folder), ...changes };
  writeFileSync(
    config,
    Object.entries(keys)
      .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
      .join(''),
  );
  const node = fork('../harness/node.mjs', [config], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  node.stderr.on('data', (text) => (said += text));
  try {
    const started = await Promise.race([
      once(node, 'message').then(() => true),
      once(node, 'exit').then(() => false),
    ]);
    if (!started) throw new Error(`the node stopped: ${said}`);
    // v3.0.2 can crash if it has to make a block before it has started completely.
    while ((await core('debug_currentSyncPhase')).result !== 'NormalSyncPhase')
      await setTimeout(100);
    return await trial();
  } finally {
    if (node.connected) node.disconnect();
    if (node.exitCode === null && node.signalCode === null) await once(node, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
