import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

const ROOT = path.resolve(__dirname, '..', '..');

/** The full sweep: every page as served, and in both modes with its scripts. It takes most of an hour, so `npm test` leaves it out. */
export default defineConfig({
  ...base,
  testDir: path.resolve(__dirname),
  // Only the finished site is asked.
  webServer: Array.isArray(base.webServer) ? base.webServer.slice(0, 1).map((server) => ({...server, cwd: ROOT})) : base.webServer,
  projects: [
    {name: 'served', testMatch: '**/servedPages.sweep.ts'},
    ...(['light', 'dark'] as const).map((mode) => ({name: mode, testMatch: '**/hydratedPages.sweep.ts', metadata: {mode}})),
  ],
});
