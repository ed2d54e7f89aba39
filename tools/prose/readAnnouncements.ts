import {FACTS} from '../../src/facts/registry';
import {readFrontMatter} from './parseProse';
import {staleAnnouncements, type StaleAnnouncement} from './staleAnnouncements';

const TOLD = ['title', 'description', 'sidebar_label'];
const REMEDY = 'Say what is true whenever it is read: the epoch or block to compare with, or what happened and when.';

const messageOf = (place: string, {words, date, sentence}: StaleAnnouncement): string =>
  `${place}: ${date} has passed: "${sentence}" announces it with "${words}". ${REMEDY}`;

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
const FENCE = /^ *(`{3,}|~{3,})[^]*?^ *\1/gm;
const COMMENT = /\{\/\*[^]*?\*\/\}/g;
/** Lines that stay where they are, without their text. */
const blank = (text: string): string => text.replace(/[^\n]/g, '');

/**
 * The prose of a paragraph or row of MDX: facts as their values, links as their words, a cell of a table by itself, and
 * no code, which says nothing about time.
 */
const proseOf = (words: string): string =>
  words
    .replace(/<Fact id="([^"]+)"[^>]*>/g, (_, id: string) => String(FACTS.get(id)?.value ?? ''))
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)\s]*\)/g, '')
    .replace(/[[*]/g, '')
    .replaceAll('|', '\n');

/** The lines of a text with their numbers; one that continues the paragraph before it is part of that one. */
function paragraphsOf(text: string): {line: number; words: string}[] {
  const paragraphs: {line: number; words: string}[] = [];
  for (const [index, words] of text.split('\n').entries()) {
    const last = paragraphs.at(-1);
    if (last && last.words !== '' && /^ *[\p{L}\d(“«]/u.test(words) && !/^ *\d+\. /.test(words))
      last.words += ` ${words}`;
    else paragraphs.push({line: index + 1, words});
  }
  return paragraphs;
}

/**
 * The announcements on a page, in its title and prose, whose day is before `today`: one message each, with file and
 * line.
 */
export function announcementsOnPage(file: string, text: string, today: string): string[] {
  const frontMatter = readFrontMatter(text);
  const told = TOLD.flatMap((key) =>
    typeof frontMatter[key] === 'string' ? staleAnnouncements(frontMatter[key], today) : [],
  );
  const body = text.replace(FRONT_MATTER, blank).replace(FENCE, blank).replace(COMMENT, blank);
  return [
    ...told.map((found) => messageOf(`${file}:1`, found)),
    ...paragraphsOf(body).flatMap(({line, words}) =>
      staleAnnouncements(proseOf(words), today).map((found) => messageOf(`${file}:${String(line)}`, found)),
    ),
  ];
}

function* stringsIn(value: unknown, place: readonly string[]): Generator<{place: readonly string[]; text: string}> {
  if (typeof value === 'string') yield {place, text: value};
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, [...place, key]);
}

/** The same in the texts of a JSON file, with the path of each. */
export function announcementsInJson(file: string, json: string, today: string): string[] {
  const parsed: unknown = JSON.parse(json);
  return [...stringsIn(parsed, [])].flatMap(({place, text}) =>
    staleAnnouncements(text, today).map((found) => messageOf(`${file}: ${place.join('.')}`, found)),
  );
}
