// holds: search.finds
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {createSearchIndex, type SearchIndex} from '../../src/search/answerQuery';
import type {NamesFile, TextFile} from '../../src/search/engine/indexFile';
import {sourcesOf} from '../../src/search/engine/textSources';
import {LANGUAGES, prefixOf} from '../../src/config/locales';
import {QUERY_KINDS, readHeldOut, readQueries, type Query} from './readQueries';

const FIRST = 3;
const LEAST_OF_ALL = 0.92;
const LEAST_OF_A_KIND = 0.85;
const LEAST_OF_HELD_OUT = 0.85;

const queries = readQueries();
const heldOut = readHeldOut();

/** The index as the build delivers it, asked as the dialog asks it. */
function openIndex(language: Query['language']): Promise<SearchIndex> {
  const read = (part: string): unknown =>
    JSON.parse(readFileSync(`build/search-index/${language}-${part}.json`, 'utf8'));
  return createSearchIndex(read('names') as NamesFile, () =>
    Promise.resolve({file: read('text') as TextFile, sourcesOf}),
  );
}

/** Whether a page that answers is among the first, or, for nonsense, none is shown. */
async function isAnswered({language, kind, query, answers}: Query, ask: SearchIndex): Promise<boolean> {
  const {pages} = await ask(query);
  if (kind === 'nonsense') return pages.length === 0;
  const first = pages.slice(0, FIRST).map(({address}) => address.slice(prefixOf(language).length));
  return answers.some((answer) => first.includes(answer));
}

interface Asked extends Query {
  ok: boolean;
}

const askAll = (own: readonly Query[], ask: SearchIndex): Promise<Asked[]> =>
  Promise.all(own.map(async (query) => ({...query, ok: await isAnswered(query, ask)})));
const scoreOf = (of: readonly Asked[]): number => of.filter(({ok}) => ok).length / of.length;
const realOf = (asked: readonly Asked[]): Asked[] => asked.filter(({kind}) => kind !== 'nonsense');
const ofKind = (asked: readonly Asked[], kind: Query['kind']): Asked[] => asked.filter((query) => query.kind === kind);

/** Prints the score by kind, and each query that is not answered. */
function print(name: string, asked: readonly Asked[]): void {
  const lines = QUERY_KINDS.map((kind) => {
    const of = ofKind(asked, kind);
    return `  ${kind}: ${String(of.filter(({ok}) => ok).length)} of ${String(of.length)}`;
  });
  const missed = asked.filter(({ok}) => !ok).map(({kind, query}) => `  not answered, ${kind}: ${query}`);
  console.log(
    [`Search, ${name}: ${(scoreOf(realOf(asked)) * 100).toFixed(1)} % in the first three`, ...lines, ...missed].join(
      '\n',
    ),
  );
}

for (const language of LANGUAGES) {
  test(`real queries find a page that answers among the first three, and nonsense finds none: ${language}`, async () => {
    const asked = await askAll(
      queries.filter((query) => query.language === language),
      await openIndex(language),
    );
    print(language, asked);
    expect(scoreOf(realOf(asked))).toBeGreaterThanOrEqual(LEAST_OF_ALL);
    for (const kind of QUERY_KINDS)
      expect(scoreOf(ofKind(asked, kind)), kind).toBeGreaterThanOrEqual(kind === 'nonsense' ? 1 : LEAST_OF_A_KIND);
  });

  test(`so do most queries that nothing was tuned by: ${language}`, async () => {
    const asked = await askAll(
      heldOut.filter((query) => query.language === language),
      await openIndex(language),
    );
    print(`${language}, held out`, asked);
    expect(scoreOf(realOf(asked))).toBeGreaterThanOrEqual(LEAST_OF_HELD_OUT);
    expect(scoreOf(ofKind(asked, 'nonsense'))).toBeGreaterThanOrEqual(LEAST_OF_HELD_OUT);
  });
}
