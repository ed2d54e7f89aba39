import {describe, expect, it} from 'vitest';
import type {SearchAnswer, SearchPage} from '../results';
import {INITIAL_SEARCH, searchReducer, toTerm, type SearchEvent, type SearchState} from '../searchState';
import {pageAt} from './page';

const answer = (...pages: SearchPage[]): SearchAnswer => ({pages, suggestion: undefined, pasted: undefined});
const after = (...events: SearchEvent[]): SearchState => events.reduce(searchReducer, INITIAL_SEARCH);
const A = answer(pageAt('/a'));

describe('searchReducer', () => {
  it('loads while a query is typed and shows its answer from the first option', () => {
    expect(after({type: 'typed', query: 'gas'}).phase).toBe('loading');
    const state = after(
      {type: 'typed', query: 'gas'},
      {type: 'moved', active: 4},
      {type: 'answered', query: 'gas', answer: A},
    );
    expect(state).toMatchObject({phase: 'answered', active: 0, answer: A});
  });

  it('drops the answer, and the failure, of an older query', () => {
    const state = after({type: 'typed', query: 'gas'}, {type: 'typed', query: 'gas fee'});
    expect(searchReducer(state, {type: 'answered', query: 'gas', answer: A})).toBe(state);
    expect(searchReducer(state, {type: 'failed', query: 'gas'})).toBe(state);
  });

  it('keeps the answer in view while the next one loads', () => {
    const state = after(
      {type: 'typed', query: 'gas'},
      {type: 'answered', query: 'gas', answer: A},
      {type: 'typed', query: 'gas f'},
    );
    expect(state).toMatchObject({phase: 'loading', answer: A});
  });

  it('asks nothing for white space alone', () => {
    expect(after({type: 'typed', query: '  '})).toMatchObject({phase: 'idle', query: '  '});
    const answered = after({type: 'typed', query: 'gas'}, {type: 'answered', query: 'gas', answer: A});
    expect(searchReducer(answered, {type: 'typed', query: 'gas '})).toMatchObject({phase: 'answered', query: 'gas '});
  });

  it('forgets the answer when the query is emptied', () => {
    const state = after(
      {type: 'typed', query: 'gas'},
      {type: 'answered', query: 'gas', answer: A},
      {type: 'typed', query: ''},
    );
    expect(state).toEqual(INITIAL_SEARCH);
  });

  it('keeps the chosen area for the next query, and starts at its first option', () => {
    const chosen = after({type: 'typed', query: 'gas'}, {type: 'moved', active: 3}, {type: 'chose', area: 'core'});
    expect(chosen).toMatchObject({area: 'core', active: 0});
    expect(searchReducer(chosen, {type: 'typed', query: ''}).area).toBe('core');
    expect(searchReducer(chosen, {type: 'typed', query: 'fee'}).area).toBe('core');
  });

  it('stays failed until the reader tries again', () => {
    const failed = after({type: 'unavailable'}, {type: 'typed', query: 'gas'});
    expect(failed.phase).toBe('failed');
    expect(searchReducer(failed, {type: 'retried'}).phase).toBe('loading');
    expect(after({type: 'unavailable'}, {type: 'retried'}).phase).toBe('idle');
  });
});

it('toTerm joins words by single spaces', () => {
  expect(toTerm('  base \n fee ')).toBe('base fee');
});

it('what is looked up has usual letters, no invisible characters and an end', () => {
  expect(toTerm('ｅｔｈ＿ｇｅｔＬｏｇｓ')).toBe('eth_getLogs');
  expect(toTerm(' eth\u200b_get\u00adLogs\u3000 ')).toBe('eth_getLogs');
  expect(toTerm('x '.repeat(5000)).length).toBeLessThanOrEqual(1000);
});
