// holds: languages.added
import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import labels from '../../src/facts/tables/labels.json';
import {createSearchIndex} from '../../src/search/answerQuery';
import type {NamesFile, TextFile} from '../../src/search/engine/indexFile';
import {sourcesOf} from '../../src/search/engine/textSources';
import {buildLaidOut, layOutSite} from '../support/fixtureSite';

// cspell:ignore código fonte português você está conexão
const TABLE = 'src/config/languages.ts';
const END_OF_TABLE = '\n] as const satisfies';
const ROW = "\n  {locale: 'pt-BR', folder: 'pt', label: 'Português (Brasil)', name: 'Português'},";
const TSX = path.resolve('node_modules', 'tsx', 'dist', 'loader.mjs');
const FINISH =
  "require('./src/delivery/finish.ts').finish(require('node:path').resolve('build')).catch((error) => { console.error(error); process.exit(1); })";

/** The table of the portal with one row more. */
function tableWithRow(): string {
  const table = readFileSync(TABLE, 'utf8');
  if (!table.includes(END_OF_TABLE))
    throw new Error(
      `${TABLE} has no line "${END_OF_TABLE.trim()}" behind its last row; write here how the table ends now.`,
    );
  return table.replace(END_OF_TABLE, ROW + END_OF_TABLE);
}

// All that the language has: a row of the table, and its folder in i18n/, which the overlay brings.
const site = layOutSite('added-language', {overlay: 'added-language', files: {[TABLE]: tableWithRow()}});
cpSync('tools', path.join(site, 'tools'), {recursive: true});

/** What a program of the site itself says, with the site's own table; throws if it fails. */
function run(...words: string[]): string {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', TSX, ...words], {
    cwd: site,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

const verb = (name: string, ...words: string[]): string =>
  run(path.join('tools', 'commands', 'i18n', `${name}.ts`), ...words);
const built = (file: string): string => readFileSync(path.join(site, 'build', file), 'utf8');
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

beforeAll(() => {
  verb('translated', 'pt', 'docs/overview/overview.mdx');
  const {ok, output} = buildLaidOut(site);
  if (!ok) throw new Error(output);
  run('-e', FINISH);
});

describe('a language that was added by a row of the table and a folder', () => {
  test('has its pages at its own addresses, which the other languages link', () => {
    expect(built('pt/docs/overview.html')).toMatch(/<html[^>]* lang="?pt-BR/);
    expect(textOf(built('pt/docs/overview.html'))).toContain('Visão geral');
    expect(built('docs/overview.html')).toMatch(/hreflang="?pt-BR/);
    expect(textOf(built('docs/overview.html'))).toContain('Português (Brasil)');
    expect(built('_redirects')).toMatch(/^\/pt-BR\/\*\s+\/pt\/:splat\s/m);
  });

  test('writes numbers and dates in its own way, and pages in English keep theirs', () => {
    expect(textOf(built('pt/docs/overview.html'))).toContain('Os votos novos esperam 37.440 blocos na fila.');
    expect(textOf(built('docs/overview.html'))).toContain('New votes wait 37,440 blocks.');
    expect(textOf(built('pt/docs/overview/untranslated.html'))).toContain('New votes wait 37,440 blocks.');
    expect(textOf(built('pt/blog/post.html'))).toContain('1 de novembro de 2026');
  });

  test('has its words in tables, and English ones where it has none', () => {
    const text = textOf(built('pt/docs/overview.html'));
    expect(text).toContain('O que é');
    expect(text).toContain(labels['pos.lock.views']);
    expect(text).toMatch(/37\.440 PoS blocks/);
    expect(text).toMatch(/no código-fonte, \d{4}-\d{2}-\d{2}/);
    expect(text).toMatch(/English 中文 Español Português/);
    expect(textOf(built('pt/offline.html'))).toMatch(/Você está sem conexão.*Retry/);
  });

  test('shows an untranslated page in English, with the notice', () => {
    expect(built('pt/docs/overview/untranslated.html')).toContain('data-translation');
    expect(built('pt/docs/overview.html')).not.toContain('data-translation');
    expect(built('docs/overview/untranslated.html')).not.toContain('data-translation');
  });

  test('is searched, with the words and synonyms of its folder', async () => {
    const part = (name: string): unknown => JSON.parse(built(`search-index/pt-${name}.json`));
    const ask = await createSearchIndex(part('names') as NamesFile, () =>
      Promise.resolve({file: part('text') as TextFile, sourcesOf}),
    );
    const first = async (query: string): Promise<string | undefined> => (await ask(query)).pages[0]?.address;
    expect(await first('visão geral')).toBe('/pt/docs/overview');
    expect(await first('sufrágio')).toBe('/pt/docs/overview');
    expect((part('names') as NamesFile).stopWords.split('\n')).toEqual(expect.arrayContaining(['uma', 'the']));
  });

  test('is counted by the commands of translations, which know it', () => {
    const status = verb('status', '--language', 'pt');
    expect(status).toMatch(/^pt: 1 of 3 pages translated, 0 stale, 2 missing\n/);
    expect(status).toMatch(/pt: \d+ of \d+ words of tables translated, \d+ in English/);
    expect(status).toContain('i18n/pt/words/offline.json, in English as in src/offline/words.json\n  why\n  retry');
    expect(verb('texts', '--locale', 'pt-BR')).toContain(`${path.join('i18n', 'pt', 'code.json')}: search.`);
    expect(() => verb('translated', 'fr', 'docs/overview/overview.mdx')).toThrow('Available: zh, es, pt');
  });
});
