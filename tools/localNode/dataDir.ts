import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEVELOPMENT_ACCOUNTS} from './accounts';
import {lastWords} from './messages';
import {filesIn, toToml, type NodeSettings} from './nodeConfig';
import posGenesis from './posGenesis.json';

/** A folder for the chain: the one to keep, or a new temporary one. */
export function openDataDir(keep: string | undefined): string {
  if (keep === undefined) return mkdtempSync(path.join(tmpdir(), 'conflux-local-node-'));
  mkdirSync(keep, {recursive: true});
  return path.resolve(keep);
}

/**
 * The proof-of-stake chain never gets past its genesis, since no one holds the validator's key; the `pos_` methods
 * return data of that genesis.
 */
function posConfig(genesisFile: string): string {
  return `base:
  role: validator
  waypoint:
    from_config: ${JSON.stringify(posGenesis.waypoint)}
consensus:
  round_initial_timeout_ms: 60000
  safety_rules:
    service:
      type: local
execution:
  genesis_file_location: ${JSON.stringify(genesisFile)}
logger:
  file: ${JSON.stringify(path.join(path.dirname(genesisFile), 'pos.log'))}
  level: WARN
`;
}

/** Writes everything that the node reads at its start. */
export function writeNodeFiles(settings: NodeSettings): void {
  const files = filesIn(settings.dataDir);
  const secrets = DEVELOPMENT_ACCOUNTS.map(({privateKey}) => `${privateKey.slice(2)}\n`).join('');
  writeFileSync(files.secrets, secrets, {mode: 0o600});
  writeFileSync(files.posGenesis, Buffer.from(posGenesis.genesis, 'base64'));
  writeFileSync(files.posNodes, JSON.stringify(posGenesis.initialNodes));
  writeFileSync(files.posConfig, posConfig(files.posGenesis));
  writeFileSync(files.config, toToml(settings));
}

/** What the node wrote last, or nothing. */
export function readLastWords(dataDir: string): string {
  try {
    return lastWords(readFileSync(filesIn(dataDir).log, 'utf8'));
  } catch {
    return '';
  }
}

/** Removes a folder; what can't be removed is left to the system, which clears its temporary files. */
export function removeDataDir(dataDir: string): void {
  try {
    rmSync(dataDir, {recursive: true, force: true, maxRetries: 3});
  } catch {
    // Nothing depends on it.
  }
}
