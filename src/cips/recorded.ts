import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceText} from '../facts/checkSource';
import {buildExcerpts, textOfExcerpt, type Excerpts} from '../facts/excerpts';
import {FACTS} from '../facts/registry';
import type {GitSources} from '../facts/gitSources';
import {buildTable} from './buildTable';
import {CIP_PLACES, fileOf, LIST_PLACE, NUMBERS} from './places';
import type {CipRow} from './table';

const SOURCES = path.join('src', 'cips', 'sources.json');
const TABLE = path.join('src', 'cips', 'table.json');
// Has no text, and so no header to read.
const EMPTY = 'CIPs/cip-20.md';

const write = (file: string, content: unknown): void => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** The committed excerpts that the table is made from. */
export const readSources = (): Excerpts[] => JSON.parse(readFileSync(SOURCES, 'utf8')) as Excerpts[];

/** The text of a place as the committed excerpts have it. */
export const recordedText = (): SourceText => {
  const excerpts = readSources();
  return (place) => textOfExcerpt(excerpts, place);
};

/** The committed table. */
export const readTable = (): CipRow[] => JSON.parse(readFileSync(TABLE, 'utf8')) as CipRow[];

/** What is wrong with the committed excerpts and table, seen against the repositories; `renew` writes both anew instead. */
export function cipFaults(sources: GitSources, renew: boolean): string[] {
  const {ref} = LIST_PLACE;
  const known = new Set([...NUMBERS.map(fileOf), EMPTY]);
  const files = sources.files(ref, 'CIPs/').filter((file) => /^CIPs\/cip-\d+\.md$/.test(file));
  const missing = files.filter((file) => !known.has(file)).map((file) => `${file} is in the repository of proposals, but not in src/cips/places.ts`);
  const excerpts = buildExcerpts([{value: '', places: CIP_PLACES}], sources);
  const table = buildTable(sources.text, FACTS);
  if (renew) {
    write(SOURCES, excerpts);
    write(TABLE, table);
    return missing;
  }
  const stale = JSON.stringify([excerpts, table]) !== JSON.stringify([readSources(), readTable()]);
  return stale ? [...missing, 'src/cips is not what the sources say; run this with --write'] : missing;
}
