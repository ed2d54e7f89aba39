import {localeOf, type Language} from '../../config/locales';
import {SITE_TERMS} from './pages';
import {TERMS, type Term} from './termList';

/** The terms that begin with one letter. */
export interface Group {
  letter: string;
  terms: Term[];
}

// The first character, in the order of pinyin, of the syllables that begin with each letter; none begins with I, U or
// V.
const PINYIN = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀');
const PINYIN_LETTERS = Array.from('ABCDEFGHJKLMNOPQRSTWXYZ');

// Collation gives each character one reading; in these words, the first one has another.
const READ_OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['重入', 'C'],
  ['重放保护', 'C'],
]);

const pinyin = new Intl.Collator('zh-CN');

/** The letter under which a label is listed: its first one without accent, or that of its first character in pinyin. */
export function letterOf(label: string): string {
  const other = READ_OTHERWISE.get(label);
  if (other !== undefined) return other;
  const [first = ''] = label;
  if (!/\p{Script=Han}/u.test(first)) return first.normalize('NFD').charAt(0).toUpperCase();
  const at = PINYIN.findLastIndex((start) => pinyin.compare(start, first) <= 0);
  return PINYIN_LETTERS[at] ?? '#';
}

/** The terms that readers look up, by letter, in the alphabet of a language. */
export function toGroups(language: Language): Group[] {
  const collator = new Intl.Collator(localeOf(language));
  const groups = new Map<string, Term[]>();
  for (const term of TERMS) {
    if (SITE_TERMS.has(term.id)) continue;
    const letter = letterOf(term[language]);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([letter, own]) => ({
      letter,
      terms: own.sort((one, other) => collator.compare(one[language], other[language])),
    }));
}
