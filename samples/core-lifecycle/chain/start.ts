import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ask } from '../ask.ts';
import validator from './validator.json' with { type: 'json' };

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// The last development account of the local node; this key is public.
export const OWNER_KEY = '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a';

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

/** Writes what the node reads at its start, and returns its configuration file. */
function writeFiles(folder: string): string {
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('keys'), `${OWNER_KEY.slice(2)}\n`);
  writeFileSync(at('genesis'), Buffer.from(validator.genesis, 'base64'));
  writeFileSync(at('pos_key'), Buffer.from(validator.key, 'base64'));
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
  const lines = Object.entries(paths).map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`);
  writeFileSync(at('node.toml'), readFileSync(here('node.toml'), 'utf8') + lines.join(''));
  return at('node.toml');
}

/** Starts the node; resolves with what ends it. */
export async function startNode(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'core-lifecycle-'));
  const node = fork(here('node.mjs'), [writeFiles(folder)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(node, 'exit');
  await Promise.race([
    once(node, 'message'),
    ended.then(() => Promise.reject(new Error('the node ended at its start'))),
  ]);
  while (!(await ask('test_posVotingStatus').catch(() => false))) await pause(50);
  // The node crashes if a block is requested while it is catching up.
  while ((await ask('debug_currentSyncPhase').catch(() => '')) !== 'NormalSyncPhase') await pause(50);
  return async () => {
    node.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
