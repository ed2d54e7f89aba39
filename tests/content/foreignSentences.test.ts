import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {foreignSentences} from './foreignSentences';

/** Titles of papers, which have no other language. */
const TITLES = [
  'Scaling Nakamoto Consensus to Thousands of Transactions per Second',
  'A Decentralized Blockchain with High Throughput and Fast Confirmation',
  'BFT Consensus in the Lens of Blockchain',
  'BFT Consensus with Linearity and Responsiveness',
  'A Novel Authenticated Data Structure to Eliminate Storage Bottlenecks for High Performance Blockchains',
  'An Efficient Authenticated Storage for Blockchain',
];

describe('English sentences outside code, on the pages of the other languages', () => {
  test.each(TRANSLATIONS)('$folder: none, except the titles of papers', ({folder}) => {
    const files = readEnglishPages('.').flatMap((page) => translatedPath(page, folder) ?? []);
    const found = files
      .filter((file) => existsSync(file))
      .flatMap((file) => foreignSentences(readFileSync(file, 'utf8')).map(({text, line}) => ({text, place: `${file}:${String(line)}: ${text}`})));
    expect(found.filter(({text}) => !TITLES.includes(text)).map(({place}) => place)).toEqual([]);
    expect(TITLES.filter((title) => !found.some(({text}) => text === title))).toEqual([]);
  });

  test.each([
    ['a sentence in a paragraph', '钱包会显示地址。The wallet shows the address of the contract.'],
    ['a sentence in a table', '| a | b |\n| --- | --- |\n| This is not translated yet, which is a fault | 2 |'],
    ['a description', '---\ntitle: 标题\ndescription: What the node does when it is started.\n---\n\n文本。'],
  ])('%s is found', (_, text) => {
    expect(foreignSentences(text)).toHaveLength(1);
  });

  test('code, names and sentences of the language are left alone', () => {
    const page = '运行 `the node that is not there`，见 Conflux Foundation。\n\nEl nodo devuelve la lista de los bloques y no la de las cuentas.\n';
    expect(foreignSentences(page)).toEqual([]);
  });
});
