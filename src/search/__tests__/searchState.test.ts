import {describe, expect, it} from 'vitest';
import type {SearchAnswer, SearchPage} from '../results';
import {INITIAL_SEARCH, optionsOf, searchReducer, toTerm, type SearchEvent, type SearchState} from '../searchState';

const section = (address: string) => ({address, title: address, excerpt: []});
const page = (address: string, sections: string[] = []): SearchPage => ({...section(address), space: undefined, sections: sections.map(section)});
const answer = (...pages: SearchPage[]): SearchAnswer => ({total: pages.length, pages});
const after = (...events: SearchEvent[]): SearchState => events.reduce(searchReducer, INITIAL_SEARCH);

describe('searchReducer', () => {
  it('loads while a query is typed and shows its answer from the first option', () => {
    expect(after({type: 'typed', query: 'gas'}).phase).toBe('loading');
    const state = after({type: 'typed', query: 'gas'}, {type: 'moved', active: 4}, {type: 'answered', query: 'gas', answer: answer(page('/a'))});
    expect(state).toMatchObject({phase: 'answered', active: 0, answer: {total: 1}});
  });

  it('drops the answer, and the failure, of an older query', () => {
    const state = after({type: 'typed', query: 'gas'}, {type: 'typed', query: 'gas fee'});
    expect(searchReducer(state, {type: 'answered', query: 'gas', answer: answer(page('/a'))})).toBe(state);
    expect(searchReducer(state, {type: 'failed', query: 'gas'})).toBe(state);
  });

  it('keeps the answer in view while the next one loads', () => {
    const state = after({type: 'typed', query: 'gas'}, {type: 'answered', query: 'gas', answer: answer(page('/a'))}, {type: 'typed', query: 'gas f'});
    expect(state).toMatchObject({phase: 'loading', answer: {total: 1}});
  });

  it('asks nothing for white space alone', () => {
    expect(after({type: 'typed', query: '  '})).toMatchObject({phase: 'idle', query: '  '});
    const answered = after({type: 'typed', query: 'gas'}, {type: 'answered', query: 'gas', answer: answer(page('/a'))});
    expect(searchReducer(answered, {type: 'typed', query: 'gas '})).toMatchObject({phase: 'answered', query: 'gas '});
  });

  it('forgets the answer when the query is emptied', () => {
    const state = after({type: 'typed', query: 'gas'}, {type: 'answered', query: 'gas', answer: answer(page('/a'))}, {type: 'typed', query: ''});
    expect(state).toEqual(INITIAL_SEARCH);
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

it('optionsOf lists each page before its sections', () => {
  expect(optionsOf([page('/a', ['/a#1', '/a#2']), page('/b')]).map(({address}) => address)).toEqual(['/a', '/a#1', '/a#2', '/b']);
});
