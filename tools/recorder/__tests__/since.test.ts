import {expect, test} from 'vitest';
import {sinceOf} from '../against/since';

const OLD = 'v2.4.0';

test('is the release that the sources name', () => {
  expect(sinceOf('cfx_a', OLD, {served: true}, 'v2.3.0')).toBe('v2.3.0');
  expect(sinceOf('cfx_a', OLD, {served: true}, 'v2.4.0')).toBe('v2.4.0');
  expect(sinceOf('cfx_a', OLD, {served: false}, 'v2.4.1')).toBe('v2.4.1');
});

test('is open downwards where no source names a release', () => {
  expect(sinceOf('cfx_a', OLD, {served: true}, undefined)).toBe('v2.4.0 or earlier');
});

test.each([
  [
    'the old version has what is said to be newer',
    {served: true},
    'v3.0.0',
    'is recorded as available since v3.0.0, but v2.4.0 has it',
  ],
  [
    'the old version lacks what is said to be older',
    {served: false},
    'v2.4.0',
    'is recorded as available since v2.4.0, but v2.4.0 lacks it',
  ],
  ['nothing names the release of what the old version lacks', {served: false}, undefined, 'name its first release'],
  ['the method was not measured', undefined, 'v2.0.0', 'run npm run data -- record --against v2.4.0'],
])('is refused where %s', (_, method, release, words) => {
  expect(() => sinceOf('cfx_a', OLD, method, release)).toThrow(words);
});
