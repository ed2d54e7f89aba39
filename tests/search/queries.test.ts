// holds: search.queries
import {describe, expect, test} from 'vitest';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {readPageTargets} from '../../tools/prose/pageTargets';
import {LANGUAGES} from '../../src/config/locales';
import {QUERY_KINDS, readHeldOut, readQueries} from './readQueries';

const LEAST_A_LANGUAGE = 120;
const LEAST_A_KIND = 13;
/** Kinds of which people write fewer, and which came later. */
const LEAST_OF_SMALL = 7;
const SMALL_KINDS = new Set(['task', 'meaning', 'value', 'word']);
/** The held-out queries of a language, nonsense apart. */
const LEAST_HELD_OUT = 90;
const queries = readQueries();
const {addresses} = readPageTargets(readEnglishPages('.'));

describe('the queries that the search is measured by', () => {
  test('each is answered by a page that is there, and nonsense by none', () => {
    const faults = [...queries, ...readHeldOut()].flatMap(({kind, query, answers}) => {
      const lost = answers.filter((answer) => !addresses.has(answer));
      return lost.length > 0 || (kind === 'nonsense') !== (answers.length === 0)
        ? [`${query}: ${lost.join(' ') || 'answers'}`]
        : [];
    });
    expect(faults).toEqual([]);
  });

  test('none is there twice', () => {
    expect(new Set(queries.map(({language, query}) => `${language} ${query.toLowerCase()}`)).size).toBe(queries.length);
  });

  test.each(LANGUAGES)('%s has enough of every kind', (language) => {
    const own = queries.filter((query) => query.language === language);
    expect(own.filter(({kind}) => kind !== 'nonsense').length).toBeGreaterThanOrEqual(LEAST_A_LANGUAGE);
    for (const kind of QUERY_KINDS)
      expect(own.filter((query) => query.kind === kind).length, kind).toBeGreaterThanOrEqual(
        SMALL_KINDS.has(kind) ? LEAST_OF_SMALL : LEAST_A_KIND,
      );
  });

  test.each(LANGUAGES)('%s has enough that nothing is tuned by', (language) => {
    const own = readHeldOut().filter((query) => query.language === language && query.kind !== 'nonsense');
    expect(own.length).toBeGreaterThanOrEqual(LEAST_HELD_OUT);
  });
});
