import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

/** The full sweep: every page in both modes with its scripts. Takes some twenty minutes, so `npm test` leaves it out. */
export default defineConfig({
  ...base,
  testDir: path.resolve(__dirname),
  testMatch: '**/*.sweep.ts',
  webServer: Array.isArray(base.webServer)
    ? base.webServer.slice(0, 1).map((server) => ({...server, cwd: path.resolve(__dirname, '..', '..')}))
    : base.webServer,
  projects: (['light', 'dark'] as const).map((mode) => ({name: mode, metadata: {mode}})),
});
