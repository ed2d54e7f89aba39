import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {normalisePair} from './normalise';
import {isAnswer} from './rpcClient';
import {SPACES, type Pair, type Recording, type Space} from './pair';

const FOLDER = path.join('openrpc', 'examples');

function fileOf(space: Space, method: string, name: string): string {
  return path.join(FOLDER, space, method, `${name}.json`);
}

function isPair(value: unknown): value is Pair {
  return (
    typeof value === 'object' && value !== null && 'request' in value && 'answer' in value && isAnswer(value.answer)
  );
}

/** Reads one recording; undefined if there is none. */
export function readPair(space: Space, method: string, name: string): Pair | undefined {
  const file = fileOf(space, method, name);
  if (!existsSync(file)) return undefined;
  const pair: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isPair(pair)) throw new Error(`${file} holds no request with its answer.`);
  return pair;
}

/** Where a recording belongs. */
export type RecordingKey = Pick<Recording, 'space' | 'method' | 'name'>;

/** Every recording that is there. */
export function listRecordings(): RecordingKey[] {
  return SPACES.flatMap((space) =>
    readdirSync(path.join(FOLDER, space)).flatMap((method) =>
      readdirSync(path.join(FOLDER, space, method)).map((file) => ({
        space,
        method,
        name: path.basename(file, '.json'),
      })),
    ),
  );
}

/** Whether two pairs are the same but for what differs between any two runs. */
export function isSame(one: Pair, other: Pair): boolean {
  return JSON.stringify(normalisePair(one)) === JSON.stringify(normalisePair(other));
}

/** Writes a recording unless the existing one is the same; returns whether it wrote. */
export function writeRecording({space, method, name, pair}: Recording, always: boolean): boolean {
  const before = readPair(space, method, name);
  if (before && !always && isSame(before, pair)) return false;
  const file = fileOf(space, method, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(pair, null, 2)}\n`);
  return true;
}

/** Removes a recording, and its folder with the last one. */
export function removeRecording({space, method, name}: RecordingKey): void {
  const file = fileOf(space, method, name);
  rmSync(file);
  if (readdirSync(path.dirname(file)).length === 0) rmSync(path.dirname(file), {recursive: true});
}
