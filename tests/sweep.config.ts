import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../playwright.config';

const ROOT = path.resolve(__dirname, '..');
const servers = Array.isArray(base.webServer) ? base.webServer : [];

// Read by the tests that ask a page in one language or mode otherwise.
process.env.PORTAL_SWEEP = '1';

/**
 * The full sweep: every page as served, and in both modes with its scripts; what `npm test` asks of a kind of page in one
 * language or mode, in all; how soon an answer is shown. It takes most of an hour, so `npm test` leaves it out.
 */
export default defineConfig({
  ...base,
  testDir: __dirname,
  outputDir: path.join(ROOT, 'test-results', 'playwright'),
  webServer: servers.map((server) => ({...server, cwd: ROOT})),
  projects: [
    {name: 'served', testMatch: '**/servedPages.sweep.ts'},
    ...(['light', 'dark'] as const).map((mode) => ({name: mode, testMatch: '**/hydratedPages.sweep.ts', metadata: {mode}})),
    {name: 'kinds', testMatch: ['**/privacy.spec.ts', '**/layoutShift.spec.ts', '**/categories.spec.ts', '**/a11y/keyboard.spec.ts']},
    {name: 'speed', testMatch: '**/answerTime.sweep.ts'},
  ],
});
