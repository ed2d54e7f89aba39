import path from 'node:path';
import {defineConfig} from 'vitest/config';

const PLACES = ['src/**/__tests__', 'tests/**', 'tools/**'];
const named = (ending: string): string[] => PLACES.map((place) => `${place}/*.${ending}.ts`);

/** What a test needs beside Node.js, told by the end of its file's name; `*.test.ts` alone needs nothing. */
const NEEDS = {
  site: named('site.test'),
  build: named('build.test'),
  host: named('host.test'),
  node: named('node.test'),
};

// None is about speed: a limit only distinguishes a test that hangs from one on a slow and busy machine.
const LIMITS = {testTimeout: 300_000, hookTimeout: 300_000, expect: {poll: {timeout: 60_000}}};

/** What a site gives its pages, without a site. */
const DOUBLES = path.resolve('tools/doubles') + path.sep;

/** Unit tests beside their code and the tests of content; browser tests are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: {
          alias: Object.fromEntries(
            ['Translate', 'ComponentCreator', 'Link'].map((name) => [`@docusaurus/${name}`, `${DOUBLES}${name}.ts`]),
          ),
        },
        test: {
          ...LIMITS,
          name: 'unit',
          environment: 'node',
          include: named('test'),
          exclude: ['**/node_modules/**', ...Object.values(NEEDS).flat()],
          // The files of a worker share their modules: loading them again for each file took half of the time.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      ...Object.entries(NEEDS).map(([name, include]) => ({
        test: {...LIMITS, name, environment: 'node' as const, include},
      })),
    ],
  },
});
