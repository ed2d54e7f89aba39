import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceText} from '../facts/checkSource';
import {buildExcerpts, textOfExcerpt, type Excerpts} from '../facts/excerpts';
import {staleFault} from '../facts/factsCommand';
import {FACTS} from '../../src/facts/registry';
import type {GitSources} from '../facts/gitSources';
import {buildTable} from './buildTable';
import {CIP_PLACES, fileOf, LIST_PLACE, NUMBERS} from './places';
import type {CipRow} from '../../src/content/cips/table';

const SOURCES = path.join('tools', 'cips', 'sources.json');
const TABLE = path.join('src', 'content', 'cips', 'table.json');
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

/** The proposals of the repository that the table leaves out, each as a fault. */
function missingProposals(sources: GitSources): string[] {
  const {ref} = LIST_PLACE;
  const known = new Set([...NUMBERS.map(fileOf), EMPTY]);
  const files = sources.files(ref, 'CIPs/').filter((file) => /^CIPs\/cip-\d+\.md$/.test(file));
  return files
    .filter((file) => !known.has(file))
    .map((file) => `${file} is in the repository of proposals, but not in tools/cips/places.ts`);
}

const readAnew = (sources: GitSources): [Excerpts[], CipRow[]] => [
  buildExcerpts([{value: '', places: CIP_PLACES}], sources),
  buildTable(sources.text, FACTS),
];

/** What is wrong with the committed excerpts and table, seen against the repositories. */
export function cipFaults(sources: GitSources): string[] {
  const stale = JSON.stringify(readAnew(sources)) !== JSON.stringify([readSources(), readTable()]);
  return [...missingProposals(sources), ...(stale ? [staleFault('src/content/cips')] : [])];
}

/** Rewrites the excerpts and the table; returns the proposals of the repository that the table leaves out. */
export function renewCips(sources: GitSources): string[] {
  const [excerpts, table] = readAnew(sources);
  write(SOURCES, excerpts);
  write(TABLE, table);
  return missingProposals(sources);
}
