import {sectionsOf, type Item, type Section} from './items';
import {numbersIn, type NumberStyle} from './numbers';
import {parsePage} from './parseProse';

/** A place where a translation says something else than its English source. */
export interface Fault {
  line: number;
  message: string;
}

const TRANSLATED_FIELDS = new Set(['title', 'description', 'keywords', 'sidebar_label']);

const TRANSLATED_LISTS = new Set(['done', 'not']);

const short = (form: string): string => (form.length > 80 ? `${form.slice(0, 77)}…` : form).replaceAll('\n', '⏎');

/** Front matter must have the same keys in the same order, and the same values but for what readers read. */
function compareFrontMatter(
  english: Record<string, unknown>,
  translated: Record<string, unknown>,
  style: NumberStyle,
): Fault[] {
  const keys = Object.keys(english).join(', ');
  const own = Object.keys(translated)
    .filter((field) => field !== 'translatedFrom')
    .join(', ');
  if (keys !== own) return [{line: 1, message: `front matter has the keys ${own}; the English page has ${keys}`}];
  // Of the lists of what was tested, which readers read, the code and the numbers of each item are compared.
  const keptOf = (item: unknown, numbers: NumberStyle): string[] =>
    [...(String(item).match(/`[^`]*`/g) ?? []), ...numbersIn(String(item), numbers)].sort();
  const withoutTitles = (value: unknown, numbers: NumberStyle): string =>
    JSON.stringify(value, (key, inner: unknown) => {
      if (key === 'title') return undefined;
      return Array.isArray(inner) && TRANSLATED_LISTS.has(key) ? inner.map((item) => keptOf(item, numbers)) : inner;
    });
  return Object.entries(english)
    .filter(
      ([key, value]) =>
        !TRANSLATED_FIELDS.has(key) && withoutTitles(value, 'point') !== withoutTitles(translated[key], style),
    )
    .map(([key]) => ({line: 1, message: `front matter field "${key}" differs from the English page`}));
}

/** Items of one section that the other lacks, each as often as it is missing. */
function surplus(mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const left = theirs.map(({kind, form}) => `${kind}\0${form}`);
  return mine.filter(({kind, form}) => {
    const at = left.indexOf(`${kind}\0${form}`);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function compareSection(english: Section, translated: Section): Fault[] {
  const lost = surplus(english.items, translated.items).map(({kind, form, line}) => ({
    line: translated.line,
    message: `this section lacks the ${kind} "${short(form)}" of the English page (line ${line})`,
  }));
  const added = surplus(translated.items, english.items).map(({kind, form, line}) => ({
    line,
    message: `${kind} "${short(form)}" is not in the English page's section`,
  }));
  return [...lost, ...added];
}

/**
 * Everything in which a translation departs from its English page, other than in its words; empty for a faithful one.
 */
export function compareTranslation(english: string, translation: string, style: NumberStyle): Fault[] {
  const source = parsePage(english);
  const target = parsePage(translation);
  const faults = compareFrontMatter(source.frontMatter, target.frontMatter, style);
  const expected = sectionsOf(source, 'point');
  const found = sectionsOf(target, style);
  if (expected.length !== found.length)
    faults.push({line: 1, message: `${found.length - 1} headings; the English page has ${expected.length - 1}`});
  expected.slice(0, found.length).forEach((section, index) => {
    const other = found[index];
    if (other) faults.push(...compareSection(section, other));
  });
  return faults;
}
