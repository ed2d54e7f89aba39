import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const ENVIRONMENT = [
  'PORTAL_ASSISTANT_SCRIPT',
  'PORTAL_ASSISTANT_INTEGRITY',
  'PORTAL_ASSISTANT_KEY',
  'PORTAL_ASSISTANT_KEY_ATTRIBUTE',
  'PORTAL_ANALYTICS_ID',
  'PORTAL_ANALYTICS_ORIGIN',
  'PORTAL_OFFLINE',
  'PORTAL_LIGHT',
];
// Neither sources nor what a build reads; the list of ignored folders is .gitignore's.
const SKIPPED = new Set(['build', 'node_modules', 'playwright-report', 'test-results', 'tests', 'tools']);
const OF_THE_BUILD = path.join('tools', 'build', 'buildSite.ts');

/**
 * Whether a folder holds what programs wrote or installed, as those of the samples do while they run: no page shows it.
 */
function isWritten(folder: string): boolean {
  const [first, , third] = folder.split(path.sep);
  const name = path.basename(folder);
  return name === 'node_modules' || name.startsWith('.') || (first === 'samples' && third === 'build');
}

/** Every file below a folder of the root, named from the root, but for those that programs wrote. */
function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const address = path.join(folder, entry.name);
    if (entry.isDirectory()) return isWritten(address) ? [] : filesBelow(root, address);
    return entry.isFile() ? [address] : [];
  });
}

/**
 * What a build depends on, as one digest: the sources below `root`, Node's version, and the variables that the
 * configuration reads.
 */
export function sourcesDigest(root = '.', environment: NodeJS.ProcessEnv = process.env): string {
  const digest = createHash('sha256').update(process.versions.node);
  for (const name of ENVIRONMENT) digest.update(`${name}=${environment[name] ?? ''}\n`);
  const entries = readdirSync(root, {withFileTypes: true}).filter(
    ({name}) => !SKIPPED.has(name) && !name.startsWith('.'),
  );
  const files = entries.flatMap((entry) => (entry.isDirectory() ? filesBelow(root, entry.name) : [entry.name]));
  for (const file of [...files, OF_THE_BUILD].sort()) {
    digest
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  }
  return digest.digest('hex');
}
