// Keeps the ledger in one file, which is always whole: the old one or the new one.
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Ledger, Space } from './scanner.ts';

/** Reads the ledger, or begins one after a block that is final. */
export async function open(file: string, space: Space, start: number): Promise<Ledger> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Ledger;
  const { final } = await space.heads();
  if (start > final) throw new Error(`Start at a final block: ${final} or lower`);
  const { number, hash } = await space.block(start);
  return { credited: { number, hash }, pending: [], credits: [] };
}

// #region save
/** Replaces the file in one move, after the new content has reached the disk. */
export function save(file: string, content: unknown): void {
  const draft = openSync(`${file}.new`, 'w');
  writeFileSync(draft, JSON.stringify(content)); // all of it: writeSync can stop early on a full disk
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder); // the move too must survive a power cut, before anything is sent
  closeSync(folder);
}
// #endregion save
