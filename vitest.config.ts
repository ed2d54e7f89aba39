import {defineConfig} from 'vitest/config';

/** Unit tests beside their code and the tests of content; browser tests are Playwright's. */
export default defineConfig({
  test: {
    include: ['src/**/__tests__/*.test.ts', 'tests/**/*.test.ts', '.ci/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
  },
});
