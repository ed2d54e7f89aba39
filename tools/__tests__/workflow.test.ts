import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {FACTS} from '../../src/facts/registry';
import {CHECKS} from '../gate/checks';
import {UNTAGGED} from '../nodeKeys/untagged';

interface Step {
  uses?: string;
  run?: string;
}

interface Workflow {
  jobs: Record<
    string,
    {
      needs?: string;
      steps: Step[];
      strategy?: {matrix: {include: {question: string; command: string}[]; system?: string[]}};
    }
  >;
}

const FILES = ['pull-request.yml', 'scheduled.yml', 'pages.yml'];
const readWorkflow = (file: string): string => readFileSync(`.github/workflows/${file}`, 'utf8');
const {jobs} = parseYaml(readWorkflow('pull-request.yml')) as Workflow;
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>}).scripts;

/** The words of a shell command, quotes taken off. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

describe('what CI runs', () => {
  const commands = (job: string): string[] => jobs[job]?.steps.flatMap(({run}) => run ?? []) ?? [];
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
    expect(commands('build')).toContain('npm run build --omit=dev');
    expect(commands('unit')).toContain('npx --no -- vitest run --project unit');
    expect(commands('unit')).toContain('npm run data -- sbom');
    expect(commands('samples')).toContain('npm run test:samples');
    expect(commands('browser')).toContain('npx --no -- playwright test');
    expect(jobs.browser?.needs).toBe('build');
    expect(Object.keys(jobs)).toEqual(['build', 'check', 'unit', 'systems', 'dependencies', 'samples', 'browser']);
  });

  test('what a contributor runs before a push is also tried on systems that CI has no other job for', () => {
    const {systems} = jobs;
    expect(systems?.strategy?.matrix.system?.map((system) => system.replace(/-.*/, ''))).toEqual(['macos', 'windows']);
    expect(systems?.steps.flatMap(({run}) => run ?? [])).toEqual(['npm run check']);
  });

  test('each kind of vitest test runs once, what asks the finished site where the build is at hand', () => {
    const projectsOf = (job: string): string[] =>
      commands(job).flatMap((command) => [...command.matchAll(/--project (\w+)/g)].map(([, name = '']) => name));
    expect([...Object.keys(jobs).flatMap(projectsOf)].sort()).toEqual(['build', 'host', 'node', 'site', 'unit']);
    expect(projectsOf('browser')).toEqual(['build']);
  });

  test('what is too long for every run has its turn each week', () => {
    const {on, jobs: scheduled} = parseYaml(readWorkflow('scheduled.yml')) as Workflow & {
      on: {schedule: {cron: string}[]};
    };
    expect(on.schedule.map(({cron}) => cron.split(' ').length)).toEqual([5]);
    const commands = Object.values(scheduled).flatMap(({steps}) =>
      steps.flatMap(({run}) => (run?.startsWith('npm ') ? [run] : [])),
    );
    expect(commands).toEqual([
      'npm run test:all',
      'npm run check -- links --age 0',
      'npm run data -- facts --repo sources/conflux-rust --repo sources/CIPs --repo sources/conflux-documentation --repo sources/confura',
      'npm run data -- node-keys --repo sources/conflux-rust --check',
    ]);
  });

  test.each([
    ['flaky', 'every', ['flaky.json']],
    ['report', ['advisories', 'next'], ['advisories', 'next/build.log']],
  ])(
    'what the week finds becomes an issue, by a job that may write issues and runs nothing of the project: %s',
    (name, needs, files) => {
      const {jobs: weekly} = parseYaml(readWorkflow('scheduled.yml')) as {
        jobs: Record<string, Workflow['jobs'][string] & {if?: string; permissions?: object}>;
      };
      const writers = Object.entries(weekly).filter(([, {permissions}]) => permissions);
      expect(writers.map(([job]) => job)).toEqual(['flaky', 'report']);
      const job = weekly[name];
      expect(job).toMatchObject({needs, if: 'always()', permissions: {contents: 'read', issues: 'write'}});
      expect(job?.steps.flatMap(({uses}) => uses?.replace(/@.*/, '') ?? [])).toEqual(['actions/download-artifact']);
      const script = job?.steps.flatMap(({run}) => run ?? []).join('\n') ?? '';
      for (const file of files) expect(script).toContain(file);
      expect(script).not.toMatch(/\$\{\{|\b(?:npm|npx|node)\b/);
    },
  );

  // holds: facts.weekly
  test('facts are compared with every repository that they cite, at each tag and commit, and with nothing else', () => {
    const {jobs: scheduled} = parseYaml(readWorkflow('scheduled.yml')) as Workflow;
    const script = scheduled.facts?.steps.flatMap(({run}) => run ?? []).find((run) => run.includes('git init')) ?? '';
    const fetched = [...script.matchAll(/^take (\S+) (\S+) (.*)$/gm)].flatMap(([, owner = '', name = '', refs = '']) =>
      [...refs.replace(/\$\(tag ([^)]*)\)/, '$1').matchAll(/\S+/g)].map(([ref]) => `${owner}/${name}@${ref}`),
    );
    const cited = new Set(
      [...FACTS.values()].flatMap(({places = []}) => places.map(({repo, ref}) => `${repo}@${ref}`)),
    );
    expect([...fetched].sort()).toEqual([...cited].sort());
  });

  // holds: facts.weekly
  test('keys are compared with all releases, those by tag and those that have only a commit yet', () => {
    const {jobs: scheduled} = parseYaml(readWorkflow('scheduled.yml')) as Workflow;
    const runs = scheduled['node-keys']?.steps.flatMap(({run}) => run ?? []) ?? [];
    const [, refs = ''] =
      /^git -C sources\/conflux-rust fetch .* https:\/\/github\.com\/Conflux-Chain\/conflux-rust (.*)$/m.exec(
        runs.join('\n'),
      ) ?? [];
    expect(refs.split(' ')).toEqual(["'refs/tags/v*:refs/tags/v*'", ...Object.values(UNTAGGED)]);
    expect(runs.at(-1)).toBe('npm run data -- node-keys --repo sources/conflux-rust --check');
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
    publish: {
      if: string;
      environment: string;
      permissions: Record<string, string>;
      env: Record<string, string>;
      steps: (Step & {if?: string; env?: Record<string, string>; with?: Record<string, string>})[];
    };
  };
}

/** The script of a step of the weekly workflow, by its name. */
function weeklyScript(job: string, step: string): string {
  const {jobs: weekly} = parseYaml(readWorkflow('scheduled.yml')) as {
    jobs: Record<string, {steps: (Step & {name?: string})[]}>;
  };
  return weekly[job]?.steps.find(({name}) => name === step)?.run ?? '';
}

/** A step of a runner needs its shell and jq, for answers in JSON: both are on every runner of CI. */
const lacksShell = process.platform === 'win32' || spawnSync('bash', ['-c', 'command -v jq']).status !== 0;

// holds: repository.advisories
describe.skipIf(lacksShell)('the advisories of the week', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'advisories-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  /** Runs the step where npm answers as given, for the portal and the two locks of its samples. */
  function ask(answer: object): {status: number | null; portal: string; samples: string} {
    for (const one of ['bin', 'samples/a', 'samples/b', 'samples/c'])
      mkdirSync(path.join(folder, one), {recursive: true});
    for (const one of ['a', 'b']) writeFileSync(path.join(folder, 'samples', one, 'package-lock.json'), '{}');
    rmSync(path.join(folder, 'found'), {recursive: true, force: true});
    writeFileSync(path.join(folder, 'bin', 'npm'), `#!/bin/sh\ncat <<'END'\n${JSON.stringify(answer)}\nEND\nexit 1\n`, {
      mode: 0o755,
    });
    const env = {...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`};
    // As the runner does.
    const {status} = spawnSync(
      'bash',
      ['-e', '-c', weeklyScript('advisories', 'ask for those of level high and above')],
      {cwd: folder, env},
    );
    const said = (name: string): string =>
      existsSync(path.join(folder, 'found', name)) ? readFileSync(path.join(folder, 'found', name), 'utf8') : '';
    return {status, portal: said('portal.txt'), samples: said('samples.txt')};
  }
  const entry = (name: string, severity: string): object => ({name, severity, range: '<2.0.0'});

  test('are those of level high and above, once for all samples', () => {
    const vulnerabilities = {
      one: entry('one', 'high'),
      two: entry('two', 'moderate'),
      three: entry('three', 'critical'),
    };
    const {status, portal, samples} = ask({vulnerabilities, metadata: {vulnerabilities: {total: 3}}});
    expect([status, portal]).toEqual([0, '- one <2.0.0: high\n- three <2.0.0: critical\n']);
    expect(samples.trim().split('\n').sort()).toEqual([
      '- one <2.0.0: high, locks of samples: 2',
      '- three <2.0.0: critical, locks of samples: 2',
    ]);
  });

  test('may be none, and then nothing is written down', () => {
    expect(ask({vulnerabilities: {}, metadata: {vulnerabilities: {total: 0}}})).toEqual({
      status: 0,
      portal: '',
      samples: '',
    });
  });

  test('cannot be read where npm could not ask: the job fails', () => {
    expect(ask({error: {code: 'E405'}}).status).not.toBe(0);
  });
});

// holds: repository.preview
describe('the preview of a pull request', () => {
  const preview = parseYaml(readWorkflow('preview.yml')) as Preview;
  const {publish} = preview.jobs;
  const runs = publish.steps.flatMap(({run}) => run ?? []);

  test('follows the workflow of pull requests, and nothing else starts it', () => {
    expect(preview.on).toEqual({
      workflow_run: {
        workflows: [(parseYaml(readWorkflow('pull-request.yml')) as {name: string}).name],
        types: ['completed'],
      },
    });
    expect(publish.if).toBe("github.event.workflow_run.event == 'pull_request'");
  });

  test('runs nothing of what the pull request holds: it takes the build as data, and no checkout', () => {
    expect(publish.steps.flatMap(({uses}) => uses?.replace(/@.*/, '') ?? [])).toEqual(['actions/download-artifact']);
    expect(
      runs.filter((run) => /\b(?:npm|npx|node|docker|make|bash|sh|source|eval)\b|\.\//.test(run.replaceAll('../', ''))),
    ).toEqual([]);
  });

  test('puts no text of a pull request into a script: expressions stand in the environment alone', () => {
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
    const values = [publish.env, ...publish.steps.map(({env = {}}) => env)].flatMap((env) => Object.values(env));
    expect(values.filter((value) => /head_branch|title|body|display|commit\.message|actor/.test(value))).toEqual([]);
  });

  test('may write comments and no more; where the secrets are not set it publishes nothing and names the artifact', () => {
    expect(preview.permissions).toEqual({contents: 'read'});
    expect(publish.permissions).toEqual({actions: 'read', contents: 'read', 'pull-requests': 'write'});
    const users = publish.steps.filter(({run}) => run?.includes('NETLIFY'));
    expect(users).toHaveLength(1);
    expect(users[0]?.run?.trimStart()).toMatch(/^if \[ -z "\$NETLIFY_AUTH_TOKEN" \]; then exit 0; fi/);
  });

  test('waits for its release, hands each secret to the one step that needs it, and packs no file of the machine', () => {
    expect(publish.environment).toBe('preview');
    expect(JSON.stringify(publish.env)).not.toMatch(/secrets\.|github\.token/);
    const holders = publish.steps.filter(({env}) => JSON.stringify(env ?? {}).includes('secrets.'));
    expect(holders.map(({run}) => run?.includes('api.netlify.com'))).toEqual([true]);
    const [links, zip] = [
      runs.findIndex((run) => run.includes('find build -type l')),
      runs.findIndex((run) => run.includes('zip ')),
    ];
    expect(links).toBeGreaterThanOrEqual(0);
    expect(links).toBeLessThan(zip);
    expect(runs[zip]).toContain('--symlinks');
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

  test('every script and verb that it names exists', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)(?: -- ([a-z][\w-]*))?/g)].map(([, name = '', verb]) => ({
      name,
      verb,
    }));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({name}) => !(name in scripts))).toEqual([]);
    expect(
      named.filter(({name, verb}) => verb !== undefined && !existsSync(`tools/commands/${name}/${verb}.ts`)),
    ).toEqual([]);
  });
});
