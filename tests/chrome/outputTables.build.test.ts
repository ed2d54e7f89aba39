// holds: docs.code-and-tables
import {readFileSync} from 'node:fs';
import {parse} from 'parse5';
import {expect, test} from 'vitest';
import {attributeOf, placedElements, textOf, type Element} from '../routes/htmlTree';

const elementsBelow = (html: string): Element[] => [...placedElements(parse(html))].map(({element}) => element);
const has = (element: Element, tag: string, scope?: string): boolean =>
  [...placedElements(element)].some(
    ({element: {tagName, ...rest}}) =>
      tagName === tag && (scope === undefined || attributeOf({tagName, ...rest}, 'scope') === scope),
  );

test.each([
  ['general/conflux-basics/gas', 'gasLimit'],
  ['general/conflux-basics/basefee', 'times the minimum'],
  ['core/core-space-basics/storage', 'A holds'],
  ['core/core-space-basics/sponsor-mechanism', 'gasCoveredBySponsor true'],
  ['general/protocols/defi/uniswap-v2', 'below the spot price'],
  ['general/protocols/defi/uniswap-v3', 'in a v2 pair'],
])('%s has the table with "%s" that a program printed, as HTML', (address, words) => {
  const outputs = elementsBelow(readFileSync(`build/docs/${address}.html`, 'utf8')).filter(
    (element) => attributeOf(element, 'data-program-output') !== undefined,
  );
  const tables = outputs.flatMap((output) =>
    [...placedElements(output)].flatMap(({element}) => (element.tagName === 'table' ? [element] : [])),
  );
  const table = tables.find((element) => textOf(element).includes(words));
  expect(table && has(table, 'td'), `one of ${String(tables.length)} tables`).toBe(true);
  expect(tables.some((element) => has(element, 'th', 'col') || !has(element, 'th', 'row'))).toBe(true);
});
