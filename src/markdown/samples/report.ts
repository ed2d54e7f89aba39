import {existsSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import {readJson} from '../../content/readJson';
import {RECORD_FILE} from './recordFile';

/** The last recorded run of one sample. */
export interface SampleRecord {
  /** Of the sample's files; another one means that it has changed since. */
  digest: string;
  /** Of all that the outcome of the run depends on; another one means that it has to run again. */
  run: string;
  date: string;
  /** The major version of Node.js that it ran on: told for the record, and no reason to run again on another. */
  nodejs: string;
  /** The release of the Conflux node that it ran against. */
  node?: string;
  testedWith: Record<string, string>;
  steps: string[];
}

const text = Joi.string().allow('').required();
const RECORD = Joi.object<SampleRecord, true>({
  digest: text,
  run: text,
  date: text,
  nodejs: text,
  node: Joi.string(),
  testedWith: Joi.object().pattern(Joi.string(), text).required(),
  steps: Joi.array().items(Joi.string()).required(),
});

/**
 * The last recorded run of the sample in a folder; undefined before the first. Throws if the file isn't such a record.
 */
export function readRecord(folder: string): SampleRecord | undefined {
  const file = path.join(folder, RECORD_FILE);
  const cure = `run the sample with npm run test:samples -- --only ${path.basename(folder)} --write`;
  return existsSync(file) ? readJson(file, RECORD, cure) : undefined;
}

/** Packages with their versions, and the Conflux node with its own. */
export type Versions = Readonly<Record<string, string>>;

/** What a sample last ran with: its packages, then the node. */
export function versionsOf({node, testedWith}: SampleRecord): Versions {
  return {...testedWith, ...(node === undefined ? {} : {Conflux: node})};
}

/** For each package the version that most blocks of a page have; of two alike, the one that comes first. */
export function usualVersions(blocks: readonly Versions[]): Versions {
  const counts = new Map<string, Map<string, number>>();
  for (const [name, version] of blocks.flatMap((versions) => Object.entries(versions))) {
    const ofName = counts.get(name) ?? new Map<string, number>();
    counts.set(name, ofName.set(version, (ofName.get(version) ?? 0) + 1));
  }
  const most = (ofName: Map<string, number>): string =>
    [...ofName].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  return Object.fromEntries([...counts].map(([name, ofName]) => [name, most(ofName)]));
}

/** Those of a block that are not the page's. */
export function otherVersions(block: Versions, page: Versions): Versions {
  return Object.fromEntries(Object.entries(block).filter(([name, version]) => page[name] !== version));
}

/** Versions as readers see them, each with its package. */
export const versionTexts = (versions: Versions): string[] =>
  Object.entries(versions).map(([name, version]) => `${name} ${version}`);
