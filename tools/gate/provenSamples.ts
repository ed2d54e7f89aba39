import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readRecord} from '../../src/markdown/samples/report';
import {runDigest} from '../samples/runDigest';
import type {Sample} from '../samples/sampleFiles';

/** Runs that passed on this machine, by sample: with changes, say, that no committed record has yet. */
const PASSED_HERE = path.resolve('node_modules', '.cache', 'portal', 'samples-passed.json');

function readPassedHere(): Record<string, string> {
  return existsSync(PASSED_HERE) ? (JSON.parse(readFileSync(PASSED_HERE, 'utf8')) as Record<string, string>) : {};
}

/**
 * Whether a sample has passed with all that its outcome depends on as it is now, by the committed record or on this
 * machine.
 */
export function isProven(sample: Sample): boolean {
  const now = runDigest(sample);
  return readRecord(sample.folder)?.run === now || readPassedHere()[sample.name] === now;
}

/** Remembers on this machine that a sample has passed as it is now. */
export function notePassed(sample: Sample): void {
  mkdirSync(path.dirname(PASSED_HERE), {recursive: true});
  writeFileSync(PASSED_HERE, JSON.stringify({...readPassedHere(), [sample.name]: runDigest(sample)}));
}
