import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {finish} from '../../src/delivery/finish';
import {buildArguments} from '../../tools/build/buildSite';
import {sourcesDigest} from '../../tools/build/sourcesDigest';

const DIRECTORY = path.resolve('.fixture-sites', 'stock-portal');
const STAMP = `${DIRECTORY}.stamp`;

/**
 * Builds the portal without the light client into a folder of its own and finishes it, unless that holds what today's
 * sources give; returns the folder.
 */
export async function buildStockPortal(): Promise<string> {
  const env = {...process.env, PORTAL_LIGHT: 'off'};
  const digest = sourcesDigest('.', env);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest && existsSync(path.join(DIRECTORY, '_deploy')))
    return DIRECTORY;
  for (const old of [STAMP, DIRECTORY]) rmSync(old, {recursive: true, force: true});
  const {status} = spawnSync(process.execPath, [...buildArguments('.'), '--out-dir', DIRECTORY], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) throw new Error('With PORTAL_LIGHT=off the portal does not build; what Docusaurus said is above.');
  await finish(DIRECTORY);
  writeFileSync(STAMP, digest);
  return DIRECTORY;
}
