import type {SearchPage, TextSegment} from '../results';

/** A text without marks. */
export const plain = (text: string): TextSegment[] => [{text, marked: false}];

/** A page of the documentation at an address, which is its title as well. */
export const pageAt = (address: string, over: Partial<SearchPage> = {}): SearchPage => ({
  address,
  title: plain(address),
  kind: 'page',
  space: undefined,
  trail: [],
  sentence: '',
  sections: [],
  ...over,
});
