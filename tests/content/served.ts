import type {Language} from '../../src/config/locales';
import type {Served, Space} from '../../tools/served/recorded';
import {publicMethods} from '../../tools/served/whoServes';

const METHOD = /`([a-z0-9]+_[A-Za-z]\w*)`/g;
const NAMESPACE = /`([a-z0-9]+)_`/g;
const YES = new Set(['Yes', '是', 'Sí']);

/** The methods that a text mentions as code. */
export const methodsIn = (text: string): string[] => [...text.matchAll(METHOD)].map(([, name = '']) => name);

/** The part of a page below a heading with this id, up to the next heading. */
export function sectionOf(page: string, id: string): string {
  const [, behind = ''] = page.split(`{/* #${id} */}`);
  return behind.split(/\n#{2,} /)[0] ?? '';
}

/** What a table of served methods says of each method: those it names, and all others of the namespaces it names. */
export function servedByTable(section: string, names: readonly string[]): Map<string, boolean> {
  const rows = section.split('\n').flatMap((line) => {
    const [, methods, free] = line.split('|').map((cell) => cell.trim());
    return methods !== undefined && free !== undefined && methods.includes('`')
      ? [{methods, isServed: YES.has(free)}]
      : [];
  });
  const named = new Map(
    rows.flatMap(({methods, isServed}) => methodsIn(methods).map((name): [string, boolean] => [name, isServed])),
  );
  const spaces = new Map(
    rows.flatMap(({methods, isServed}) =>
      [...methods.matchAll(NAMESPACE)].map(([, name = '']): [string, boolean] => [name, isServed]),
    ),
  );
  return new Map(
    names.flatMap((name): [string, boolean][] => {
      const isServed = named.get(name) ?? spaces.get(name.split('_')[0] ?? '');
      return isServed === undefined ? [] : [[name, isServed]];
    }),
  );
}

const DENIES = /\b(?:not|no|only|without|seldom|isn't|aren't|don't|doesn't)\b/i;
const SERVES = /\bpublic endpoints?\b/i;

/**
 * The methods that a text says the public endpoints serve, or don't: its own where it says "it", else those that it
 * names before the words.
 */
export function publicClaims(text: string, own: readonly string[] = []): {method: string; isServed: boolean}[] {
  return text.split(/[.;:](?=\s|$)|\n/).flatMap((clause) => {
    const found = SERVES.exec(clause);
    if (!found || /\b(?:behind|from|answers? of|limits?|accept|compare)\b/i.test(clause)) return [];
    const before = methodsIn(clause.slice(0, found.index));
    const about = /\bserve (?:it|this method)\b/i.test(clause) ? own : before.slice(-1);
    return about.map((method) => ({method, isServed: !DENIES.test(clause)}));
  });
}

/** The methods that no public endpoint of either space serves, but that others than the operator of a node use. */
export function ownNodeMethods(
  served: Served,
  documents: Record<Space, readonly {name: string; 'x-availability'?: string}[]>,
): Set<string> {
  const isPublic = (name: string): boolean =>
    (['core', 'espace'] as const).some((space) => publicMethods(served, space).has(name));
  const all = [...documents.core, ...documents.espace].filter((method) => method['x-availability'] === 'own-node');
  return new Set(all.map(({name}) => name).filter((name) => !isPublic(name)));
}

/** Anchors of the sections that say who serves a method; the same in each language. */
const LINKS_WHERE = /#(?:served|turn-on-safely|which-node)\b/;

// cspell:ignore propio puerto clave archivo plan nivel gratuito
/** The words of each language that tell a reader which node has a method. */
const SAYS_WHERE: Readonly<Partial<Record<Language, RegExp>> & {en: RegExp}> = {
  en: /\bown node\b|\blocal (?:v[\d.]+ )?(?:node|port)\b|\bAPI key\b|\bwith(?:out)? a key\b|\bfree tier\b|\barchive node\b|\bnode that has\b/i,
  zh: /(?:自己的?|你的)节点|本地(?: v[\d.]+ )?(?:节点|端口)|API 密钥|(?:使用|没有|无需)密钥|免费套餐|归档节点|(?<![没所])有[^，。；]{1,12}的节点/,
  es: /\b(?:propio nodo|nodo propio|(?:nodo|puerto) local|clave de API|(?:con una|sin) clave|(?:plan|nivel) gratuito|nodo de archivo|nodo que (?:tiene|tenga))\b/i,
};

/** The sections of a page in a language that name a method which needs one's own node, and don't say so. */
export function silentSections(
  page: string,
  needed: ReadonlySet<string>,
  language: Language,
): {heading: string; methods: string[]}[] {
  const body = page.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^```[\s\S]*?^```/gm, '');
  return body.split(/\n(?=## )/).flatMap((section) => {
    const methods = [...new Set(methodsIn(section).filter((name) => needed.has(name)))];
    const says = LINKS_WHERE.test(section) || (SAYS_WHERE[language] ?? SAYS_WHERE.en).test(section);
    return methods.length === 0 || says ? [] : [{heading: /\{\/\* (#[\w-]+) \*\/\}/.exec(section)?.[1] ?? '', methods}];
  });
}

/** The code itself, and the names that libraries give it. */
const FIRST_CODE = /-32005|\bLimitExceededRpcError\b/;
const LIMIT_TEXT = /qps exceeded|request limit exceeded/i;

/**
 * The lines of a page that mention one of the two codes of a rate limit without the other one nearby; in a program also
 * those without one of its texts, as -32000 alone isn't a limit.
 */
export function lonelyCodes(text: string, isProgram = false): number[] {
  const passed = isProgram ? /^import\b[^;]*;/gm : /^---\n[\s\S]*?\n---\n/g;
  const lines = text.replace(passed, (part) => part.replace(/[^\n]/g, '')).split('\n');
  // The lines of a program are broken at 100 characters, those of a page are not.
  const reach = isProgram ? 4 : 3;
  return lines.flatMap((line, index) => {
    const near = lines.slice(Math.max(0, index - reach), index + reach + 1).join('\n');
    const knowsBoth = near.includes('-32000') && (!isProgram || LIMIT_TEXT.test(near));
    return FIRST_CODE.test(line) && !knowsBoth ? [index + 1] : [];
  });
}
