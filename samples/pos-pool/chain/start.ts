import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ask } from '../ask.ts';
import validator from './validator.json' with { type: 'json' };

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// The last development account of the local node; this key is public.
const OWNER_KEY = '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a';
// The first two development accounts; the genesis gives each of the three CFX.
export const KEYS = [
  OWNER_KEY,
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;

/** The genesis of the PoS chain: one validator, and the transaction by which its owner registers it. */
function initialNodes(): unknown {
  const { owner, blsKey, vrfKey, votes, account, committeeVotes } = validator;
  const register_tx = {
    nonce: '0x0',
    gas_price: '0x1',
    gas: '0x30d40',
    action: { Call: '0x0888000000000000000000000000000000000005' },
    value: '0x0',
    storage_limit: 16_000,
    epoch_height: 0,
    chain_id: 1234,
    data: [...Buffer.from(validator.registration.slice(2), 'hex')],
  };
  return {
    initial_nodes: [{ address: owner, bls_key: blsKey, vrf_key: vrfKey, voting_power: votes, register_tx }],
    initial_committee: [[account.slice(2), committeeVotes]],
    initial_seed: `0x${'0'.repeat(64)}`,
  };
}

interface Ports {
  rpc: number;
  p2p: number;
}

/** Writes what the node reads at its start, and returns its configuration file. */
function writeFiles(folder: string, ports: Ports, key?: string): string {
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('keys'), KEYS.map((secret) => `${secret.slice(2)}\n`).join(''));
  writeFileSync(at('genesis'), Buffer.from(validator.genesis, 'base64'));
  // Without a key file, a node makes new keys at its first start.
  if (key) writeFileSync(at('pos_key'), Buffer.from(key, 'base64'));
  writeFileSync(at('initial_nodes.json'), JSON.stringify(initialNodes()));
  // A round would last an hour: only the script ends it.
  writeFileSync(
    at('pos_config.yaml'),
    `base:
  role: validator
  waypoint:
    from_config: ${JSON.stringify(validator.waypoint)}
consensus:
  round_initial_timeout_ms: 3600000
  safety_rules:
    service:
      type: local
execution:
  genesis_file_location: ${JSON.stringify(at('genesis'))}
logger:
  file: ${JSON.stringify(at('pos.log'))}
  level: WARN
`,
  );
  const paths = {
    conflux_data_dir: folder,
    block_db_dir: at('blocks'),
    genesis_secrets: at('keys'),
    pos_config_path: at('pos_config.yaml'),
    pos_initial_nodes_path: at('initial_nodes.json'),
    pos_private_key_path: at('pos_key'),
  };
  const numbers = `jsonrpc_local_http_port = ${ports.rpc}\ntcp_port = ${ports.p2p}\npublic_address = "127.0.0.1:${ports.p2p}"\n`;
  const lines = Object.entries(paths).map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`);
  writeFileSync(at('node.toml'), readFileSync(here('node.toml'), 'utf8') + lines.join('') + numbers);
  return at('node.toml');
}

/** Starts a node on these ports; resolves with what ends it. */
async function start(ports: Ports, key?: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pos-pool-'));
  const node = fork(here('node.mjs'), [writeFiles(folder, ports, key)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(node, 'exit');
  await Promise.race([
    once(node, 'message'),
    ended.then(() => Promise.reject(new Error('the node ended at its start'))),
  ]);
  return async () => {
    node.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the chain with its only validator, whose URL is then in CORE_RPC. */
export async function startChain(): Promise<() => Promise<void>> {
  const ports = { rpc: await freePort(), p2p: await freePort() };
  process.env.CORE_RPC = `http://127.0.0.1:${ports.rpc}`;
  const stop = await start(ports, validator.key);
  while (!(await ask('test_posVotingStatus').catch(() => false))) await pause(50);
  // The node crashes if a block is requested while it is catching up.
  while ((await ask('debug_currentSyncPhase').catch(() => '')) !== 'NormalSyncPhase') await pause(50);
  return stop;
}

/** Starts a node with new PoS keys; returns its URL and what ends it. */
export async function startNewcomer(): Promise<[string, () => Promise<void>]> {
  const ports = { rpc: await freePort(), p2p: await freePort() };
  return [`http://127.0.0.1:${ports.rpc}`, await start(ports)];
}
