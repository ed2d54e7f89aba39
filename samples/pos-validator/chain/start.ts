import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

interface Ports {
  rpc: number;
  p2p: number;
}

/** Writes what the node reads at its start, but no key, and returns its configuration file. */
function writeFiles(folder: string, ports: Ports): string {
  const at = (name: string) => path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  // The last development account of the local node; this key is public.
  writeFileSync(at('keys'), '47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a\n');
  writeFileSync(at('genesis'), Buffer.from(validator.genesis, 'base64'));
  writeFileSync(at('initial_nodes.json'), JSON.stringify(initialNodes()));
  writeFileSync(
    at('pos_config.yaml'),
    `base:
  data_dir: ${JSON.stringify(at('pos_db'))}
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
storage:
  dir: ${JSON.stringify(at('pos_db/db'))}
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
  stop: () => Promise<void>;
}

/** Starts a node in a folder, with a password for its PoS keys; fails with what the node printed. */
export async function startNode(folder: string, password: string): Promise<Node> {
  const ports = { rpc: await freePort(), p2p: await freePort() };
  const child = fork(here('node.mjs'), [writeFiles(folder, ports)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, CFX_POS_KEY_ENCRYPTION_PASSWORD: password },
  });
  let printed = '';
  child.stderr?.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = once(child, 'exit');
  const started = once(child, 'message').then(() => true);
  if (!(await Promise.race([started, ended.then(() => false)]))) throw new Error(printed);
  return {
    url: `http://127.0.0.1:${ports.rpc}`,
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
