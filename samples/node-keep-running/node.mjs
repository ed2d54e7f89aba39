// A folder with what a node reads at its start, a node in it, and questions to its ports.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askAt, newFolder as releaseFolder, until } from '../harness/child.mjs';

export { until } from '../harness/child.mjs';

// Ports that a node with the usual ones doesn't need.
const [CORE, PEERS] = [24539, 24323];
export const ESPACE = 24545;

/** A development key of Hardhat and Anvil, which everybody knows: its account has CFX in eSpace. */
export const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

const settingsOf = (folder) => ({
  chain_id: 1234,
  evm_chain_id: 1235,
  conflux_data_dir: `${folder}/blockchain_data`,
  pos_config_path: `${folder}/pos_config/pos_config.yaml`,
  pos_initial_nodes_path: `${folder}/pos_config/initial_nodes.json`,
  pos_private_key_path: `${folder}/pos_config/pos_key`,
  genesis_evm_secrets: `${folder}/keys`,
  tcp_port: PEERS,
  public_address: `127.0.0.1:${PEERS}`,
  enable_discovery: false,
  jsonrpc_local_http_port: CORE,
  jsonrpc_http_eth_port: ESPACE,
  public_evm_rpc_apis: 'all',
  default_transition_time: 1,
  hydra_transition_height: 1,
  hydra_transition_number: 1,
  pos_reference_enable_height: 0,
  check_phase_change_period_ms: 50,
  dev_allow_phase_change_without_peer: true,
});

export function newFolder() {
  const folder = releaseFolder('keep-running-');
  writeFileSync(path.join(folder, 'keys'), `${KEY.slice(2)}\n`);
  const file = path.join(folder, 'pos_config', 'pos_config.yaml');
  const text = readFileSync(file, 'utf8').replace('base:', `base:\n  data_dir: ${folder}/pos_db`);
  writeFileSync(file, `${text}\nstorage:\n  dir: ${folder}/pos_db/db\n`);
  return folder;
}

export const core = (method, ...params) => askAt(CORE, method, ...params);
export const espace = (method, ...params) => askAt(ESPACE, method, ...params);
export const epochOf = async (tag) => Number(await core('cfx_epochNumber', tag));

/** Starts a node in a folder and waits until it's in the normal phase; throws its panic if it has one before. */
export async function start(folder, settings) {
  const all = { ...settingsOf(folder), ...settings };
  const lines = Object.entries(all).map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`);
  writeFileSync(path.join(folder, 'node.toml'), lines.join(''));
  const node = spawn(process.execPath, [path.resolve('process.mjs'), process.cwd()], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder, CFX_POS_KEY_ENCRYPTION_PASSWORD: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [node.stdout, node.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise((resolve) =>
    node.once('close', (code, signal) => resolve({ code, signal })),
  );
  /** Sends a signal; resolves to how the process ended and after how many seconds. */
  const end = async (signal) => {
    const begin = Date.now();
    node.kill(signal);
    return { ...(await ended), seconds: (Date.now() - begin) / 1000 };
  };
  const panic = () => said.match(/panicked at .*\n(.*?)'*\n/)?.[1];
  const isReady = async () => {
    if (panic() !== undefined || node.exitCode !== null) throw new Error(panic() ?? said);
    return core('debug_currentSyncPhase').then(
      (phase) => phase === 'NormalSyncPhase',
      () => false,
    );
  };
  try {
    await until(isReady, 90);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { end, panic };
}
