import {describe, expect, it} from 'vitest';
import {toSearchPage} from '../toSearchPage';

const ORIGIN = 'https://doc.example';
const heading = (id: string, element = 'h2') => ({
  title: `Heading ${id}\u200B`,
  url: `/docs/core/gas.html#${id}`,
  excerpt: `<mark>${id}</mark>`,
  anchor: {element, id},
});
const page = (over: object = {}) => ({url: '/docs/core/gas.html', excerpt: 'a <mark>b</mark>', meta: {title: 'Gas'}, sub_results: [], ...over});

describe('toSearchPage', () => {
  it('takes title, address, space and excerpt from a fragment', () => {
    expect(toSearchPage(page(), ORIGIN)).toEqual({
      address: '/docs/core/gas',
      title: 'Gas',
      space: 'core',
      excerpt: [
        {text: 'a ', marked: false},
        {text: 'b', marked: true},
      ],
      sections: [],
    });
  });

  it('keeps at most three sections, and only those below a heading', () => {
    const found = toSearchPage(
      page({sub_results: [{...heading('x'), anchor: undefined}, heading('root', 'div'), heading('a'), heading('b'), heading('c', 'h3'), heading('d')]}),
      ORIGIN,
    );
    expect(found?.sections.map(({address, title}) => [address, title])).toEqual([
      ['/docs/core/gas#a', 'Heading a'],
      ['/docs/core/gas#b', 'Heading b'],
      ['/docs/core/gas#c', 'Heading c'],
    ]);
  });

  it.each([undefined, null, 'text', {}, page({meta: {}}), page({url: 'https://elsewhere.example/'}), page({meta: {title: 7}})])('refuses %j', (value) => {
    expect(toSearchPage(value, ORIGIN)).toBeUndefined();
  });
});
