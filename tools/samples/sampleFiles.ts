import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {RECORD_FILE} from '../../src/markdown/samples/recordFile';
import {parseManifest, type SampleManifest} from './sampleManifest';

/** A sample: the name of its folder, where it is, and how it runs. */
export interface Sample {
  name: string;
  folder: string;
  manifest: SampleManifest;
}

// What packages and runs leave behind, and how npm is set here, which is no part of a sample.
const LEFT_BEHIND = new Set(['node_modules', 'build', 'out', 'cache', 'artifacts', '.generated', '.env', '.npmrc', RECORD_FILE]);

/** Every file of a sample by its path inside, sorted, without what packages and runs leave behind. */
export function sampleFiles(folder: string, prefix = ''): string[] {
  const entries = readdirSync(path.join(folder, prefix), {withFileTypes: true}).filter(({name}) => !LEFT_BEHIND.has(name));
  return entries.flatMap((entry) => (entry.isDirectory() ? sampleFiles(folder, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`])).sort();
}

/** Twelve hex digits that change whenever a file of the sample does. */
export function sampleDigest(folder: string): string {
  const digest = createHash('sha256');
  for (const file of sampleFiles(folder)) {
    const content = readFileSync(path.join(folder, file));
    digest.update(`${file}\0${String(content.length)}\0`).update(content);
  }
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
    if (!existsSync(path.join(folder, 'package-lock.json'))) throw new Error('there is no package-lock.json next to it; npm install writes it');
    return {name, folder, manifest};
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

/** The names of all samples, sorted. */
export function sampleNames(samplesDir: string): string[] {
  return readdirSync(samplesDir, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}
