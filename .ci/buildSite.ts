import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {finish} from '../src/delivery/finish';

const BUILD = path.resolve('build');
const STAMP = path.resolve('node_modules', '.cache', 'portal', 'built-from');
const ENVIRONMENT = [
  'PORTAL_ASSISTANT_SCRIPT',
  'PORTAL_ASSISTANT_INTEGRITY',
  'PORTAL_ASSISTANT_KEY',
  'PORTAL_ASSISTANT_KEY_ATTRIBUTE',
  'PORTAL_ANALYTICS_ID',
  'PORTAL_ANALYTICS_ORIGIN',
  'PORTAL_OFFLINE',
];
// Neither sources nor what a build reads; the list of ignored folders is .gitignore's.
const SKIPPED = new Set(['.git', '.github', '.docusaurus', '.fixture-sites', 'build', 'node_modules', 'playwright-report', 'test-results', 'tests']);

/** Every file below a folder; the samples have packages of their own, which no page shows. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const address = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(address);
    return entry.isFile() ? [address] : [];
  });
}

/** What a build depends on: every file outside those folders, Node's version, and the variables that the configuration reads. */
function sourcesDigest(): string {
  const digest = createHash('sha256').update(process.versions.node);
  for (const name of ENVIRONMENT) digest.update(`${name}=${process.env[name] ?? ''}\n`);
  const entries = readdirSync('.', {withFileTypes: true}).filter(({name}) => !SKIPPED.has(name) && !name.startsWith('.'));
  const files = entries.flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]));
  for (const file of [...files, path.join('.ci', 'buildSite.ts')].sort()) digest.update(file).update('\0').update(readFileSync(file));
  return digest.digest('hex');
}

/** Docusaurus' command in the packages below a folder. */
export function docusaurusOf(root: string): string {
  return path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
}

/** What Node is given to build the site below a folder: with more room for what is young, it looks for rubbish less often. */
export function buildArguments(root: string): string[] {
  return ['--max-semi-space-size=64', docusaurusOf(root), 'build'];
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
  console.log('Building English, Chinese and Spanish (about a minute) …');
  rmSync(STAMP, {force: true});
  const {status} = spawnSync(process.execPath, buildArguments('.'), {stdio: 'inherit'});
  if (status !== 0) throw new Error('The build stopped; the message above names the file and what to mend.');
  await finish(BUILD);
  mkdirSync(path.dirname(STAMP), {recursive: true});
  writeFileSync(STAMP, `${digest} ${strict ? 'strict' : 'lenient'}`);
}
