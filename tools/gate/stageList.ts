import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installBrowser} from '../browser/installBrowser';
import {CHECKS} from './checks';
import {NOTHING, PASS, fail, type Counts} from './counts';
import {lackingPrograms} from './hostPrograms';
import {isCiMachine, noNodeHere} from './notHere';
import {readPlaywrightCounts} from './playwrightReport';
import {runSamples} from './runSamples';
import {runProgram, type Stage} from './stages';
import {packageProgram} from '../verbs/packageProgram';
import {readVitestCounts} from './vitestReport';

/** The three sizes of the gate, from small to large: what one asks, the next asks too. */
export const SIZES = ['check', 'test', 'all'] as const;

export type Size = (typeof SIZES)[number];

/**
 * When a stage runs: the stages of one lane one after another, the lanes in parallel; `alone` stages follow them, with
 * the machine to themselves, and only if the site is built.
 */
export type Lane = 'sources' | 'tests' | 'programs' | 'alone';

/** A stage of the gate, and the smallest size that has it. */
export interface ListedStage extends Stage {
  from: Size;
  lane: Lane;
}

export const REPORTS = path.resolve('test-results');
/** The stage without which nothing can be asked of the finished site. */
export const BUILD = 'build (broken links, anchors and duplicate routes stop it)';

/** Runs a program that passes or fails as one. */
const whole = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  run: async (say) =>
    (await runProgram(command, args, say)) === 0 ? PASS : fail(name, 'what it found is above, under its name'),
});

/** The same with the program of an installed package. */
const ofPackage = (name: string, [program = '', ...args]: readonly string[]): Stage => {
  const [node, file] = packageProgram(program);
  return whole(name, node, [file, ...args]);
};

const task = (name: string, file: string): Stage =>
  whole(name, process.execPath, ['--import', 'tsx', path.join('tools', 'commands', file)]);

/** Runs a test runner that writes a report, and reads the counts from it; no report counts as a failure. */
async function runReported(
  name: string,
  command: string[],
  report: string,
  read: (file: string) => Counts,
  say: (text: string) => void,
  environment: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const [program = '', ...args] = command;
  const [node, file] = packageProgram(program);
  rmSync(report, {force: true});
  await runProgram(node, [file, ...args], say, {...process.env, ...environment, PORTAL_REPORT: report});
  return existsSync(report) ? read(report) : fail(name, `it ended without its report ${report}`);
}

/** The tests of one vitest project; none runs if something that they need cannot be on this machine. */
function vitest(project: string, name: string, lacking: () => string | undefined = () => undefined): Stage {
  const report = path.join(REPORTS, `${project}.json`);
  const command = [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return {
    name,
    run: async (say) => {
      const reason = isCiMachine() ? undefined : lacking();
      if (reason === undefined) return runReported(name, command, report, readVitestCounts, say);
      say(`${reason}\n`);
      return {...NOTHING, notHere: [{what: name, count: 1, reason}]};
    },
  };
}

const samples = (all: boolean): Stage => ({
  name: all ? 'samples (all)' : 'samples (those that have changed; the records of the others)',
  run: (say) => runSamples({all, only: [], write: false}, say),
});

/** Browser tests of one Playwright configuration; `environment` sets what else they check. */
const browser = (name: string, report: string, args: string[] = [], environment: NodeJS.ProcessEnv = {}): Stage => ({
  name,
  run: async (say) => {
    const missing = installBrowser();
    if (missing) return fail(name, missing);
    return runReported(
      name,
      ['playwright', 'test', ...args],
      path.join(REPORTS, report),
      readPlaywrightCounts,
      say,
      environment,
    );
  },
});

/** Beside the rest, and not at the start of the browser tests, which would wait for them. */
const FIXTURE_SITES = [
  ['the site of odd content, built', 'fixture'],
  ['the site of odd content, built without the light client', 'stock-fixture'],
].map(([name = '', site = '']) =>
  whole(name, process.execPath, ['--import', 'tsx', path.join('tests', 'support', 'serve.ts'), site]),
);

const STOCK = path.join('tests', 'stock.config.ts');

const SWEEP = path.join('tests', 'sweep.config.ts');

/** What `npm run bench` measures, in the same order. */
const BENCHES = [
  task('speed: Lighthouse', 'bench/lighthouse.ts'),
  task('speed: growth of a build', 'bench/growth.ts'),
  task('speed: an edit', 'bench/edit-time.ts'),
];

const at = (from: Size, lane: Lane, ...stages: Stage[]): ListedStage[] =>
  stages.map((stage) => ({...stage, from, lane}));

/** The browser tests: each question in one language or mode, or (`all`) in every one that it has. */
const browserTests = (all: boolean): Stage =>
  all
    ? browser('browser tests (every language and mode)', 'browser.json', [], {PORTAL_ASKS_ALL: '1'})
    : browser('browser tests', 'browser.json');

/**
 * Every question that decides something, once; the samples and the browser tests have a form of their own for the
 * largest size.
 */
export function stagesOf(size: Size): ListedStage[] {
  const listed = [
    ...at('test', 'sources', task(BUILD, 'build.ts')),
    ...at('check', 'sources', ...CHECKS.map(({name, command}) => ofPackage(name, command))),
    ...at('check', 'tests', vitest('unit', 'unit and content tests')),
    ...at(
      'test',
      'tests',
      vitest('site', 'sites with faults, built'),
      vitest('host', 'nginx and other programs, tried', lackingPrograms),
    ),
    ...at(
      'test',
      'programs',
      samples(size === 'all'),
      vitest('node', 'a real Conflux node, asked', noNodeHere),
      ...FIXTURE_SITES,
    ),
    ...at(
      'test',
      'alone',
      vitest('build', 'files of the site, read (weight and parts of every page)'),
      browserTests(size === 'all'),
    ),
    ...at(
      'all',
      'alone',
      browser('the portal without the light client, in the browser', 'stock.json', ['--config', STOCK]),
    ),
    ...at('all', 'alone', browser('every page in the browser', 'sweep.json', ['--config', SWEEP])),
    ...at('all', 'alone', ...BENCHES),
  ];
  return listed.filter(({from}) => SIZES.indexOf(from) <= SIZES.indexOf(size));
}
