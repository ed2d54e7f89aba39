import type {Language} from '../../src/config/locales';
import type {Prose} from './terms';

/** A sentence in which a page reports on its authors. */
export interface AuthorFault {
  line: number;
  found: string;
}

// Spanish has the subject in the ending of the verb; nouns and adjectives with the same ending are not verbs.
const SPANISH_NOUNS =
  'tramos|gramos|kilogramos|ramos|reclamos|préstamos|amos|extremos|supremos|remos|primos|céntimos|décimos|últimos|próximos|mínimos|máximos|óptimos|anónimos|legítimos|íntimos|cuadragésimos|centésimos|milésimos|pésimos|ánimos|sinónimos|seudónimos|algoritmos|mismos|intimos|racimos|acrónimos';

/** The first person of each language; nothing is found in a language without an entry. */
const FIRST_PERSON: Partial<Record<Language, RegExp>> = {
  en: /\b(?:[Ww]e|[Oo]urs?|us|Ourselves|ourselves)\b(?!-)/gu,
  zh: /我们|我方|笔者|本文作者/gu,
  es: new RegExp(
    `(?<![\\p{L}])(?:[Nn]osotr[oa]s|[Nn]uestr[oa]s?|[Nn]os|(?!(?:${SPANISH_NOUNS})(?![\\p{L}]))[\\p{L}]+(?:amos|emos|imos|ámos)|somos)(?![\\p{L}])`,
    'giu',
  ),
};

/** The pages that speak as their authors by right: how to contribute, and posts, which are signed. */
const SIGNED = /(?:^|\/)CONTRIBUTING\/|(?:^|\/)blog\/|-blog\//;

/** Code between backticks, and quotations of what someone else says. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"]*"|«[^»]*»/gu;

/**
 * Where a page's prose speaks in the first person plural. Readers need what to do; how a page was tried belongs to
 * `tested` in its front matter. Empty for pages that are signed.
 */
export function authorsIn(file: string, prose: readonly Prose[], language: Language): AuthorFault[] {
  const pattern = FIRST_PERSON[language];
  if (pattern === undefined || SIGNED.test(file)) return [];
  return prose.flatMap(({text, line}) =>
    [...text.replaceAll(QUOTED, '').matchAll(pattern)].map(([found]) => ({line, found})),
  );
}
