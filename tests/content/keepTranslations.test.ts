// holds: content.translations-kept
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {keepTranslations, type Kept} from '../../tools/translation/keepTranslations';
import {markTranslated} from '../../tools/translation/markTranslated';
import {translationState} from '../../src/translation/translationState';
import {compareTranslation} from '../../tools/prose/compareTranslation';

const PAGE = 'docs/gas.mdx';
const FOLDERS = ['zh', 'es'];
const BEFORE = 'Gas which you pay, costs 27,000 [drip](/gas.mdx).\n';
const COMMA = 'Gas, which you pay, costs 27,000 [drip](/gas.mdx).\n';
const NUMBER = 'Gas which you pay, costs 28,000 [drip](/gas.mdx).\n';

let site = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};
const translation = (folder: string): string => `i18n/${folder}/docusaurus-plugin-content-docs/current/gas.mdx`;
const keep = (before: string): Kept[] => keepTranslations(site, FOLDERS, [{page: PAGE, before}], compareTranslation);
const states = (): string[] => FOLDERS.map((folder) => translationState(site, PAGE, folder));

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'keep-'));
  write(PAGE, BEFORE);
  write(translation('zh'), 'Gas 的价格是 27,000 [drip](/gas.mdx)。\n');
  write(translation('es'), 'El gas cuesta 27.000 [drip](/gas.mdx).\n');
  markTranslated(site, FOLDERS, [PAGE]);
});
afterEach(() => rmSync(site, {recursive: true}));

test('a comma leaves current translations current', () => {
  write(PAGE, COMMA);
  expect(states()).toEqual(['stale', 'stale']);
  expect(keep(BEFORE).map(({outcome}) => outcome)).toEqual(['kept', 'kept']);
  expect(states()).toEqual(['current', 'current']);
  expect(keep(BEFORE).map(({outcome}) => outcome)).toEqual(['current', 'current']);
});

test('a translation that was stale before stays stale, and is named', () => {
  write(PAGE, 'Gas anew, which you pay, costs 27,000 [drip](/gas.mdx).\n');
  markTranslated(site, ['es'], [PAGE]);
  const second = 'Gas anew which you pay, costs 27,000 [drip](/gas.mdx).\n';
  write(PAGE, second);
  expect(keep('Gas anew, which you pay, costs 27,000 [drip](/gas.mdx).\n')).toEqual([
    {page: PAGE, folder: 'zh', outcome: 'stale'},
    {page: PAGE, folder: 'es', outcome: 'kept'},
  ]);
  expect(states()).toEqual(['stale', 'current']);
});

test('a number is a change for every language: refused with file and line until each has it', () => {
  write(PAGE, NUMBER);
  expect(() => keep(BEFORE)).toThrow(
    /Nothing was recorded:\ni18n\/zh\/\S+gas\.mdx:1: .*28000.*; make the same change there/,
  );
  expect(states()).toEqual(['stale', 'stale']);
  for (const folder of ['zh', 'es']) {
    const text = readFileSync(path.join(site, translation(folder)), 'utf8');
    write(translation(folder), text.replace(/27([.,])000/, '28$1000'));
  }
  expect(keep(BEFORE).map(({outcome}) => outcome)).toEqual(['kept', 'kept']);
});

test('a page that has not changed is refused', () => {
  expect(() => keep(BEFORE)).toThrow(
    'docs/gas.mdx has not changed since that commit; name an earlier one with --since',
  );
});
