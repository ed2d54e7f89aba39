import {expect, it} from 'vitest';
import type {SearchPage, TextSegment} from '../results';
import {isNearMatch} from '../isNearMatch';

const mark = (text: string): TextSegment => ({text, marked: true});
const page = (...excerpt: TextSegment[]): SearchPage => ({address: '/a', title: 'A', space: undefined, excerpt, sections: []});

it.each([
  ['qwerty', page({text: 'the letters ', marked: false}, mark('q;')), false],
  ['qwerty', page(mark('q;'), mark('qwerty')), true],
  ['running', page(mark('run')), true],
  ['key q', page(mark('q')), true],
  ['抵押', page(mark('抵')), true],
  ['gas', page({text: 'found by its title', marked: false}), true],
])('%s', (term, found, expected) => {
  expect(isNearMatch(found, term)).toBe(expected);
});

it('looks at the sections of the page as well', () => {
  expect(isNearMatch({...page(mark('q')), sections: [{address: '/a#b', title: 'B', excerpt: [mark('quorum')]}]}, 'quorum')).toBe(true);
});
