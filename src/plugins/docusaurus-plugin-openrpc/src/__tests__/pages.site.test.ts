import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

const FIXTURE = path.join(__dirname, '__fixtures__', 'site');
const PACKAGE = path.resolve(__dirname, '..', '..');
const CORE = path.dirname(createRequire(__filename).resolve('@docusaurus/core/package.json'));
const MODULES = path.resolve(CORE, '..', '..');
const LANGUAGES = [
  {locale: 'en', prefix: ''},
  {locale: 'zh-CN', prefix: '/zh-CN'},
] as const;

const laidOut: string[] = [];

/** The fixture site in a folder of its own, with its document changed if asked. */
function layOut(change: (document: string) => string = (document) => document): string {
  const site = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'openrpc-site-')));
  laidOut.push(site);
  cpSync(FIXTURE, site, {recursive: true});
  // Of its own, so that none of a folder above decides how its modules are read.
  writeFileSync(path.join(site, 'package.json'), '{"private": true}');
  symlinkSync(MODULES, path.join(site, 'node_modules'), 'dir');
  const document = path.join(site, 'openrpc.json');
  writeFileSync(document, change(readFileSync(document, 'utf8')));
  return site;
}

function docusaurus(site: string, ...args: string[]): {ok: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, [path.join(CORE, 'bin', 'docusaurus.mjs'), ...args], {
    cwd: site,
    encoding: 'utf8',
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NO_COLOR: '1', FORCE_COLOR: '0'},
  });
  return {ok: status === 0, output: stdout + stderr};
}

const ENTITIES: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&'};

