// holds: repository.rooms
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {ROOMS, SITE} from '../rooms.mjs';
import {walls} from '../walls.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{...walls, languageOptions: {parser: tseslint.parser}}],
});

const PLUGIN = 'src/plugins/docusaurus-plugin-openrpc';

/** What the walls report for a file with this text, which doesn't have to exist; what it imports does. */
async function judge(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, {filePath: path.resolve(file)});
  return (result?.messages ?? []).map(({message}) => message);
}

describe('an import that leaves its room', () => {
  it.each([
    ['config', 'content', 'src/config/one.ts', '../content/pageFacts'],
    ['content', 'facts', 'src/content/one.ts', '../facts/registry'],
    ['translation', 'facts', 'src/translation/one.ts', '../facts/registry'],
    ['facts', 'markdown', 'src/facts/one.ts', '../markdown/remarkFacts'],
    ['facts', 'tools', 'src/facts/one.ts', '../../tools/facts/live/liveChecks'],
    ['markdown', 'components', 'src/markdown/one.ts', '../components/GasMeasured/measured'],
    ['markdown', 'tools', 'src/markdown/one.ts', '../../tools/samples/runSample'],
    ['search', 'delivery', 'src/search/one.ts', './build/buildIndex'],
    ['offline', 'search', 'src/offline/one.ts', '../search/areas'],
    ['client', 'offline', 'src/offline/one.ts', '../client/whenIdle', 'offline', 'client'],
    ['components', 'facts', 'src/components/One/index.tsx', '@site/src/facts/areas/pos'],
    ['components', 'markdown', 'src/components/One/index.tsx', '@site/src/markdown/samples/report'],
    ['components', 'theme', 'src/components/One/index.tsx', '../../theme/SearchBar'],
    ['components', 'plugins', 'src/components/One/index.tsx', '../../plugins/translation-status'],
    ['components', 'samples', 'src/components/One/index.tsx', '@site/samples/tree-graph/order'],
    ['theme', 'translation', 'src/theme/One/index.tsx', '@site/src/translation/contentFiles'],
    ['delivery', 'tools', 'src/delivery/one.ts', '../../tools/recorder/pair'],
    ['delivery', 'tools', 'src/delivery/one.ts', '../../tools/build/buildSite'],
    ['delivery', 'composition', 'src/delivery/one.ts', '../../sidebars'],
    ['plugins', 'tests', 'src/plugins/samples/one.ts', '../../../tests/support/addresses'],
    ['composition', 'components', 'sidebars.ts', './src/components/GasMeasured/measured'],
    ['tools', 'tests', 'tools/one.ts', '../tests/support/addresses'],
    ['tools', 'openrpc', 'tools/one.ts', `../${PLUGIN}/src/request`],
    ['search', 'openrpc', 'src/search/one.ts', '@site/src/plugins/docusaurus-plugin-openrpc/src/request'],
    ['tests', 'openrpc', 'tests/rpc/one.test.ts', `../../${PLUGIN}/src/request`],
    ['openrpc', 'config', `${PLUGIN}/src/one.ts`, '../../../config/networks'],
    ['openrpc', 'openrpc build', `${PLUGIN}/src/one.ts`, './exports/document'],
    ['openrpc', 'openrpc exports', `${PLUGIN}/src/one.ts`, './exports/transport'],
    ['components', 'openrpc build', 'src/components/one.ts', 'docusaurus-plugin-openrpc/document'],
    ['theme', 'openrpc build', 'src/theme/one.ts', 'docusaurus-plugin-openrpc'],
    ['openrpc tests', 'config', `${PLUGIN}/src/__tests__/one.ts`, '../../../../config/networks'],
    ['delivery', 'unit tests', 'src/delivery/one.ts', './__tests__/server.test'],
    ['tests', 'openrpc tests', 'tests/rpc/one.test.ts', `../../${PLUGIN}/src/console/transport/__tests__/socketStub`],
  ])('%s → %s', async (room, wanted, file, source, from = room, to = wanted) => {
    const [message, ...more] = await judge(file, `import {one} from '${source}';`);
    expect(message).toMatch(new RegExp(`^"${from}" may not import from "${to}" \\(\\S+\\)\\. `));
    expect(message).toContain(ROOMS[to]?.instead);
    expect(more).toEqual([]);
  });

  it.each([
    "import type {Fact} from '../../facts/fact';",
    "export {FACTS} from '../../facts/registry';",
    "export * from '../../facts/registry';",
    "const facts = import('../../facts/registry');",
    "const facts = require('../../facts/registry');",
  ])('is found in %s', async (text) => {
    expect(await judge('src/components/One/one.ts', text)).toEqual([
      expect.stringMatching(/^"components" may not import from "facts"/),
    ]);
  });

  it.each([
    ['src/search/__tests__/one.test.ts', '../../delivery/__tests__/server.test'],
    ['tools/speed/__tests__/one.test.ts', '../../gate/__tests__/counts.test'],
    [`${PLUGIN}/src/__tests__/one.test.ts`, '../console/transport/__tests__/socketStub'],
  ])('%s: nothing of the __tests__ of another folder', async (file, source) => {
    expect(await judge(file, `import '${source}';`)).toEqual([
      expect.stringMatching(/^Nothing imports the __tests__ of another folder \(\S+\)\. What/),
    ]);
  });

  it.each([
    ['src/components/One/one.ts', 'node:fs'],
    ['src/theme/One/index.tsx', 'path'],
    ['src/search/one.ts', 'node:crypto'],
    ['src/client/one.ts', 'node:fs/promises'],
  ])('%s: no %s in a browser', async (file, source) => {
    expect(await judge(file, `import '${source}';`)).toEqual([
      expect.stringMatching(/runs in browsers, which have no .*belongs to/),
    ]);
  });
});

