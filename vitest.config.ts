import {defineConfig} from 'vitest/config';

/** Unit tests beside their code and the tests of content; browser tests are Playwright's. */
export default defineConfig({
  test: {
    include: ['src/**/__tests__/*.test.ts', 'tests/**/*.test.ts', '.ci/**/*.test.ts'],
    environment: 'node',
    // None is about speed: a limit is what tells a test that hangs from one on a slow and busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: {poll: {timeout: 60_000}},
  },
});
