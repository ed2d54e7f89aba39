import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

/** The folders whose tests have a browser context each, whatever a file says. */
const OWN_CONTEXTS = /^(?:thirdParties|weight|speed)\//;

test('a file of browser tests that sets up a clock has tabs of its own, for a clock can outlive its test', () => {
  const files = readdirSync('tests', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.spec.ts') && !OWN_CONTEXTS.test(file));
  const withClock = files.filter((file) => readFileSync(`tests/${file}`, 'utf8').includes('clock.install('));
  expect(withClock.length).toBeGreaterThan(0);
  expect(withClock.filter((file) => !readFileSync(`tests/${file}`, 'utf8').includes('reuseContext: false'))).toEqual([]);
});
