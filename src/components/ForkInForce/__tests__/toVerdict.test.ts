import {expect, test} from 'vitest';
import {toVerdict} from '../toVerdict';

test.each([
  ['one epoch before', 155_139_999, {kind: 'ahead', left: 1}],
  ['the epoch itself', 155_140_000, {kind: 'inForce'}],
  ['long before', 130_000_000, {kind: 'ahead', left: 25_140_000}],
  ['long after', 170_000_000, {kind: 'inForce'}],
])('%s', (_, epoch, verdict) => {
  expect(toVerdict(epoch, 155_140_000)).toEqual(verdict);
});
