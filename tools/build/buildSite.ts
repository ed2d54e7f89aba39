import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {LANGUAGE_TABLE} from '../../src/config/languages';
import {finish} from '../../src/delivery/finish';
import {sourcesDigest} from './sourcesDigest';

const BUILD = path.resolve('build');
const STAMP = path.resolve('node_modules', '.cache', 'portal', 'built-from');

/** Docusaurus' command in the packages below a folder. */
export function docusaurusOf(root: string): string {
  return path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
}

/**
 * Node's settings for a build, by Node's version. With more room for what is young it looks for rubbish less often.
 * Before 22 it compiles for speed only what runs eight times longer than usual; later versions compile in more steps,
 * and refuse to start with that.
 */
export function buildSettings(version = process.versions.node): string[] {
  return ['--max-semi-space-size=64', ...(Number.parseInt(version, 10) < 22 ? ['--interrupt-budget=540000'] : [])];
}

/** What Node is given to build the site below a folder. */
export function buildArguments(root: string): string[] {
  return [...buildSettings(), docusaurusOf(root), 'build'];
}

/** Builds all languages and finishes the site, unless `build/` already holds what today's sources give. */
export async function buildSite(): Promise<void> {
  const digest = sourcesDigest();
  const strict = process.env.PORTAL_STRICT === 'true';
  const [built, mode] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : [];
  // A strict build serves every purpose; one that only warned does not satisfy a strict request.
  if (built === digest && (mode === 'strict' || !strict) && existsSync(path.join(BUILD, '_deploy'))) {
    console.log('The site is built from these sources already.');
    return;
  }
  console.log(`Building ${LANGUAGE_TABLE.map(({label}) => label).join(', ')} (about a minute) …`);
  rmSync(STAMP, {force: true});
  const {status} = spawnSync(process.execPath, buildArguments('.'), {stdio: 'inherit'});
  if (status !== 0) throw new Error('The build stopped; the message above shows the file and what to fix.');
  await finish(BUILD);
  mkdirSync(path.dirname(STAMP), {recursive: true});
  writeFileSync(STAMP, `${digest} ${strict ? 'strict' : 'lenient'}`);
}
