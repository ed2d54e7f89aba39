// holds: docs.printed-tables
import {readFileSync} from 'node:fs';
import {parse} from 'parse5';
import {expect, test} from 'vitest';
import {attributeOf, placedElements, textOf, type Element} from '../routes/htmlTree';

type Node = Parameters<typeof placedElements>[0];

const all = (node: Node, ...tags: string[]): Element[] =>
  [...placedElements(node)].flatMap(({element}) => (tags.includes(element.tagName) ? [element] : []));

/** The tables in the outputs of a page, row by row: each cell's text, its kind and what it heads. */
function printedTables(address: string): {cells: string[]; kinds: string[]}[][] {
  const page = parse(readFileSync(`build/docs/${address}.html`, 'utf8'));
  return [...placedElements(page)]
    .filter(({element}) => attributeOf(element, 'data-program-output') !== undefined)
    .flatMap(({element}) => all(element, 'table'))
    .map((table) =>
      all(table, 'tr').map((row) => {
        const cells = all(row, 'th', 'td');
        return {
          cells: cells.map((cell) => textOf(cell).trim()),
          kinds: cells.map((cell) => attributeOf(cell, 'scope') ?? cell.tagName),
        };
      }),
    );
}

const HEAD = 'col';

// The heads of a table and its first row below, as the sample printed them.
test.each([
  [
    'general/conflux-basics/gas',
    '|gasLimit|gasUsed|charged|gas price|fee|burnt',
    'Core|21,000|21,000|21,000|1.1|23,100|10,500',
    'td',
  ],
  ['core/core-space-basics/storage', 'units|locked|returned|A holds|B holds', 'A writes a new entry|64|0|64|0', 'row'],
  [
    'general/protocols/defi/uniswap-v2',
    'pay A|get B|B per A|below the spot price|one unit more',
    '1|3.9840|3.9840|0.40%|UniswapV2: K',
    'row',
  ],
  ['general/protocols/defi/uniswap-v2', 'price changes by|worth against holding', '× 1|0.00%', 'row'],
])('%s has the table that a program printed below "%s", as HTML', (address, head, first, kind) => {
  const table = printedTables(address).find(([row]) => row?.cells.join('|') === head);
  const columns = head.split('|');
  expect(table?.[0]?.kinds).toEqual(columns.map((cell) => (cell === '' ? 'td' : HEAD)));
  expect(table?.[1]?.cells.join('|')).toBe(first);
  expect(table?.[1]?.kinds).toEqual(columns.map((_, column) => (column === 0 ? kind : 'td')));
});

test('a list of names and values that fits is no table', () => {
  const cells = printedTables('general/protocols/defi/uniswap-v2').flatMap((rows) => rows.flatMap((row) => row.cells));
  expect(cells).not.toContain('difference');
  expect(readFileSync('build/docs/general/protocols/defi/uniswap-v2.html', 'utf8')).toContain('difference  -19.87%');
});
