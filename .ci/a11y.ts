import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {buildSite} from './buildSite';
import {installBrowser} from './installBrowser';

/** Judges every page of the finished site in light and dark, with its scripts; further words go to Playwright, for example `-- --project dark`. */
async function a11y(): Promise<void> {
  await buildSite();
  const missing = installBrowser();
  if (missing) throw new Error(missing);
  const playwright = path.join('node_modules', '.bin', 'playwright');
  const given = process.argv.slice(2);
  // The sweep has projects with other questions, too.
  const projects = given.includes('--project') ? [] : ['served', 'light', 'dark'].flatMap((name) => ['--project', name]);
  const args = ['test', '--config', path.join('tests', 'sweep.config.ts'), ...projects, ...given];
  const {status} = spawnSync(playwright, args, {stdio: 'inherit', shell: process.platform === 'win32'});
  process.exitCode = status ?? 1;
}

a11y().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
