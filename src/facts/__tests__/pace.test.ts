import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {derivedFact} from '../derivedFact';
import {sourceFaults} from '../../../tools/facts/checkSource';
import type {Fact} from '../fact';
import {FACTS} from '../registry';

const place = (name: string): Fact['places'] => [{repo: 'a/b', ref: 'v1', path: name, pattern: /= (\d+)/}];
const faultsOf = (value: number, texts: Record<string, string>): string =>
  sourceFaults(
    'a.sum',
    derivedFact(
      [
        {
          value: 2,
          places: [...(place('one') ?? []), ...(place('two') ?? [])],
          read: ([one, two]) => Number(one) + Number(two),
        },
        {value: 3, places: place('three') ?? []},
      ],
      {value, compute: ([sum, three]) => Number(sum) * Number(three)},
    ),
    ({path}) => texts[path],
  ).join();

test('a fact computed from others has the value that follows from their sources', () => {
  expect(faultsOf(9, {one: '= 1', two: '= 2', three: '= 3'})).toBe('');
  expect(faultsOf(8, {one: '= 1', two: '= 2', three: '= 3'})).toContain('its sources say 9');
  expect(faultsOf(9, {one: '= 1', two: '= 2', three: '= 4'})).toContain('its sources say 12');
  expect(faultsOf(9, {one: '= 1', two: '= 2'})).toContain('there is no text of a/b@v1:three');
});

test('the sample of the base fee calculates with the pace of the facts', () => {
  expect(/SECONDS_PER_EPOCH = ([\d.]+);/.exec(readFileSync('samples/base-fee/rise.ts', 'utf8'))?.[1]).toBe(
    String(FACTS.get('epoch.pace')?.value),
  );
});
