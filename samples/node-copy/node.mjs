// Prepares a node's folder and runs the node in it, on a chain of its own without peers.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder as releaseFolder, runIn } from '../harness/child.mjs';

/** A new folder with the files that a release brings along. */
export function newFolder() {
  const folder = releaseFolder('node-copy-');
  cpSync('log.yaml', path.join(folder, 'log.yaml'));
  const pos = path.join(folder, 'pos_config', 'pos_config.yaml');
  const text = readFileSync(pos, 'utf8').replace('base:', `base:\n  data_dir: ${folder}/pos_db`);
  writeFileSync(pos, `${text}\nstorage:\n  dir: ${folder}/pos_db/db\n`);
  return folder;
}

/** Asks the node that `start` has started. */
export async function rpc(method, ...params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch('http://127.0.0.1:22549', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(60_000),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(error.message);
  return result;
}

/** Waits until `probe` returns something that isn't undefined. */
export async function until(probe, seconds = 30) {
  for (let tries = 0; tries < seconds * 5; tries += 1) {
    const found = await probe();
    if (found !== undefined) return found;
    await sleep(200);
  }
  throw new Error('waited in vain');
}

/** Starts the node and returns the function that stops it. */
export async function start(folder, ...lines) {
  const common = readFileSync('node.toml', 'utf8').replaceAll('./', `${folder}/`);
  writeFileSync(path.join(folder, 'node.toml'), `${common}${lines.join('\n')}\n`);
  const { started, said, stop } = runIn(folder);
  const panic = () => said().match(/panicked at .*\n(.*?)'*\n/)?.[1];
  if (!(await started)) {
    await stop();
    throw new Error(panic() ?? said());
  }
  const synced = async () => {
    if (said().includes('panicked at')) throw new Error(panic() ?? said());
    return (await rpc('debug_currentSyncPhase')) === 'NormalSyncPhase' ? true : undefined;
  };
  await until(synced).catch(async (error) => {
    await stop();
    throw error;
  });
  return stop;
}
