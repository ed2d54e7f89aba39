import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {filesBelow} from '../../tools/prose/filesBelow';

/** The folders whose tests have a browser context each, whatever a file sets. */
const OWN_CONTEXTS = /^tests\/(?:thirdParties|weight|speed)\//;

test('a file of browser tests that sets up a clock has tabs of its own, for a clock can outlive its test', () => {
  const files = filesBelow('tests', /\.spec\.ts$/).filter((file) => !OWN_CONTEXTS.test(file));
  const withClock = files.filter((file) => readFileSync(file, 'utf8').includes('clock.install('));
  expect(withClock.length).toBeGreaterThan(0);
  expect(withClock.filter((file) => !readFileSync(file, 'utf8').includes('reuseContext: false'))).toEqual([]);
});
