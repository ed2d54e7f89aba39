import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildSite} from './buildSite';
import {CHECKS} from './checks';
import {describeFailure, readPlaywrightCounts, readVitestCounts, sumCounts, type Counts} from './counts';
import {installBrowser} from './installBrowser';
import {runSamples} from './runSamples';

const REPORTS = path.resolve('test-results');
const bin = (name: string): string => path.join('node_modules', '.bin', name);
const PASS: Counts = {passed: 1, failed: 0, failures: []};

function fail(where: string, said?: string): Counts {
  return {passed: 0, failed: 1, failures: [describeFailure(where, said)]};
}

function heading(text: string): void {
  console.log(`\n── ${text}`);
}

function runCheck(name: string, [command = '', ...args]: string[]): Counts {
  heading(name);
  const ok = spawnSync(bin(command), args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
  console.log(ok ? 'ok' : `FAILED: ${name}`);
  return ok ? PASS : fail(name, 'what it found stands above, under its name');
}

/** Runs a test runner that writes a report, and reads the counts from it; no report counts as a failure. */
function runReported(name: string, command: string, args: string[], report: string, read: (file: string) => Counts): Counts {
  heading(name);
  rmSync(report, {force: true});
  spawnSync(bin(command), args, {stdio: 'inherit', shell: process.platform === 'win32', env: {...process.env, PORTAL_REPORT: report}});
  return existsSync(report) ? read(report) : fail(name, `it ended without its report ${report}`);
}

function failWith(where: string, error: unknown): Counts {
  const said = error instanceof Error ? error.message : String(error);
  console.error(said);
  return fail(where, said);
}

async function runBuild(): Promise<Counts> {
  heading('build (broken links, anchors and duplicate routes stop it)');
  try {
    await buildSite();
    return PASS;
  } catch (error) {
    return failWith('build', error);
  }
}

async function runSampleSteps(): Promise<Counts> {
  heading('samples (each program that a page shows)');
  try {
    return await runSamples({all: false, only: [], write: false});
  } catch (error) {
    return failWith('samples', error);
  }
}

function runBrowserTests(): Counts {
  const missing = installBrowser();
  if (missing) {
    console.error(missing);
    return fail('browser tests', missing);
  }
  const report = path.join(REPORTS, 'browser.json');
  return runReported('browser tests', 'playwright', ['test'], report, readPlaywrightCounts);
}

async function test(): Promise<void> {
  // Broken links only warn in a contributor's local build; here they fail.
  process.env.PORTAL_STRICT = 'true';
  mkdirSync(REPORTS, {recursive: true});
  const counts = CHECKS.map(({name, command}) => runCheck(name, command));
  const unit = path.join(REPORTS, 'unit.json');
  counts.push(
    runReported('unit and content tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`], unit, readVitestCounts),
  );
  counts.push(await runSampleSteps());
  const built = await runBuild();
  counts.push(built, built.failed === 0 ? runBrowserTests() : fail('browser tests', 'not run, for there is no build'));
  const {passed, failed, failures} = sumCounts(counts);
  if (failures.length > 0) console.log(`\n── what failed\n${failures.map((failure) => `✘ ${failure}`).join('\n')}`);
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

test().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
