import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {CHECKS} from '../checks';

interface Step {
  uses?: string;
  run?: string;
}

interface Workflow {
  jobs: Record<string, {needs?: string; steps: Step[]; strategy?: {matrix: {include: {question: string; command: string}[]}}}>;
}

const FILES = ['pull-request.yml', 'scheduled.yml'];
const readWorkflow = (file: string): string => readFileSync(`.github/workflows/${file}`, 'utf8');
const {jobs} = parseYaml(readWorkflow('pull-request.yml')) as Workflow;
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>}).scripts;

/** The words of a shell command, quotes taken off. */
const wordsOf = (command: string): string[] => [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

describe('what CI runs', () => {
  const included = jobs.check?.strategy?.matrix.include ?? [];

  test('its checks are those of npm test, one job each, in the same order', () => {
    expect(included.map(({command}) => wordsOf(command))).toEqual(CHECKS.map(({command}) => command));
  });

  test('each job is called as the check is', () => {
    expect(included.map(({question}) => question)).toEqual(CHECKS.map(({name}) => name.split(' ')[0]));
  });

  test('the matrix is what the job runs', () => {
    expect(jobs.check?.steps.flatMap(({run}) => run ?? []).at(-1)).toBe('npx --no -- ${{ matrix.command }}');
  });

  test('every other runner of npm test has its job, and the browser tests ask the one shared build', () => {
    const commands = (job: string): string[] => jobs[job]?.steps.flatMap(({run}) => run ?? []) ?? [];
    expect(commands('build')).toContain('npm run build');
    expect(commands('unit')).toContain('npm run test:unit');
    expect(commands('samples')).toContain('npm run test:samples');
    expect(commands('browser')).toContain('npm run test:browser');
    expect(jobs.browser?.needs).toBe('build');
    expect(Object.keys(jobs)).toEqual(['build', 'check', 'unit', 'samples', 'browser']);
  });

  test('what is too long for every run has its turn each week', () => {
    const {on, jobs: scheduled} = parseYaml(readWorkflow('scheduled.yml')) as Workflow & {on: {schedule: {cron: string}[]}};
    expect(on.schedule.map(({cron}) => cron.split(' ').length)).toEqual([5]);
    expect(Object.values(scheduled).flatMap(({steps}) => steps.flatMap(({run}) => run ?? []))).toEqual([
      'npm run test:samples -- --all',
      'npm run lighthouse',
      'npm run growth',
      'npm run edit-time',
    ]);
  });
});

describe.each(FILES)('%s', (file) => {
  const text = readWorkflow(file);

  test('every script that it names exists', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('every action is pinned by commit, with its version beside it', () => {
    const lines = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });
});
