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

/**
 * Reports in the passive of how a page was made or tried. What the reader's own transaction or node did is none: "the
 * transaction was sent", "traces were not recorded".
 */
const REPORTS: Partial<Record<Language, RegExp>> = {
  en: /\b(?:was|were|has been|have been|(?:was|were|has|have)n[’']t(?: been)?) (?:not |only |also |all |each )?(?:tried|tested|measured|reproduced)\b|\b(?:was|were) [^.:;|]{0,60}\bon (?:a|the|its) (?:local|real|test|v\d[\d.]+) (?:v\d[\d.]+ )?(?:node|chain)\b|\b(?:They|Both|All|These|This) ran\b(?! (?:past|out))|\b[Aa] test of (?:this|the) \w+ (?:compares|checks|reads)\b|\b(?:outputs?|figures?|numbers?|values?|recordings?|messages?)(?: on (?:this|these) pages?| below| above)? (?:comes?|is|are) from (?:a local|local|a real|real|the programs?)|\brecorded (?:from|on) (?:a|another|the) (?:real|local|private|test)\b|\bdifferently from this page\b|\bHow (?:each|this|the|every) page was\b|\b(?:[Nn]ot|[Nn]ever) (?:yet )?(?:tested|tried|compared)\b|\b(?:untested|Untested)\b|\bthat ran\.$/gu,
  zh: /运行过|录自|实测过|本站有一项测试|未(?:经|曾)?测试|尚未测试|未比较|编写本页|各页的编写方式|(?:输出|数字|数值|消息)都?来自(?:本地|真实)/gu,
  // cspell:disable-next-line
  es: /(?<!\p{L})(?:se (?:probó|probaron|midió|midieron|grabó|grabaron)|(?:fue|fueron|ha sido|han sido) (?:probad|medid|grabad)[ao]s?|sin (?:probar|comparar|medir)|una prueba (?:de este|del) [\p{L}]+|salidas(?: de esta página| siguientes| de abajo)? (?:proceden|vienen) de|cómo se elaboró|un ejemplo probado)(?!\p{L})/giu,
};

/** The pages that speak as their authors by right: how to contribute, and posts, which are signed. */
const SIGNED = /(?:^|\/)CONTRIBUTING\/|(?:^|\/)blog\/|-blog\//;

/** Code between backticks, and quotations of what someone else says. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"]*"|«[^»]*»/gu;

const foundBy = (
  patterns: Partial<Record<Language, RegExp>>,
  file: string,
  prose: readonly Prose[],
  language: Language,
): AuthorFault[] => {
  const pattern = patterns[language];
  if (pattern === undefined || SIGNED.test(file)) return [];
  return prose.flatMap(({text, line}) =>
    [...text.replaceAll(QUOTED, '').matchAll(pattern)].map(([found]) => ({line, found})),
  );
};

/**
 * Where a page's prose speaks in the first person plural. Readers need what to do; how a page was tried belongs to
 * `tested` in its front matter. Empty for pages that are signed.
 */
export const authorsIn = (file: string, prose: readonly Prose[], language: Language): AuthorFault[] =>
  foundBy(FIRST_PERSON, file, prose, language);

/** Where a page's prose reports how the page was made or tried, without a person. Empty for pages that are signed. */
export const reportsIn = (file: string, prose: readonly Prose[], language: Language): AuthorFault[] =>
  foundBy(REPORTS, file, prose, language);
