import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {RECORD_FILE} from '../../src/markdown/samples/recordFile';
import {parseManifest, type SampleManifest} from './sampleManifest';
import {PACKAGES, askedFor, hasOwnLock, lockedPlaces, packagesBehind, sharingFault} from './samplePackages';

/** A sample: the name of its folder, where it is, and how it runs. */
export interface Sample {
  name: string;
  folder: string;
  manifest: SampleManifest;
}

// What packages and runs leave behind, and this machine's npm settings, which aren't part of a sample.
const LEFT_BEHIND = new Set([
  'node_modules',
  'build',
  'out',
  'cache',
  'artifacts',
  '.generated',
  '.env',
  '.npmrc',
  RECORD_FILE,
]);

/** Every file of a sample by its path inside, sorted, without what packages and runs leave behind. */
export function sampleFiles(folder: string, prefix = ''): string[] {
  const entries = readdirSync(path.join(folder, prefix), {withFileTypes: true}).filter(
    ({name}) => !LEFT_BEHIND.has(name),
  );
  return entries
    .flatMap((entry) =>
      entry.isDirectory() ? sampleFiles(folder, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
    )
    .sort();
}

/** The folder beside the samples that is none: what they run with, and no page shows. */
export const HARNESS = 'harness';

/**
 * The files of the harness that a sample needs, sorted: those that its own files name as `harness/FILE`, with those that they name as
 * `./FILE`. A run gets these alone, so that what its outcome depends on is what the digest is of.
 */
export function harnessFiles(folder: string): string[] {
  const harness = path.join(path.dirname(folder), HARNESS);
  if (!existsSync(harness)) return [];
  const parts = sampleFiles(harness).filter((file) => !file.startsWith('package'));
  const read = (root: string, files: readonly string[]): string =>
    files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const named = (text: string, before: string): string[] => parts.filter((file) => text.includes(`${before}/${file}`));
  const found = new Set(named(read(folder, sampleFiles(folder)), HARNESS));
  for (const file of found) named(read(harness, [file]), '.').forEach((name) => found.add(name));
  return found.size === 0 ? [] : [...found, 'package.json'].sort();
}

/**
 * Twelve hex digits that change whenever a file of the sample does, or one of the harness that it needs, or, where it
 * shares the lock of all samples, a package that it needs.
 */
export function sampleDigest(folder: string): string {
  const digest = createHash('sha256');
  for (const file of [...sampleFiles(folder), ...harnessFiles(folder).map((name) => `../${HARNESS}/${name}`)]) {
    const content = readFileSync(path.join(folder, file));
    digest.update(`${file}\0${String(content.length)}\0`).update(content);
  }
  if (!hasOwnLock(folder))
    digest.update(packagesBehind(lockedPlaces(folder), Object.keys(askedFor(folder))).join('\n'));
  return digest.digest('hex').slice(0, 12);
}

/** Reads one sample; throws with its package.json's name and what is wrong in it. */
export function readSampleFolder(samplesDir: string, name: string): Sample {
  const folder = path.join(samplesDir, name);
  const file = path.join(folder, 'package.json');
  const place = `samples/${name}/package.json`;
  if (!existsSync(file)) throw new Error(`${place} is missing; it defines how the sample runs and pins its packages`);
  try {
    const manifest = parseManifest(readFileSync(file, 'utf8'));
    const fault = sharingFault(folder);
    if (fault !== undefined) throw new Error(fault);
    return {name, folder, manifest};
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

/** The names of all samples, sorted; the harness and their packages are none. */
export function sampleNames(samplesDir: string): string[] {
  const folders = readdirSync(samplesDir, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return folders.flatMap(({name}) => (name === HARNESS || name === PACKAGES ? [] : [name])).sort();
}
