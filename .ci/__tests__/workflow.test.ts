import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {FACTS} from '../../src/facts/registry';
import {CHECKS} from '../gate/checks';

interface Step {
  uses?: string;
  run?: string;
}

interface Workflow {
  jobs: Record<string, {needs?: string; steps: Step[]; strategy?: {matrix: {include: {question: string; command: string}[]}}}>;
}

const FILES = ['pull-request.yml', 'scheduled.yml', 'pages.yml'];
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
    expect(commands('unit')).toContain('npm run sbom');
    expect(commands('samples')).toContain('npm run test:samples');
    expect(commands('browser')).toContain('npm run test:browser');
    expect(jobs.browser?.needs).toBe('build');
    expect(Object.keys(jobs)).toEqual(['build', 'check', 'unit', 'samples', 'browser']);
  });

  test('what is too long for every run has its turn each week', () => {
    const {on, jobs: scheduled} = parseYaml(readWorkflow('scheduled.yml')) as Workflow & {on: {schedule: {cron: string}[]}};
    expect(on.schedule.map(({cron}) => cron.split(' ').length)).toEqual([5]);
    const commands = Object.values(scheduled).flatMap(({steps}) => steps.flatMap(({run}) => (run?.startsWith('npm ') ? [run] : [])));
    expect(commands).toEqual([
      'npm run test:all',
      'npm run test:links -- --age 0',
      'npm run facts -- --repo sources/conflux-rust --repo sources/CIPs --repo sources/conflux-documentation',
      'npm run node-keys -- --repo sources/conflux-rust --check',
    ]);
  });

  test('a test that is flaky becomes an issue, by a job that may write issues and runs nothing of the project', () => {
    const {flaky} = (parseYaml(readWorkflow('scheduled.yml')) as {jobs: Record<string, Workflow['jobs'][string] & {if?: string; permissions?: object}>}).jobs;
    expect(flaky).toMatchObject({needs: 'every', if: 'always()', permissions: {contents: 'read', issues: 'write'}});
    expect(flaky?.steps.flatMap(({uses}) => uses?.replace(/@.*/, '') ?? [])).toEqual(['actions/download-artifact']);
    const script = flaky?.steps.flatMap(({run}) => run ?? []).join('\n') ?? '';
    expect(script).toContain('flaky.json');
    expect(script).not.toMatch(/\$\{\{|\b(?:npm|npx|node)\b/);
  });

  test('facts are compared with every repository that they cite, at each tag and commit, and with nothing else', () => {
    const {jobs: scheduled} = parseYaml(readWorkflow('scheduled.yml')) as Workflow;
    const script = scheduled.facts?.steps.flatMap(({run}) => run ?? []).find((run) => run.includes('git init')) ?? '';
    const fetched = [...script.matchAll(/^take (\S+) (\S+) (.*)$/gm)].flatMap(([, owner = '', name = '', refs = '']) =>
      [...refs.replace(/\$\(tag ([^)]*)\)/, '$1').matchAll(/\S+/g)].map(([ref]) => `${owner}/${name}@${ref}`),
    );
    const cited = new Set([...FACTS.values()].flatMap(({places = []}) => places.map(({repo, ref}) => `${repo}@${ref}`)));
    expect([...fetched].sort()).toEqual([...cited].sort());
  });

  test('a commit is named in full, as a server asks for it', () => {
    const refs = [...FACTS.values()].flatMap(({places = []}) => places.map(({ref}) => ref));
    expect(refs.filter((ref) => !/^(?:v\d+\.\d+\.\d+[\w-]*|[0-9a-f]{40})$/.test(ref))).toEqual([]);
  });
});

interface Preview {
  on: {workflow_run?: {workflows: string[]}};
  permissions: Record<string, string>;
  jobs: {
    publish: {if: string; permissions: Record<string, string>; env: Record<string, string>; steps: (Step & {if?: string; with?: Record<string, string>})[]};
  };
}

describe('the preview of a pull request', () => {
  const preview = parseYaml(readWorkflow('preview.yml')) as Preview;
  const {publish} = preview.jobs;
  const runs = publish.steps.flatMap(({run}) => run ?? []);

  test('follows the workflow of pull requests, and nothing else starts it', () => {
    expect(preview.on).toEqual({workflow_run: {workflows: [(parseYaml(readWorkflow('pull-request.yml')) as {name: string}).name], types: ['completed']}});
    expect(publish.if).toBe("github.event.workflow_run.event == 'pull_request'");
  });

  test('runs nothing of what the pull request holds: it takes the build as data, and no checkout', () => {
    expect(publish.steps.flatMap(({uses}) => uses?.replace(/@.*/, '') ?? [])).toEqual(['actions/download-artifact']);
    expect(runs.filter((run) => /\b(?:npm|npx|node|docker|make|bash|sh|source|eval)\b|\.\//.test(run.replaceAll('../', '')))).toEqual([]);
  });

  test('puts no text of a pull request into a script: expressions stand in the environment alone', () => {
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
    expect(Object.values(publish.env).filter((value) => /head_branch|title|body|display|commit\.message|actor/.test(value))).toEqual([]);
  });

  test('may write comments and no more; where the secrets are not set it publishes nothing and names the artifact', () => {
    expect(preview.permissions).toEqual({contents: 'read'});
    expect(publish.permissions).toEqual({actions: 'read', contents: 'read', 'pull-requests': 'write'});
    const users = publish.steps.filter(({run}) => run?.includes('NETLIFY'));
    expect(users).toHaveLength(1);
    expect(users[0]?.if).toContain("env.NETLIFY_AUTH_TOKEN != ''");
  });

  test('takes the artifact that the workflow of pull requests makes, which sees no secret', () => {
    const names = jobs.build?.steps.flatMap((step) => (step as {with?: {name?: string}}).with?.name ?? []) ?? [];
    expect(names).toContain(publish.steps.find(({uses}) => uses)?.with?.name);
    expect(readWorkflow('pull-request.yml')).not.toMatch(/secrets\.|pull_request_target|: write/);
  });
});

test.each(readdirSync('.github/workflows'))('%s pins each action by commit, with its version beside it', (file) => {
  const lines = readWorkflow(file)
    .split('\n')
    .filter((line) => /^\s*(?:- )?uses:/.test(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

describe.each(FILES)('%s', (file) => {
  const text = readWorkflow(file);

  test('every script that it names exists', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
