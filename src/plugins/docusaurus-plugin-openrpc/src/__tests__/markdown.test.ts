// holds: rpc.texts
import {describe, expect, it} from 'vitest';
import {parseDocument} from '../document';
import {parseMarkdown, type MarkdownLinks} from '../markdown';
import {plainWords} from '../plainWords';
import {toReference} from '../toReference';
import {withMarkdown} from '../withMarkdown';
import {sampleWith} from './faultsOf';

const links: MarkdownLinks = {
  codePage: (code) => (code === 'cfx_call' ? '/rpc/cfx_call' : undefined),
  address: (url) => `/zh${url}`,
};

describe('parseMarkdown', () => {
  it('leaves a paragraph of words a text', () => {
    expect(parseMarkdown('Returns the balance\nin drip.', links)).toBe('Returns the balance in drip.');
  });

  it('reads code, and leads a name with a page there', () => {
    expect(parseMarkdown('Use `cfx_call`, not `null`.', links)).toEqual([
      {paragraph: ['Use ', {code: 'cfx_call', to: '/rpc/cfx_call'}, ', not ', {code: 'null'}, '.']},
    ]);
  });

  it('reads links, and puts no link into a link', () => {
    expect(parseMarkdown('See [gas of `cfx_call`](/docs/gas).', links)).toEqual([
      {paragraph: ['See ', {linked: ['gas of ', {code: 'cfx_call'}], to: '/zh/docs/gas'}, '.']},
    ]);
  });

  it('reads paragraphs, lists and emphasis', () => {
    expect(parseMarkdown('**Beware:**\n\n- one\n- `two`\n\n1. *first*', links)).toEqual([
      {paragraph: [{strong: ['Beware:']}]},
      {list: [['one'], [{code: 'two'}]], ordered: false},
      {list: [[{emphasis: ['first']}]], ordered: true},
    ]);
  });

  it.each([
    ['# A heading', 'heading'],
    ['![](x.png)', 'image'],
    ['<b>bold</b>', 'html'],
    ['- a\n  - b', 'list'],
    ['```\ncode\n```', 'code'],
  ])('refuses %j', (text, kind) => {
    expect(() => parseMarkdown(text, links)).toThrow(`has a Markdown ${kind}; allowed: paragraphs`);
  });
});

describe('plainWords', () => {
  it('has every word and no markup', () => {
    const text = 'See [gas of `cfx_call`](/docs/gas) and **this**:\n\n- *one*\n- two';
    expect(plainWords(parseMarkdown(text, links))).toBe('See gas of cfx_call and this: one two');
  });
});

// holds: rpc.method-links
describe('withMarkdown', () => {
  const referenceOf = (description: string) =>
    toReference(parseDocument(sampleWith({'/methods/0/description': description}), 'sample.json'));
  const describedAs = (description: string) => {
    const instance = {reference: referenceOf(description), base: '/es/rpc'};
    const other = {
      label: 'Other',
      base: '/es/other',
      reference: toReference(parseDocument(sampleWith({'/methods/1/name': 'eth_gasPrice'}), 'other.json')),
    };
    return withMarkdown(instance, [other], '/es/').namespaces[0]?.methods[0]?.description;
  };

  it('leads to pages of the language that is built', () => {
    expect(describedAs('[Gas](/docs/gas#limit), [CIP](https://example.org/1)')).toEqual([
      {paragraph: [{linked: ['Gas'], to: '/es/docs/gas#limit'}, ', ', {linked: ['CIP'], to: 'https://example.org/1'}]},
    ]);
  });

  it('leads to methods of this instance first, then of another, and never to the same page', () => {
    expect(describedAs('`cfx_gasPrice` `eth_gasPrice` `cfx_call`')).toEqual([
      {
        paragraph: [
          {code: 'cfx_gasPrice', to: '/es/rpc/cfx_gasprice'},
          ' ',
          {code: 'eth_gasPrice', to: '/es/other/eth_gasprice'},
          ' ',
          {code: 'cfx_call'},
        ],
      },
    ]);
  });

  it('names the text that has markup which no page shows', () => {
    expect(() => describedAs('A <tag> and more')).toThrow(
      /^The text cfx_call\.description of .*: line 1 has a Markdown html; allowed: /,
    );
  });
});
