import {installBrowser} from '../../browser/installBrowser';
import {buildSite} from '../../build/buildSite';
import {runPackage} from '../../verbs/runPackage';

/** Asks the finished site in a browser; the words of the command line go to Playwright. */
async function browser(): Promise<void> {
  await buildSite();
  const missing = installBrowser();
  if (missing) throw new Error(missing);
  runPackage('playwright', ['test', ...process.argv.slice(2)]);
}

browser().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
