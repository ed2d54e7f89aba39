import {defineConfig} from '@playwright/test';
import {FLAGS, findTestBrowser} from './tests/support/browser';
import {expectedNetworks} from './src/localNode/localNetworks';
import {BUILD_PORT, FIXTURE_PORT} from './tests/support/addresses';

const FOLDERS = ['routes', 'chrome', 'states', 'search', 'thirdParties', 'languages', 'a11y', 'rpc', 'weight', 'security', 'speed'] as const;

/** One project per folder of tests, each against the finished build; a second server holds the fixture site, a third is a real node. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it is tried again is named as flaky at the end; one that is broken fails all three times.
  retries: 2,
  // When the site itself is broken, the first failures tell.
  maxFailures: process.env.CI ? 40 : 0,
  // None is about speed: a limit is what tells a test that hangs from one on a slow and busy machine.
  timeout: 240_000,
  expect: {timeout: 20_000},
  reporter: process.env.PORTAL_REPORT ? [['list'], ['json', {outputFile: process.env.PORTAL_REPORT}]] : 'list',
  use: {
    baseURL: `http://localhost:${String(BUILD_PORT)}`,
    launchOptions: {executablePath: findTestBrowser(), args: [...FLAGS]},
    trace: 'off',
    // A worker would answer in the place of the servers that tests put questions to; its own test lets it in.
    serviceWorkers: 'block',
  },
  webServer: [
    {command: `node --import tsx tests/support/serve.ts build ${String(BUILD_PORT)}`, port: BUILD_PORT, reuseExistingServer: !process.env.CI},
    {
      command: `node --import tsx tests/support/serve.ts fixture ${String(FIXTURE_PORT)}`,
      port: FIXTURE_PORT,
      reuseExistingServer: !process.env.CI,
      timeout: 300_000,
    },
    {command: 'node --import tsx tests/support/localNode.ts', port: expectedNetworks().ports.coreHttp, reuseExistingServer: !process.env.CI},
  ],
  projects: FOLDERS.map((folder) => ({name: folder, testDir: `tests/${folder}`})),
});
