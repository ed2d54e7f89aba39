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

/** The last recorded run of the sample in a folder; undefined before the first. Throws where the file isn't such a record. */
export function readRecord(folder: string): SampleRecord | undefined {
  const file = path.join(folder, RECORD_FILE);
  const cure = `run the sample with npm run test:samples -- --only ${path.basename(folder)} --write`;
  return existsSync(file) ? readJson(file, RECORD, cure) : undefined;
}

/** What readers see of a record: packages with their versions, then the node. */
export function testedWithText({node, testedWith}: SampleRecord): string {
  const packages = Object.entries(testedWith).map(([name, version]) => `${name} ${version}`);
  return [...packages, ...(node === undefined ? [] : [`Conflux ${node}`])].join(' · ');
}
