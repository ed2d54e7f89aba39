import {expect, test} from 'vitest';
import type {OutputRow} from '@site/src/content/outputLayout';
import {narrowLayout} from '../narrowLayout';

const row = (...cells: string[]): OutputRow => ({cells, indent: 0});
const rows = (count: number, ...cells: string[]): OutputRow[] => Array.from({length: count}, () => row(...cells));
const HEAD = row('', 'limit', 'charged', 'what it says');
const WIDE = ['transfer, the largest limit', '27,000,000', '20,250,000', 'Vm reverted'];

test('a list of two columns and a narrow table stay as they are', () => {
  expect(narrowLayout(rows(40, 'a name', 'x'.repeat(90)), 2, undefined)).toBe('asIs');
  expect(narrowLayout(rows(40, 'a', '1', '2'), 3, row('', 'b', 'c'))).toBe('asIs');
});

test('a wide table is a list with heads where that takes one screen, and is scrolled otherwise', () => {
  expect(narrowLayout(rows(6, ...WIDE), 4, HEAD)).toBe('labelled');
  expect(narrowLayout(rows(7, ...WIDE), 4, HEAD)).toBe('scrolled');
});

test('a wide table is scrolled where a column has no head', () => {
  expect(narrowLayout(rows(2, ...WIDE), 4, undefined)).toBe('scrolled');
  expect(narrowLayout(rows(2, ...WIDE), 4, row('', 'limit', 'charged', ''))).toBe('scrolled');
});
