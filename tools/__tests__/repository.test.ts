// holds: repository.node-version
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {packageFolders} from '../dependencies/readLocks';

const read = (file: string): string => readFileSync(file, 'utf8');
const tracked = spawnSync('git', ['ls-files', '-z'], {encoding: 'utf8', maxBuffer: 2 ** 26})
  .stdout.split('\0')
  .filter(Boolean);
const workflows = readdirSync('.github/workflows').map((name) => ({name, text: read(`.github/workflows/${name}`)}));

/** What the specification of the repository fixes, and the usual files beside it. */
const TOP_LEVEL = [
  ...[
    'docusaurus.config.ts',
    'sidebars.ts',
    'tailwind.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    'playwright.config.ts',
  ],
  ...['docs', 'blog', 'i18n', 'src', 'static', 'openrpc', 'tests', 'samples', 'tools', '.ci', '.github'],
  ...['README.md', 'CONTRIBUTING.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'],
  ...['.gitignore', '.gitattributes', '.npmrc', '.nvmrc', '.editorconfig', '.devcontainer'],
  ...['.prettierignore', '.prettierrc.json', '.markdownlint-cli2.jsonc', '.cspell', 'cspell.json'],
  ...['eslint.config.mjs', 'stylelint.config.mjs', 'lint-staged.config.mjs', 'knip.json', 'vitest.config.ts'],
];

test('the top level holds what it is meant to hold', () => {
  const names = new Set(tracked.map((file) => file.split('/')[0] ?? ''));
  expect([...names].filter((name) => !TOP_LEVEL.includes(name))).toEqual([]);
});

describe('Node.js', () => {
  const chosen = read('.nvmrc').trim();

  test('of .nvmrc is a major version, and the container has an exact image of it, the dev container its newest', () => {
    expect(chosen).toMatch(/^\d+$/);
    expect(/node:[\d.]+-\w+/.exec(read('.ci/Dockerfile'))?.[0]).toMatch(new RegExp(`^node:${chosen}\\.\\d+\\.\\d+-`));
    // No update of packages writes this one, so it follows the major version by itself.
    expect(read('.devcontainer/devcontainer.json')).toContain(`"node:${chosen}-bookworm"`);
  });

  test('of each job is that one, or one that a matrix tries beside it', () => {
    const lines = workflows.flatMap(({name, text}) =>
      [...text.matchAll(/node-version.*/g)].map(([line]) => ({name, line})),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(
      lines.filter(({line}) => !['node-version-file: .nvmrc', 'node-version: ${{ matrix.node }}'].includes(line)),
    ).toEqual([]);
    const {jobs} = parseYaml(read('.github/workflows/pull-request.yml')) as {
      jobs: Record<string, {strategy?: {matrix: {node?: number[]}}}>;
    };
    expect(jobs.unit?.strategy?.matrix.node).toContain(Number(chosen));
  });

  test('is called in README as the package and .nvmrc have it', () => {
    const {engines} = JSON.parse(read('package.json')) as {engines: {node: string}};
    const least = engines.node.replace('>=', '');
    expect(read('README.md')).toContain(`Node.js ${chosen}`);
    expect(read('README.md')).toContain(`${least} or newer`);
    expect(read('tools/bootstrap.mjs')).toContain(`Node ${least} or newer`);
  });
});

describe('README', () => {
  const text = read('README.md');
  const rooms = [...new Set(tracked.flatMap((file) => /^(src\/[^/]+\/)./.exec(file)?.[1] ?? []))];

  test('is read in a few minutes: it has at most 120 lines', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  test('has each folder of the top level on its map, and it or CONTRIBUTING each room of src', () => {
    const folders = [...new Set(tracked.flatMap((file) => /^([^/]+\/)./.exec(file)?.[1] ?? []))];
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => !text.includes(`\`${folder}\``))).toEqual([]);
    expect(rooms.length).toBeGreaterThan(10);
    const both = text + read('CONTRIBUTING.md');
    expect(rooms.filter((room) => !both.includes(`\`${room}\``))).toEqual([]);
  });

  test('names each script of package.json and no other, and leads to files that are there', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
    const named = [...text.matchAll(/^\| `npm (?:run )?([a-z0-9:]+)` /gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(scripts).sort());
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, file = '']) => file);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('updates of packages', () => {
  interface Update {
    'package-ecosystem': string;
    directory?: string;
    directories?: string[];
    cooldown?: Record<string, number>;
    groups?: object;
  }
  const {updates} = parseYaml(read('.github/dependabot.yml')) as {updates: Update[]};

  test('wait a week at least, and come in groups', () => {
    expect(updates.filter(({cooldown}) => (cooldown?.['default-days'] ?? 0) < 7)).toEqual([]);
    expect(updates.filter(({groups}) => !groups)).toEqual([]);
  });

  test('are asked for in every folder that locks packages, for the actions and for the images', () => {
    const named = updates
      .filter((one) => one['package-ecosystem'] === 'npm')
      .flatMap(({directory, directories = []}) => directory ?? directories);
    const patterns = named.map((one) => new RegExp(`^${one.replaceAll('*', '[^/]+')}$`));
    const folders = packageFolders('.').filter((folder) => existsSync(path.join(folder, 'package-lock.json')));
    expect(
      folders.filter((folder) => !patterns.some((pattern) => pattern.test(folder === '.' ? '/' : `/${folder}`))),
    ).toEqual([]);
    expect(updates.map((one) => one['package-ecosystem'])).toEqual(
      expect.arrayContaining(['github-actions', 'docker']),
    );
  });
});

test('each line of .gitattributes is for a file that there is', () => {
  const [all, ...lines] = read('.gitattributes')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(all).toBe('* text=auto eol=lf');
  for (const line of lines) {
    const [pattern = '', attribute = ''] = line.split(' ');
    const [name = '', value = 'set'] = attribute.split('=');
    const {stdout} = spawnSync('git', ['ls-files', `:(glob)${pattern.includes('/') ? pattern : `**/${pattern}`}`], {
      encoding: 'utf8',
    });
    const [file = ''] = stdout.split('\n');
    expect(file, line).not.toBe('');
    expect(spawnSync('git', ['check-attr', name, file], {encoding: 'utf8'}).stdout.trim(), line).toBe(
      `${file}: ${name}: ${value}`,
    );
  }
});

test('each rule of the code owners is for what there is, and names somebody', () => {
  const rules = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) {
    const [place = '', ...owners] = rule.split(/\s+/);
    expect(
      tracked.some((file) => place === '*' || `/${file}`.startsWith(place)),
      rule,
    ).toBe(true);
    expect(
      owners.filter((owner) => /^@[\w-]+(?:\/[\w-]+)?$/.test(owner)),
      rule,
    ).toHaveLength(owners.length);
    expect(owners.length, rule).toBeGreaterThan(0);
  }
});
