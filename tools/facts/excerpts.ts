import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Fact, SourcePlace} from '../../src/facts/fact';
import type {GitSources} from './gitSources';

/** The lines of one file that facts were read from, by their numbers, and the git blob that contains them. */
interface FileExcerpt {
  path: string;
  blob: string;
  lines: Record<string, string>;
}

/** Excerpts of one repository at one tag or commit: the content of one file below src/facts/sources. */
export interface Excerpts {
  repo: string;
  ref: string;
  files: FileExcerpt[];
}

const FOLDER = path.join('src', 'facts', 'sources');
// Separates lines that are not neighbors, so that no pattern matches across them.
const GAP = '⋯';

const fileNameOf = ({repo, ref}: Pick<Excerpts, 'repo' | 'ref'>): string =>
  `${repo.split('/')[1] ?? repo}@${ref.slice(0, 20)}.json`;

/** The same order on every machine, whatever its language. */
const inOrder = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/** The numbers of the lines that a pattern matches in. */
function linesOf(text: string, {pattern}: SourcePlace): number[] {
  const match = pattern.exec(text);
  if (!match) return [];
  const from = text.slice(0, match.index).split('\n').length;
  const count = match[0].split('\n').length;
  // The break at a match's end makes no line of its own, but must be in the excerpt to match again.
  return Array.from({length: count}, (_, index) => from + index);
}

/** The excerpts that hold every line which a fact was read from, in a fixed order. */
export function buildExcerpts(facts: Iterable<Fact>, {text, blob}: GitSources): Excerpts[] {
  const all = new Map<string, Excerpts>();
  for (const place of [...facts].flatMap(({places = []}) => places)) {
    const whole = text(place);
    if (whole === undefined) continue;
    const excerpts = all.get(fileNameOf(place)) ?? {repo: place.repo, ref: place.ref, files: []};
    all.set(fileNameOf(place), excerpts);
    const known = excerpts.files.find((file) => file.path === place.path);
    const file = known ?? {path: place.path, blob: blob(place) ?? '', lines: {}};
    if (!known) excerpts.files.push(file);
    for (const number of linesOf(whole, place)) file.lines[number] = whole.split('\n')[number - 1] ?? '';
  }
  for (const {files} of all.values()) files.sort((left, right) => inOrder(left.path, right.path));
  return [...all.values()].sort((left, right) => inOrder(fileNameOf(left), fileNameOf(right)));
}

/** Replaces the committed excerpts. */
export function writeExcerpts(all: readonly Excerpts[]): void {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  for (const excerpts of all)
    writeFileSync(path.join(FOLDER, fileNameOf(excerpts)), `${JSON.stringify(excerpts, null, 2)}\n`);
}

/** Reads the committed excerpts. */
export function readExcerpts(): Excerpts[] {
  // Only writeExcerpts writes here.
  return readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Excerpts);
}

/** The text of an excerpt: its lines in order, with a mark where lines are left out. */
export function textOfExcerpt(all: readonly Excerpts[], place: SourcePlace): string | undefined {
  const file = all
    .find(({repo, ref}) => repo === place.repo && ref === place.ref)
    ?.files.find((candidate) => candidate.path === place.path);
  if (!file) return undefined;
  const numbers = Object.keys(file.lines)
    .map(Number)
    .sort((left, right) => left - right);
  const lines = numbers.flatMap((number, index) => {
    const gap = index > 0 && numbers[index - 1] !== number - 1;
    return gap ? [GAP, file.lines[number] ?? ''] : [file.lines[number] ?? ''];
  });
  return `${lines.join('\n')}\n`;
}
