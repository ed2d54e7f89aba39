// holds: repository.build-packages
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {buildPackages, type BuildPackage} from '../buildPackages';
import {readLocks} from '../readLocks';

type Listed = Partial<Record<'dependencies' | 'peerDependencies', Record<string, string>>>;

/** Brought by the packages of Docusaurus that the project lists, in the version that belongs to them. */
const WITH_DOCUSAURUS = /^(?:@docusaurus\/.+|history)$/;

const own = readLocks('.').find(({file}) => file === 'package-lock.json')?.packages ?? [];
const needed = new Set(own.filter(({dev, place}) => !dev && place.startsWith('node_modules/')).map(({name}) => name));
const packages = buildPackages('.');

/** Whether the folder that asks lists it among what it needs to run. */
function isListed({name, owner}: BuildPackage): boolean {
  const {dependencies = {}, peerDependencies = {}} = JSON.parse(
    readFileSync(path.join(owner, 'package.json'), 'utf8'),
  ) as Listed;
  return name in dependencies || name in peerDependencies;
}

test('what the build takes is found by every way of asking for it', () => {
  const names = packages.map(({name}) => name);
  // In turn: an import, another's command line, a rule of a style sheet, a plugin of the configuration, one of a
  // plugin's own, require.resolve.
  expect(names).toEqual(
    expect.arrayContaining(['parse5', 'tsx', 'tailwindcss', '@docusaurus/plugin-ideal-image', 'ajv', 'history']),
  );
  expect(packages.find(({name}) => name === 'ajv')?.owner).toBe('src/plugins/docusaurus-plugin-openrpc');
  for (const tool of ['vitest', 'eslint', '@playwright/test', 'beautiful-mermaid']) expect(names).not.toContain(tool);
});

test('all that the build takes stands in `dependencies`, so that an install without what only develops can build', () => {
  const stray = packages.filter((one) => !isListed(one) && !(WITH_DOCUSAURUS.test(one.name) && needed.has(one.name)));
  expect(stray.map(({name, file}) => `${name} for ${file}`)).toEqual([]);
  expect(packages.filter(({name}) => !needed.has(name)).map(({name}) => `${name}: dev in package-lock.json`)).toEqual(
    [],
  );
});

const site = mkdtempSync(path.join(tmpdir(), 'packages-'));
afterAll(() => rmSync(site, {recursive: true}));

/** The packages of a made-up project whose page asks as `text` says. */
function askedBy(file: string, text: string): string[] {
  const folders = [
    'src/theme',
    'src/pages',
    'src/css',
    'src/offline',
    'src/plugins/light-client',
    'docs',
    'blog',
    'i18n',
    'tools/commands',
  ];
  for (const folder of [...folders, 'src/plugins/docusaurus-plugin-openrpc/src/theme'])
    mkdirSync(path.join(site, folder), {recursive: true});
  for (const entry of [
    'docusaurus.config.ts',
    'sidebars.ts',
    'tailwind.config.ts',
    'tools/bootstrap.mjs',
    'tools/commands/build.ts',
  ])
    writeFileSync(path.join(site, entry), '');
  writeFileSync(path.join(site, 'src/other.ts'), "import 'behind';");
  writeFileSync(path.join(site, file), text);
  try {
    return buildPackages(site).map(({name}) => name);
  } finally {
    rmSync(path.join(site, file));
  }
}

test.each([
  ['docs/a.mdx', "import {A} from '@site/src/other';", ['behind']],
  ['docs/a.mdx', "```ts\nimport {A} from 'shown';\n```", []],
  ['src/css/a.css', "@import 'tailwindcss/utilities.css' layer(x);", ['tailwindcss']],
  [
    'src/theme/a.tsx',
    "import type {A} from 'types';\nimport {type B} from 'types';\nimport Link from '@docusaurus/Link';",
    [],
  ],
  ['src/theme/a.tsx', "const a = import('@one/two/three');\nexport {b} from 'four/five';", ['@one/two', 'four']],
  [
    'docusaurus.config.ts',
    "export default {plugins: [['./src/other.ts', {}], ['@docusaurus/one', {}]]};",
    ['@docusaurus/one', 'behind'],
  ],
  ['src/pages/a.ts', "import text from '../nowhere.mts?source';\nrequire('six');", ['six']],
])('%s with %j asks for %j', (file, text, names) => {
  expect(askedBy(file, text)).toEqual(names);
});

test('an import that leads nowhere is told', () => {
  expect(() => askedBy('src/theme/a.tsx', "import {a} from './nowhere';")).toThrow(
    'src/theme/a.tsx asks for ./nowhere, which is not a file',
  );
});
