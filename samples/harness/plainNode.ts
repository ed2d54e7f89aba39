// Nodes that make a block only when they are told to, for programs that need no proof of stake.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askAt } from './ask.ts';
import { freePort, runNode, type Settings } from './runNode.ts';

/** Hardhat's first test key, which everybody knows: its account has CFX in eSpace. */
export const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

const settingsOf = (folder: string): Settings => ({
  mode: 'test',
  node_type: 'full',
  chain_id: 1234,
  evm_chain_id: 1235,
  // Forks that aren't named wait for mainnet's heights.
  default_transition_time: 1,
  hydra_transition_height: 1,
  hydra_transition_number: 1,
  genesis_evm_secrets: path.join(folder, 'keys'),
  conflux_data_dir: folder,
  block_db_dir: path.join(folder, 'blocks'),
  pos_private_key_path: path.join(folder, 'pos_key'),
  enable_discovery: false,
  dev_allow_phase_change_without_peer: true,
  check_phase_change_period_ms: 50,
});

/** A node that runs. */
export interface PlainNode {
  /** The URL of eSpace. */
  espace: string;
  /** Where another node finds this one. */
  address: string;
  /** One JSON-RPC call to Core Space's local port. */
  core: <Result>(method: string, ...params: unknown[]) => Promise<Result>;
  stop: () => Promise<void>;
}

/** Starts a node with a folder and free ports of its own; resolves once it makes blocks. */
export async function startPlainNode(settings: Settings = {}): Promise<PlainNode> {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-'));
  writeFileSync(path.join(folder, 'keys'), `${KEY.slice(2)}\n`);
  const [corePort, espacePort, peerPort] = [await freePort(), await freePort(), await freePort()];
  const address = `127.0.0.1:${peerPort}`;
  const ports = {
    jsonrpc_local_http_port: corePort,
    jsonrpc_http_eth_port: espacePort,
    tcp_port: peerPort,
  };
  const end = await runNode(folder, {
    ...settingsOf(folder),
    ...ports,
    public_address: address,
    ...settings,
  });
  const core: PlainNode['core'] = (method, ...params) =>
    askAt(`http://127.0.0.1:${corePort}`, method, ...params);
  while ((await core('debug_currentSyncPhase')) !== 'NormalSyncPhase') await pause(50);
  return {
    espace: `http://127.0.0.1:${espacePort}`,
    address,
    core,
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