describe('an import within the walls', () => {
  it.each([
    ['src/components/One/index.tsx', 'docusaurus-plugin-openrpc/transport'],
    ['src/components/One/index.tsx', '@site/samples/gas-optimization/measured.json'],
    ['src/components/One/index.tsx', 'react'],
    ['src/delivery/one.ts', 'node:fs'],
    ['src/facts/one.ts', 'docusaurus-plugin-openrpc/base32-address'],
    ['src/delivery/__tests__/one.test.ts', './server.test'],
    ['tools/build/__tests__/one.test.ts', './buildSite.test'],
    [`${PLUGIN}/src/console/transport/__tests__/one.test.ts`, './socketStub'],
    [`${PLUGIN}/src/console/transport/__tests__/one.test.ts`, '../../../testing/nodeStub'],
    ['tests/content/one.test.ts', '../../tools/prose/parseProse'],
    ['tools/one.ts', './recorder/pair'],
  ])('%s → %s', async (file, source) => {
    expect(await judge(file, `import '${source}';`)).toEqual([]);
  });
});

describe('the rooms', () => {
  const foldersOf = (folder: string): string[] =>
    readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
      entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
    );

  it.each([...foldersOf('src'), ...foldersOf('src/plugins')].filter((folder) => folder !== 'src/plugins'))(
    '%s belongs to one',
    async (folder) => {
      expect(await judge(`${folder}/one.ts`, '')).toEqual([]);
    },
  );

  it('no other folder is let in', async () => {
    for (const file of ['src/helpers/one.ts', 'src/one.ts', 'src/plugins/other/index.ts', 'scripts/one.mjs']) {
      expect(await judge(file, ''), file).toEqual([expect.stringContaining('File does not match any')]);
    }
  });

  it('know each other by their names', () => {
    expect(Object.values(ROOMS).flatMap(({mayImport}) => mayImport.filter((name) => !(name in ROOMS)))).toEqual([]);
  });

  it('stand in CONTRIBUTING.md as they are', () => {
    const rows = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| \*\*(.+?)\*\*.*\| (.*?) *\|$/gm)];
    expect(rows.map(([, name = '', mayImport = '']) => [name, mayImport])).toEqual(
      Object.entries(ROOMS).map(([name, {mayImport}]) => [
        name,
        mayImport.join(', ').replace(SITE.join(', '), 'the site') || 'nothing',
      ]),
    );
  });
});

it('the walls are part of the lint run', async () => {
  const config: unknown = await new ESLint().calculateConfigForFile('src/config/rpc.ts');
  expect(config).toMatchObject({rules: {'boundaries/dependencies': [2, {}], 'boundaries/no-unknown-files': [2]}});
});
