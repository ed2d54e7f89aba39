import type {Locator} from '@playwright/test';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

type Direction = 'ascending' | 'descending';
type Kind = 'text' | 'number' | 'severity';

const FOLDER = '/docs/general/build/smart-contracts';
const TABLES: {address: string; kinds: Kind[]; rows: number; sorted: {column: number; direction: Direction}}[] = [
  {
    address: `${FOLDER}/gas-optimization`,
    kinds: ['text', 'text', 'number', 'number', 'number'],
    rows: 37,
    sorted: {column: 2, direction: 'ascending'},
  },
  {
    address: `${FOLDER}/contract-security`,
    kinds: ['text', 'severity', 'text'],
    rows: 19,
    sorted: {column: 1, direction: 'descending'},
  },
];

const otherOf = (direction: Direction): Direction => (direction === 'ascending' ? 'descending' : 'ascending');

/** The number that a cell begins with, as its language writes it; undefined for words. */
function numberOf(text: string, id: string): number | undefined {
  const written = /^[+−]?\d[\d.,]*/.exec(text)?.[0];
  if (written === undefined) return undefined;
  const plain = id === 'es' ? written.replaceAll('.', '') : written.replaceAll(',', '');
  return Number(plain.replace('−', '-'));
}

/** How two cells of a column follow each other. */
function comparison(kind: Kind, id: string): (one: string, other: string) => number {
  const collator = new Intl.Collator(id);
  const prefix = LANGUAGES.find((language) => language.id === id)?.prefix ?? '';
  const severities = ['Medium', 'High', 'Critical'].map((severity) =>
    textIn(prefix, `security.severity.${severity.toLowerCase()}`, severity),
  );
  if (kind === 'text') return (one, other) => collator.compare(one, other);
  if (kind === 'severity') return (one, other) => severities.indexOf(one) - severities.indexOf(other);
  return (one, other) => (numberOf(one, id) ?? NaN) - (numberOf(other, id) ?? NaN);
}

async function cellsOf(table: Locator, column: number): Promise<string[]> {
  const rows = await table.locator('tbody tr').all();
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').nth(column).innerText()).trim()));
}

/** The column is sorted as its head shows, with words among numbers last. */
async function expectSorted(
  table: Locator,
  column: number,
  direction: Direction,
  kind: Kind,
  id: string,
): Promise<void> {
  await expect(table.locator('thead th').nth(column)).toHaveAttribute('aria-sort', direction);
  await expect(table.locator(`thead th[aria-sort="ascending"], thead th[aria-sort="descending"]`)).toHaveCount(1);
  const cells = await cellsOf(table, column);
  const last = kind === 'number' ? cells.filter((cell) => numberOf(cell, id) === undefined) : [];
  const compare = comparison(kind, id);
  const valued = cells.slice(0, cells.length - last.length);
  expect(cells.slice(valued.length)).toEqual(last);
  // Equal cells may be in either order, so neighbors are compared.
  const wrong = valued.filter(
    (cell, index) => index > 0 && compare(valued[index - 1] ?? '', cell) * (direction === 'ascending' ? 1 : -1) > 0,
  );
  expect(wrong).toEqual([]);
  expect(new Set(valued).size).toBeGreaterThan(1);
}

for (const [index, {address, kinds, rows, sorted}] of TABLES.entries()) {
  for (const {id, prefix} of languagesInTurn(index)) {
    // holds: docs.sortable-tables
    test(`${id}: ${address} sorts by each column in both directions, by mouse and by keyboard, and remembers nothing`, async ({
      page,
    }) => {
      await open(page, prefix + address);
      const table = page.locator('article table').first();
      await expect(table.locator('tbody tr')).toHaveCount(rows);
      await expectSorted(table, sorted.column, sorted.direction, kinds[sorted.column] ?? 'text', id);
      const press =
        (key: string) =>
        (button: Locator): Promise<void> =>
          button.press(key);
      // Every column by mouse; all buttons hear the keys alike.
      const acts = [
        {act: (button: Locator): Promise<void> => button.click(), columns: kinds.length},
        {act: press('Enter'), columns: 1},
        {act: press('Space'), columns: 1},
      ];
      for (const {act, columns} of acts) {
        for (const [column, kind] of kinds.slice(0, columns).entries()) {
          const button = table.locator('thead th').nth(column).getByRole('button');
          const before = await table.locator('thead th').nth(column).getAttribute('aria-sort');
          const first =
            before === 'none' ? (kind === 'severity' ? 'descending' : 'ascending') : otherOf(before as Direction);
          await act(button);
          await expectSorted(table, column, first, kind, id);
          await act(button);
          await expectSorted(table, column, otherOf(first), kind, id);
          await expect(table.locator('tbody tr')).toHaveCount(rows);
        }
      }
      await page.reload();
      await expectSorted(table, sorted.column, sorted.direction, kinds[sorted.column] ?? 'text', id);
    });
  }
}
