import path from 'node:path';
import {buildSite} from '../../build/buildSite';
import {installBrowser} from '../../browser/installBrowser';
import {runPackage} from '../../verbs/runPackage';

/**
 * Judges every page of the finished site in light and dark, with its scripts; further words go to Playwright, for
 * example `--project dark`.
 */
async function a11y(): Promise<void> {
  await buildSite();
  const missing = installBrowser();
  if (missing) throw new Error(missing);
  const given = process.argv.slice(2);
  // The sweep has projects with other questions, too.
  const projects = given.includes('--project')
    ? []
    : ['served', 'light', 'dark'].flatMap((name) => ['--project', name]);
  runPackage('playwright', ['test', '--config', path.join('tests', 'sweep.config.ts'), ...projects, ...given]);
}

a11y().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
