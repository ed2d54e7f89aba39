// holds: speed.build-memory
import {expect, test} from 'vitest';
import {parsePhase, peaksOf, phaseOfPeak} from '../phases';

const ESCAPE = String.fromCharCode(27);

test('a line of the performance log, coloured or not, is a phase that ends now', () => {
  const plain = '[PERF] Build > en > Bundling - 12.50 seconds! - (Heap 300mb -> 400mb / Total 500mb)';
  const coloured = `${ESCAPE}[33m[PERF]${ESCAPE}[39m Build > en > SSG - ${ESCAPE}[31m500.00 ms${ESCAPE}[39m - (Heap 1mb)`;
  expect(parsePhase(plain, 20)).toEqual({name: 'Build > en > Bundling', from: 7.5, to: 20});
  expect(parsePhase(coloured, 20)).toEqual({name: 'Build > en > SSG', from: 19.5, to: 20});
  expect(parsePhase('[SUCCESS] Generated static files in "build".', 20)).toBeUndefined();
});

const PHASES = [
  {name: 'Build > en > Load site', from: 0, to: 3},
  {name: 'Build', from: 0, to: 30},
  {name: 'Build > en > Bundling', from: 5, to: 20},
  {name: 'Build > en > SSG', from: 20.5, to: 30},
  {name: 'Build > en > SSG > Thread pool', from: 21, to: 30},
  {name: 'SSG Worker 1 - Task 2', from: 9, to: 11},
  {name: 'Build > en > Short', from: 6, to: 6.5},
];
const SAMPLES = [
  {at: 1, bytes: 100},
  {at: 10, bytes: 900},
  {at: 25, bytes: 400},
];

test('each of the build’s phases of a second or more has the most memory that was held during it', () => {
  expect(peaksOf(PHASES, SAMPLES).map(({name, bytes}) => [name, bytes])).toEqual([
    ['Build > en > Load site', 100],
    ['Build', 900],
    ['Build > en > Bundling', 900],
    ['Build > en > SSG', 400],
  ]);
});

test('the peak belongs to the innermost phase around it', () => {
  expect(phaseOfPeak(PHASES, SAMPLES)).toBe('Build > en > Bundling');
  expect(phaseOfPeak([], SAMPLES)).toBeUndefined();
});
