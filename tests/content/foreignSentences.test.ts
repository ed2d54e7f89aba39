// holds: languages.no-english-left
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {ENGLISH_TITLES, foreignSentences} from '../../tools/prose/foreignSentences';
import {foreignFaults} from '../../tools/prose/pageRules';

describe('English sentences outside code, on the pages of the other languages', () => {
  test.each(TRANSLATIONS)('$folder: none, except the titles of papers', ({folder}) => {
    const files = readEnglishPages('.').flatMap((page) => translatedPath(page, folder) ?? []);
    const texts = files.filter((file) => existsSync(file)).map((file) => [file, readFileSync(file, 'utf8')] as const);
    expect(texts.flatMap(([file, text]) => foreignFaults(file, text))).toEqual([]);
    const found = new Set(texts.flatMap(([, text]) => foreignSentences(text).map((sentence) => sentence.text)));
    expect(ENGLISH_TITLES.filter((title) => !found.has(title))).toEqual([]);
  });

  test.each([
    ['a sentence in a paragraph', '钱包会显示地址。The wallet shows the address of the contract.'],
    ['a sentence in a table', '| a | b |\n| --- | --- |\n| This is not translated yet, which is a fault | 2 |'],
    ['a description', '---\ntitle: 标题\ndescription: What the node does when it is started.\n---\n\n文本。'],
  ])('%s is found', (_, text) => {
    expect(foreignSentences(text)).toHaveLength(1);
  });

  test('code, names and sentences of the language are left alone', () => {
    const page =
      '运行 `the node that is not there`，见 Conflux Foundation。\n\nEl nodo devuelve la lista de los bloques y no la de las cuentas.\n';
    expect(foreignSentences(page)).toEqual([]);
  });
});
