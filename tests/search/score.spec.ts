import type {APIRequestContext} from '@playwright/test';
import {createSearchIndex, type SearchIndex} from '../../src/search/answerQuery';
import type {NamesFile, TextFile} from '../../src/search/engine/indexFile';
import {expect, test} from '../support/test';
import {QUERY_KINDS, QUERY_LANGUAGES, readQueries, type Query} from './readQueries';

const FIRST = 3;
const LEAST_OF_ALL = 0.92;
const LEAST_OF_A_KIND = 0.85;

const PREFIX = {en: '', zh: '/zh', es: '/es'} as const;
const queries = readQueries();

/** The index as the site delivers it, asked as the dialog asks it. */
async function openIndex(request: APIRequestContext, language: Query['language']): Promise<SearchIndex> {
  const read = async (part: string): Promise<unknown> => (await request.get(`/search-index/${language}-${part}.json`)).json();
  return createSearchIndex((await read('names')) as NamesFile, async () => (await read('text')) as TextFile);
}

/** Whether a page that answers is among the first, or, for nonsense, none is shown. */
async function isAnswered({language, kind, query, answers}: Query, ask: SearchIndex): Promise<boolean> {
  const {pages} = await ask(query);
  if (kind === 'nonsense') return pages.length === 0;
  const first = pages.slice(0, FIRST).map(({address}) => address.slice(PREFIX[language].length));
  return answers.some((answer) => first.includes(answer));
}

for (const language of QUERY_LANGUAGES) {
  test(`real queries find a page that answers among the first three, and nonsense finds none: ${language}`, async ({request}) => {
    const ask = await openIndex(request, language);
    const own = queries.filter((query) => query.language === language);
    const asked = await Promise.all(own.map(async (query) => ({...query, ok: await isAnswered(query, ask)})));
    const scoreOf = (of: readonly {ok: boolean}[]): number => of.filter(({ok}) => ok).length / of.length;
    const kinds = QUERY_KINDS.map((kind) => ({kind, of: asked.filter((query) => query.kind === kind)}));
    const real = asked.filter(({kind}) => kind !== 'nonsense');
    const lines = kinds.map(({kind, of}) => `  ${kind}: ${String(of.filter(({ok}) => ok).length)} of ${String(of.length)}`);
    const missed = asked.filter(({ok}) => !ok).map(({kind, query}) => `  not answered, ${kind}: ${query}`);
    console.log([`Search, ${language}: ${(scoreOf(real) * 100).toFixed(1)} % in the first three`, ...lines, ...missed].join('\n'));
    expect(scoreOf(real)).toBeGreaterThanOrEqual(LEAST_OF_ALL);
    for (const {kind, of} of kinds) expect(scoreOf(of), kind).toBeGreaterThanOrEqual(kind === 'nonsense' ? 1 : LEAST_OF_A_KIND);
  });
}
