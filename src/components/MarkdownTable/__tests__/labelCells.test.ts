import {createElement as h, isValidElement, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {labelCells} from '../labelCells';

const row = (kind: 'td' | 'th', cells: readonly ReactNode[]): ReactElement<{children?: ReactNode}> =>
  h(
    'tr',
    null,
    cells.map((cell, index) => h(kind, {key: index}, cell)),
  );

/** A table's parts, as a page hands them over. */
const table = (heads: readonly ReactNode[], ...rows: (readonly ReactNode[])[]): ReactNode[] => [
  h('thead', {key: 'h'}, row('th', heads)),
  h(
    'tbody',
    {key: 'b'},
    rows.map((cells, index) => h('tr', {key: index}, row('td', cells).props.children)),
  ),
];

const WIDE = ['`tcp_port`', 'The port that other nodes connect to, for the protocol between nodes', '32323'];
const render = (parts: ReactNode): string => renderToStaticMarkup(h('table', null, parts));

test('each cell but the first of a wide table has the head of its column', () => {
  const html = render(labelCells(table(['Key', h('b', null, 'Mean', 'ing'), 'Default'], WIDE)));
  expect(html).toContain(`<td role="rowheader">${WIDE[0] ?? ''}</td>`);
  expect(html).toContain(`<td role="cell" data-label="Meaning">${WIDE[1] ?? ''}</td>`);
  expect(html).toContain('<td role="cell" data-label="Default">32323</td>');
  expect(html.match(/role="row"/g)).toHaveLength(1);
});

test('a table that a phone has room for stays as it is', () => {
  expect(labelCells(table(['Gas', 'Before', 'After'], ['deploy', '123,456', '120,000']))).toBeUndefined();
  expect(labelCells(table(['Key', 'Meaning'], WIDE.slice(0, 2)))).toBeUndefined();
});

test('a table with a column without a head stays as it is', () => {
  expect(labelCells(table(['', 'Meaning', 'Default'], WIDE))).toBeDefined();
  expect(labelCells(table(['Key', '', 'Default'], WIDE))).toBeUndefined();
});

test('a value that only its component knows has a width, and what is no table is left alone', () => {
  const Fact = (): ReactNode => '1030';
  const cells = Array.from({length: 5}, () => h(Fact));
  expect(labelCells(table(['a', 'b', 'c', 'd', 'e'], cells))).toBeDefined();
  expect(labelCells(table(['a', 'b', 'c'], cells.slice(0, 3)))).toBeUndefined();
  expect(labelCells('text')).toBeUndefined();
  expect(isValidElement(labelCells(undefined))).toBe(false);
});
