import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {CHECKS} from './checks';
import {readPlaywrightCounts, readVitestCounts, sumCounts, type Counts} from './counts';
import {installBrowser} from './installBrowser';
import {runSamples} from './runSamples';
import {PASS, fail, runLanes, runProgram, type Stage} from './stages';

const REPORTS = path.resolve('test-results');
const bin = (name: string): string => path.join('node_modules', '.bin', name);

const checks = CHECKS.map(({name, command: [command = '', ...args]}): Stage => ({
  name,
  run: async (say) => ((await runProgram(bin(command), args, say)) === 0 ? PASS : fail(name, 'what it found stands above, under its name')),
}));

/** Runs a test runner that writes a report, and reads the counts from it; no report counts as a failure. */
function reported(name: string, command: string, args: readonly string[], report: string, read: (file: string) => Counts): Stage {
  return {
    name,
    run: async (say) => {
      rmSync(report, {force: true});
      await runProgram(bin(command), args, say, {...process.env, PORTAL_REPORT: report});
      return existsSync(report) ? read(report) : fail(name, `it ended without its report ${report}`);
    },
  };
}

const unitReport = path.join(REPORTS, 'unit.json');
const unit = reported(
  'unit and content tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  unitReport,
  readVitestCounts,
);

const samples: Stage = {
  name: 'samples (each program that a page shows)',
  run: (say) => runSamples({all: false, only: [], write: false}, say),
};

const build: Stage = {
  name: 'build (broken links, anchors and duplicate routes stop it)',
  run: async (say) => {
    const status = await runProgram(process.execPath, ['--import', 'tsx', path.join('.ci', 'build.ts')], say);
    return status === 0 ? PASS : fail('build', 'what it found stands above, under its name');
  },
};

const browser = reported('browser tests', 'playwright', ['test'], path.join(REPORTS, 'browser.json'), readPlaywrightCounts);

const print = (text: string): void => {
  process.stdout.write(text);
};

/** The browser tests have the machine for themselves, and their lines are printed as they come. */
async function runBrowserTests(isBuilt: boolean): Promise<Counts> {
  if (!isBuilt) return fail('browser tests', 'not run, for there is no build');
  const missing = installBrowser();
  if (missing) {
    console.error(missing);
    return fail('browser tests', missing);
  }
  console.log(`\n── ${browser.name}`);
  return browser.run(print);
}

async function test(): Promise<void> {
  // Broken links only warn in a contributor's local build; here they fail.
  process.env.PORTAL_STRICT = 'true';
  mkdirSync(REPORTS, {recursive: true});
  console.log('\nStatic checks and the build, unit tests and samples run side by side; each is printed when it has ended.');
  let isBuilt = false;
  const noted: Stage = {
    ...build,
    run: async (say) => {
      const counts = await build.run(say);
      isBuilt = counts.failed === 0;
      return counts;
    },
  };
  const counts = await runLanes([[...checks, noted], [unit], [samples]], print);
  counts.push(await runBrowserTests(isBuilt));
  const {passed, failed, failures} = sumCounts(counts);
  if (failures.length > 0) console.log(`\n── what failed\n${failures.map((failure) => `✘ ${failure}`).join('\n')}`);
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

test().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
