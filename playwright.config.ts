import {defineConfig} from '@playwright/test';
import {FLAGS, findTestBrowser} from './tools/browser/browser';
import {BUILD_URL} from './tests/support/addresses';
import {portRules} from './tests/support/portRules';
import {RUN_PORTS} from './tests/support/runPorts';

const FOLDERS = [
  'routes',
  'chrome',
  'states',
  'search',
  'thirdParties',
  'languages',
  'a11y',
  'rpc',
  'weight',
  'security',
  'speed',
] as const;

/** What a first visit loads, keeps and asks: here each test has a browser context of its own. */
const FIRST_VISITS: readonly string[] = ['thirdParties', 'weight', 'speed'];

/**
 * One project per folder of tests, each against the finished build; a second server is a real node, others hold the
 * fixture site with the light client and without it.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // A folder of its own: it is emptied at the start, and other reports lie beside it.
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it is tried again is named as flaky at the end; one that is broken fails all three
  // times.
  retries: 2,
  // When the site itself is broken, the first failures tell.
  maxFailures: process.env.CI ? 40 : 0,
  // None is about speed: a limit only distinguishes a test that hangs from one on a slow and busy machine.
  timeout: 240_000,
  expect: {timeout: 20_000},
  reporter: process.env.PORTAL_REPORT ? [['list'], ['json', {outputFile: process.env.PORTAL_REPORT}]] : 'list',
  use: {
    baseURL: BUILD_URL,
    launchOptions: {executablePath: findTestBrowser(), args: [...FLAGS, ...portRules(RUN_PORTS)]},
    trace: 'off',
    // A worker would answer in the place of the servers that tests put questions to; its own test lets it in.
    serviceWorkers: 'block',
  },
  // A run talks to no servers but its own: each starts its own, on ports that are its own. The node comes before the
  // fixture site, whose building may take minutes.
  webServer: [
    {command: `node --import tsx tests/support/serve.ts build ${String(RUN_PORTS.build)}`, port: RUN_PORTS.build},
    {command: 'node --import tsx tests/support/localNode.ts', port: RUN_PORTS.coreHttp},
    {
      command: `node --import tsx tests/support/serve.ts fixture ${String(RUN_PORTS.fixture)}`,
      port: RUN_PORTS.fixture,
      timeout: 300_000,
    },
    {
      command: `node --import tsx tests/support/serve.ts stock-fixture ${String(RUN_PORTS.stock)}`,
      port: RUN_PORTS.stock,
      timeout: 300_000,
    },
  ],
  // Elsewhere the tests of a worker use one tab, one after the other: Playwright empties cookies, storage and cache
  // between them and takes
  // away what a test has set up. A new renderer for each took most of the time. After a failure the next begin in a new
  // browser.
  projects: FOLDERS.map((folder) => ({
    name: folder,
    testDir: `tests/${folder}`,
    use: {reuseContext: !FIRST_VISITS.includes(folder)},
  })),
});
