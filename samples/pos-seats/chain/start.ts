import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { call } from '../ask.ts';
import validator from './validator.json' with { type: 'json' };

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

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

// The development accounts of the local node; these keys are public. The genesis gives each of them CFX.
export const OWNER_KEY = '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a';
export const NEW_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
// The key of the first node in the network, by which the other one finds it, and its public half.
const NETWORK_KEY = '0000000000000000000000000000000000000000000000000000000000c0ffee';
const NETWORK_ID = '0x2a5bbcb0eede528e6abe5f2ec50ad7887eb5677af383a460b05ee23bf892dfe552c93747550eda8404c8b473786c00dfd8fd1ef4bc033f359ccf5b77bd656d21';

interface Ports {
  rpc: number;
  p2p: number;
}

/** Writes what a node reads at its start, and returns its configuration file. */
function writeFiles(folder: string, ports: Ports, first: boolean): string {
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('keys'), [OWNER_KEY, NEW_KEY].map((secret) => `${secret.slice(2)}\n`).join(''));
  writeFileSync(at('genesis'), Buffer.from(validator.genesis, 'base64'));
  // Without a key file, a node makes new keys at its first start.
  if (first) writeFileSync(at('pos_key'), Buffer.from(validator.key, 'base64'));
  writeFileSync(at('initial_nodes.json'), JSON.stringify(initialNodes()));
  writeFileSync(
    at('pos_config.yaml'),
    `base:
  data_dir: ${JSON.stringify(at('pos_db'))}
  role: validator
  waypoint:
    from_config: ${JSON.stringify(validator.waypoint)}
consensus:
  round_initial_timeout_ms: 1000
  cip113_round_initial_timeout_ms: 1000
  safety_rules:
    service:
      type: local
execution:
  genesis_file_location: ${JSON.stringify(at('genesis'))}
storage:
  dir: ${JSON.stringify(at('pos_db/db'))}
logger:
  file: ${JSON.stringify(at('pos.log'))}
  level: WARN
`,
  );
  const settings = {
    conflux_data_dir: folder,
    block_db_dir: at('blocks'),
    genesis_secrets: at('keys'),
    pos_config_path: at('pos_config.yaml'),
    pos_initial_nodes_path: at('initial_nodes.json'),
    pos_private_key_path: at('pos_key'),
    jsonrpc_local_http_port: ports.rpc,
    tcp_port: ports.p2p,
    public_address: `127.0.0.1:${ports.p2p}`,
    ...(first && { net_key: NETWORK_KEY }),
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`);
  writeFileSync(at('node.toml'), readFileSync(here('node.toml'), 'utf8') + lines.join(''));
  return at('node.toml');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Node {
  url: string;
  /** The port by which another node finds this one. */
  p2p: number;
  stop: () => Promise<void>;
}

export const newFolder = () => mkdtempSync(path.join(tmpdir(), 'pos-seats-'));
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Starts the chain's first node, or with `peer` one that follows it. */
export async function startNode(folder: string, peer?: Node): Promise<Node> {
  const ports = { rpc: await freePort(), p2p: await freePort() };
  const child = fork(here('node.mjs'), [writeFiles(folder, ports, !peer)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = once(child, 'exit');
  const started = once(child, 'message').then(() => true);
  if (!(await Promise.race([started, ended.then(() => false)]))) throw new Error('the node ended at its start');
  const url = `http://127.0.0.1:${ports.rpc}`;
  if (peer) await call(url, 'test_addNode', [NETWORK_ID, `127.0.0.1:${peer.p2p}`]);
  return {
    url,
    p2p: ports.p2p,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
