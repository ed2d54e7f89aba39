// holds: rpc.method-links
import {describe, expect, test} from 'vitest';
import {parsePageAnew} from '../../../tools/prose/parseProse';
import {remarkMethodLinks} from '../remarkMethodLinks';
import {nodesBelow} from '../tree';

const link = remarkMethodLinks({siteDir: '.'});

/** Addresses of the links that a page has after the names are linked, in order. */
function linksIn(source: string, file = 'docs/overview.mdx'): string[] {
  const {tree} = parsePageAnew(`---\ntitle: A\n---\n\n${source}\n`);
  link(tree, {path: file});
  return [...nodesBelow(tree)].flatMap((node) => (node.type === 'link' ? [node.url] : []));
}

describe('names of methods in prose', () => {
  test.each([
    ['a sentence', 'Call `cfx_getBalance` first.', '/docs/core/rpc/cfx_getbalance'],
    ['a list', '- `eth_getLogs`', '/docs/espace/rpc/eth_getlogs'],
    ['a table', '| A |\n| --- |\n| `pos_getStatus` |', '/docs/core/rpc/pos_getstatus'],
    ['an admonition', ':::note\n\n`eth_call`\n\n:::', '/docs/espace/rpc/eth_call'],
    ['a component', '<Tabs>\n\n`eth_call`\n\n</Tabs>', '/docs/espace/rpc/eth_call'],
  ])('lead to their page from %s', (_, source, url) => {
    expect(linksIn(source)).toEqual([url]);
  });

  test.each([
    ['docs/core/a.mdx', '/docs/core/rpc/trace_block'],
    ['docs/espace/a.mdx', '/docs/espace/rpc/trace_block'],
    ['i18n/zh/docusaurus-plugin-content-docs/current/espace/a.mdx', '/docs/espace/rpc/trace_block'],
  ])('that both spaces have lead from %s to the space of the page', (file, url) => {
    expect(linksIn('`trace_block`', file)).toEqual([url]);
  });

  test('that both spaces have lead nowhere from a page of neither', () => {
    expect(linksIn('`trace_block`', 'docs/general/a.mdx')).toEqual([]);
  });

  test('lead nowhere in a site without the documents', () => {
    const {tree} = parsePageAnew('---\ntitle: A\n---\n\n`cfx_getBalance`\n');
    remarkMethodLinks({siteDir: 'docs'})(tree, {path: 'docs/overview.mdx'});
    expect([...nodesBelow(tree)].filter(({type}) => type === 'link')).toEqual([]);
  });

  test.each([
    ['a heading', '## `cfx_getBalance` {/* #a */}', []],
    ['a link', '[`cfx_getBalance`](/docs/overview)', ['/docs/overview']],
    ['a control', '<details>\n<summary>`cfx_getBalance`</summary>\n\nText\n\n</details>', []],
    ['a code block', '```js\ncfx_getBalance\n```', []],
    ['a name that is no method', '`cfx_getWeather` and cfx_getBalance', []],
  ])('stay as they are in %s', (_, source, urls) => {
    expect(linksIn(source)).toEqual(urls);
  });
});
