import {expect, test} from 'vitest';
import {PARTS, partsOf} from '../parts';

test.each([
  [undefined, PARTS],
  ['', PARTS],
  ['off', []],
  ['route-tables', ['route-tables']],
  // In their own order, whichever is named first.
  ['turns, lazy-highlight', ['lazy-highlight', 'turns']],
])('PORTAL_LIGHT=%s switches on %j', (setting, parts) => {
  expect(partsOf(setting)).toEqual(parts);
});

test.each(['on', 'lazy-highlight,tables', ','])('PORTAL_LIGHT=%s is refused, with what there is', (setting) => {
  expect(() => partsOf(setting)).toThrow('lazy-highlight, route-tables, page-styles, turns');
});