/** What a reader sees of HTML where no script runs; marks inside a line part no words. */
function textOf(html: string): string {
  return html
    .replace(/<\/?(?:span|code|a|b|strong|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ');
}

let built: string;

function readPage(address: string): string {
  const html = readFileSync(path.join(built, 'build', `${address}.html`), 'utf8');
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}

const partOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';
const sidebarOf = (html: string): string => partOf(html, /<nav [^>]*class="menu [\s\S]*?<\/nav>/);
const activeIn = (sidebar: string): string | undefined =>
  /<a class="[^"]*menu__link--active" aria-current=page [^>]*href=([^\s>]+)/.exec(sidebar)?.[1];
const linksIn = (html: string): string[] => [...html.matchAll(/<a [^>]*href=([^\s>]+)/g)].map(([, href]) => href ?? '');

afterAll(() => laidOut.forEach((site) => rmSync(site, {recursive: true, force: true})));

describe('a site with a document of its own', () => {
  beforeAll(() => {
    built = layOut();
    const {ok, output} = docusaurus(built, 'build');
    expect(ok, output).toBe(true);
  });

  describe.each(LANGUAGES)('$locale', ({prefix, locale}) => {
    test('the index lists every method by namespace, and its sidebar entry is the active one', () => {
      const html = readPage(`${prefix}/rpc`);
      const main = partOf(html, /<main[\s\S]*<\/main>/);
      for (const method of ['tree_get', 'tree_list', 'soil_water'])
        expect(linksIn(main)).toContain(`${prefix}/rpc/${method}`);
      expect(textOf(main)).toMatch(/tree\W+tree_get.*tree_list.*soil\W+soil_water ?Waters the ground\./);
      expect(activeIn(sidebarOf(html))).toBe(`${prefix}/rpc`);
    });

    test('a method page stands in the layout of the docs: sidebar, breadcrumbs, contents, previous and next', () => {
      const html = readPage(`${prefix}/rpc/tree_list`);
      expect(activeIn(sidebarOf(html))).toBe(`${prefix}/rpc/tree_list`);
      expect(textOf(sidebarOf(html))).toContain(
        locale === 'en' ? 'Start Methods All methods tree' : '开始 方法 全部方法 tree',
      );
      expect(textOf(partOf(html, /<ul class=breadcrumbs>[\s\S]*?<\/ul>/)).trim()).toBe(
        `${locale === 'en' ? 'Methods' : '方法'} tree tree_list`,
      );
      expect(linksIn(partOf(html, /<nav class="?pagination-nav[\s\S]*?<\/nav>/))).toEqual([
        `${prefix}/rpc/tree_get`,
        `${prefix}/rpc/soil_water`,
      ]);
      expect(linksIn(partOf(html, /<nav class=contents[\s\S]*?<\/nav>/))).toEqual([
        '#parameters',
        '#console',
        '#result',
        '#examples',
      ]);
      for (const id of ['parameters', 'console', 'result', 'examples']) expect(html).toContain(` id=${id}`);
    });

    test('a page of the docs knows the methods in its sidebar', () => {
      const html = readPage(`${prefix}/index`);
      expect(linksIn(sidebarOf(html))).toContain(`${prefix}/rpc`);
      expect(activeIn(sidebarOf(html))).toBe(`${prefix}/`);
    });

    test('the document can be downloaded as it is, from every page', () => {
      expect(readFileSync(path.join(built, 'build', prefix, 'rpc', 'openrpc.json'), 'utf8')).toBe(
        readFileSync(path.join(FIXTURE, 'openrpc.json'), 'utf8'),
      );
      for (const page of ['rpc', 'rpc/tree_get'])
        expect(linksIn(readPage(`${prefix}/${page}`))).toContain(`${prefix}/rpc/openrpc.json`);
    });
  });

  test('everything of a method is readable without scripts', () => {
    const text = textOf(readPage('/rpc/tree_get'));
    const parts = [
      /tree_get Gives a tree\./,
      /Since node v1\.2\.0/,
      /Gives a tree with every branch of it\./,
      /name required string number of characters: at least 1 The tree's name in its orchard\./,
      /season optional "spring" \| "autumn" default "spring" When the tree is looked at\./,
      /limits optional object.*depth optional integer.*Forks to follow\./,
      /length required number in m at least 0 Its length\./,
      /branches required .*Branch.*The branches out of it\./,
      /-32001 no such tree The orchard has no tree of that name\..*Look the name up with tree_list\./,
      /A tree with one fork\W.*"oak".*"depth": 1.*"length": 3/,
      /A tree that is not there\W.*"elm".*"code": -32001/,
      /curl .*https:\/\/orchard\.example\/rpc.*"method": ?"tree_get"/,
    ];
    for (const part of parts) expect(text).toMatch(part);
  });

  test('a method’s texts are those of the language, and English where a translation is missing', () => {
    const text = textOf(readPage('/zh-CN/rpc/tree_get'));
    for (const part of ['返回一棵树。', '树在果园里的名字。', '没有这个名字的树。', '从它长出的枝。'])
      expect(text).toContain(part);
    expect(text).toContain('Gives a tree with every branch of it.');
    expect(text).not.toContain('The orchard has no tree of that name.');
    expect(textOf(readPage('/zh-CN/rpc'))).toContain('返回一棵树。');
  });

  test('write-translations yields every text of the document', () => {
    const {ok, output} = docusaurus(built, 'write-translations', '--locale', 'zh-CN');
    expect(ok, output).toBe(true);
    const file = path.join(built, 'i18n', 'zh-CN', 'docusaurus-plugin-openrpc', 'methods.json');
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
    expect(texts['tree_get.summary']).toMatchObject({message: '返回一棵树。'});
    expect(texts['soil_water.summary']).toMatchObject({message: 'Waters the ground.'});
    expect(texts['types.Branch.length.description']).toMatchObject({message: 'Its length.'});
  });
});

test('a fault of the document stops the build and is told with its file and place', () => {
  const site = layOut((document) =>
    document.replace('"$ref": "#/components/errors/NoTree"', '"$ref": "#/components/errors/NoShrub"'),
  );
  const {ok, output} = docusaurus(site, 'build', '--locale', 'en');
  expect(ok).toBe(false);
  expect(output).toContain(`${path.join(site, 'openrpc.json')} is not a valid OpenRPC document (1 fault)`);
  expect(output).toMatch(
    /\/methods\/0\/errors\/0\/\$ref: found the unknown "#\/components\/errors\/NoShrub"; allowed: .*NoTree/,
  );
});

describe('the package', () => {
  const sources = readdirSync(path.join(PACKAGE, 'src'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('__tests__'),
  );
  const imports = sources.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(path.join(PACKAGE, 'src', file), 'utf8'))
      .importedFiles.map(({fileName: wanted}) => ({file, wanted})),
  );

  test('imports nothing of the site that it stands in', () => {
    const own = path.join(PACKAGE, 'src');
    const isOutside = ({file, wanted}: {file: string; wanted: string}): boolean =>
      wanted.startsWith('@site') ||
      (wanted.startsWith('.') && path.relative(own, path.resolve(own, path.dirname(file), wanted)).startsWith('..'));
    expect(imports.length).toBeGreaterThan(300);
    expect(imports.filter(isOutside)).toEqual([]);
  });

  test('declares every package that it imports', () => {
    const {dependencies, peerDependencies} = JSON.parse(
      readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const declared = new Set([...Object.keys(dependencies ?? {}), ...Object.keys(peerDependencies ?? {})]);
    const packages = imports
      .filter(({wanted}) => !/^(?:\.|node:|@theme\/|@generated\/)/.test(wanted))
      .map(({wanted}) => /^(?:@[^/]+\/)?[^/]+/.exec(wanted)?.[0] ?? '');
    // Names such as @docusaurus/Link are the core's own and not packages.
    const isPackage = (name: string): boolean =>
      !name.startsWith('@docusaurus/') || existsSync(path.join(MODULES, name, 'package.json'));
    expect([...new Set(packages)].filter((name) => isPackage(name) && !declared.has(name))).toEqual([]);
  });
});
