// Two Conflux nodes with the same genesis, which the test connects and separates.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { privateKeyToAccount } from 'viem/accounts';
import type { Hex } from 'viem';

export const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'; // Hardhat's first test key
const NET_KEYS: Hex[] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`];

export type Node = Awaited<ReturnType<typeof startNode>>;

export async function startNode(nth: 0 | 1) {
  const folder = mkdtempSync(path.join(tmpdir(), 'espace-graph-'));
  const [corePort, espacePort, peerPort] = [22_720 + nth, 28_720 + nth, 32_720 + nth];
  writeFileSync(path.join(folder, 'secrets.txt'), `${KEY.slice(2)}\n`);
  const keys = {
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
    net_key: NET_KEYS[nth].slice(2),
    jsonrpc_local_http_port: corePort,
    jsonrpc_http_eth_port: espacePort,
    tcp_port: peerPort,
    public_address: `127.0.0.1:${peerPort}`,
    enable_discovery: false,
    session_ip_limits: '0,0,0,0',
    get_logs_filter_max_epoch_range: 20,
    dev_allow_phase_change_without_peer: true,
    check_phase_change_period_ms: 50,
  };
  const config = path.join(folder, 'node.toml');
  writeFileSync(
    config,
    Object.entries(keys)
      .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
      .join(''),
  );
  const child = fork('chain.mjs', [config], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  const started = await Promise.race([
    once(child, 'message').then(() => true),
    once(child, 'exit').then(() => false),
  ]);
  if (!started) throw new Error(`the node stopped: ${said}`);

  const core = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(`http://127.0.0.1:${corePort}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { result, error } = (await response.json()) as { result: T; error?: { message: string } };
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  while ((await core('debug_currentSyncPhase')) !== 'NormalSyncPhase') await pause(100);
  return {
    core,
    espace: `http://127.0.0.1:${espacePort}`,
    address: `127.0.0.1:${peerPort}`,
    id: `0x${privateKeyToAccount(NET_KEYS[nth]).publicKey.slice(4)}`,
    /** Makes a block at a time until the newest block has this height. */
    async mineTo(height: number) {
      for (
        let now = Number(await core('cfx_epochNumber', 'latest_mined'));
        now < height;
        now += 1
      ) {
        await core('test_generateOneBlock', 1000, 200_000);
        while (Number(await core('cfx_epochNumber', 'latest_mined')) === now) await pause(10);
      }
    },
    async stop() {
      if (child.connected) child.disconnect();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until both nodes have the same newest block. */
async function agree(a: Node, b: Node) {
  const best = (node: Node) => node.core<string>('cfx_getBestBlockHash');
  for (let tries = 0; (await best(a)) !== (await best(b)); tries += 1) {
    if (tries > 300) throw new Error('the nodes disagree');
    await pause(100);
  }
}

export async function connect(a: Node, b: Node) {
  await a.core('test_addNode', b.id, b.address);
  await agree(a, b);
}

export async function separate(a: Node, b: Node) {
  await a.core('test_removeNode', b.id, b.address);
  await b.core('test_removeNode', a.id, a.address).catch(() => undefined);
  while ((await a.core<unknown[]>('test_getPeerInfo')).length > 0) await pause(50);
}
