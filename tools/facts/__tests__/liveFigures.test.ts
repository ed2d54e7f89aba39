// holds: facts.live-prices
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {FACTS} from '../../../src/facts/registry';

const FOLDER = path.join('tools', 'facts', 'live');
/** Smaller numbers count pushes, bytes and words. */
const LEAST = 2000;

test('a check that needs the price of something else takes it from its fact', () => {
  const prices = new Map(
    [...FACTS].flatMap(([id, {value, unit}]): [number, string][] =>
      unit === 'gas' && typeof value === 'number' ? [[value, id]] : [],
    ),
  );
  const typed = readdirSync(FOLDER).flatMap((name) =>
    // A BigInt is what a transaction offers, not a price.
    [...readFileSync(path.join(FOLDER, name), 'utf8').matchAll(/(?<![\w.])\d[\d_]*(?![\w.])/g)].flatMap(([figure]) => {
      const id = prices.get(Number(figure.replaceAll('_', '')));
      return id !== undefined && Number(figure.replaceAll('_', '')) >= LEAST ? [`${name}: ${figure} is ${id}`] : [];
    }),
  );
  expect(prices.get(2100)).toBe('gas.coldSlot');
  expect(typed).toEqual([]);
});
