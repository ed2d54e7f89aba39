// Starts a chain with one node, on which the fix of v2.5 begins at a height of your choice.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// The first test key of Hardhat: it is public.
export const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Chain {
  espace: string;
  /** One JSON-RPC call to Core Space's local port. */
  core: <Result>(method: string, ...params: unknown[]) => Promise<Result>;
  stop: () => Promise<void>;
}

export async function startChain(fixHeight: number): Promise<Chain> {
  const folder = mkdtempSync(path.join(tmpdir(), 'create2-fix-'));
  const at = (name: string) => path.join(folder, name);
  const [corePort, espacePort, peerPort] = [await freePort(), await freePort(), await freePort()];
  writeFileSync(at('keys'), `${KEY.slice(2)}\n`);
  const keys = {
    mode: 'test',
    node_type: 'full',
    chain_id: 1234,
    evm_chain_id: 1235,
    // Forks that aren't named wait for mainnet's heights: apart from the fix, the rules are those of v2.0.
    default_transition_time: 1,
    hydra_transition_height: 1,
    hydra_transition_number: 1,
    c2_fix_transition_height: fixHeight,
    genesis_evm_secrets: at('keys'),
    conflux_data_dir: folder,
    block_db_dir: at('blocks'),
    pos_private_key_path: at('pos_key'),
    jsonrpc_local_http_port: corePort,
    jsonrpc_http_eth_port: espacePort,
    tcp_port: peerPort,
    enable_discovery: false,
    dev_allow_phase_change_without_peer: true,
    check_phase_change_period_ms: 50,
  };
  writeFileSync(at('node.toml'), Object.entries(keys).map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`).join(''));

  const core: Chain['core'] = async <Result>(method: string, ...params: unknown[]) => {
    const response = await fetch(`http://127.0.0.1:${corePort}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const answer = (await response.json()) as { result: Result; error?: { message: string } };
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  };

  const node = fork(fileURLToPath(new URL('node.mjs', import.meta.url)), [at('node.toml')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(node, 'exit');
  await Promise.race([once(node, 'message'), ended.then(() => Promise.reject(new Error('the node ended at its start')))]);
  while ((await core<string>('debug_currentSyncPhase')) !== 'NormalSyncPhase') await pause(50);
  return {
    espace: `http://127.0.0.1:${espacePort}`,
    core,
    stop: async () => {
      node.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
