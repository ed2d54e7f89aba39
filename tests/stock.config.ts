import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../playwright.config';
import {RUN_PORTS} from './support/runPorts';

const ROOT = path.resolve(__dirname, '..');

/**
 * The portal without the light client. It is built first, which takes as long as a build of the portal, so `npm test`
 * leaves it out.
 */
export default defineConfig({
  ...base,
  testDir: __dirname,
  outputDir: path.join(ROOT, 'test-results', 'playwright'),
  webServer: {
    command: `node --import tsx tests/support/serve.ts stock-portal ${String(RUN_PORTS.stock)}`,
    port: RUN_PORTS.stock,
    timeout: 1_800_000,
    cwd: ROOT,
  },
  projects: [{name: 'stock', testMatch: '**/stockPortal.sweep.ts'}],
});
