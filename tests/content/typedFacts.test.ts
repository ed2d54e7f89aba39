import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Fact} from '../../src/facts/fact';
import {FACTS} from '../../src/facts/registry';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {parsePage} from '../../tools/prose/parseProse';
import {typedFactFaults} from '../../tools/prose/pageRules';
import {typedFacts, type TypedFact} from '../../tools/prose/typedFacts';
import {EXEMPTIONS, type Exemption} from '../../tools/prose/typedFactsExempt';

// holds: facts.not-typed
test('no page types a value that a fact has, and every exemption is needed', () => {
  const used = new Set<Exemption>();
  expect(readEnglishPages('.').flatMap((page) => typedFactFaults(page, readFileSync(page, 'utf8'), used))).toEqual([]);
  expect(EXEMPTIONS.filter((exemption) => !used.has(exemption))).toEqual([]);
  expect(
    EXEMPTIONS.filter(
      ({page, written, id, reason}) =>
        (id === undefined) === (page === undefined || written === undefined) || reason === '',
    ),
  ).toEqual([]);
});

/** The paragraph of a page around a line. */
function paragraphAt(text: string, line: number): string {
  const lines = text.split('\n');
  const start = lines.lastIndexOf('', line - 1) + 1;
  const end = lines.indexOf('', line);
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}

// holds: facts.posts-date
test('a value that a post types is said of a release or a day, named beside it', () => {
  const undated = readEnglishPages('.')
    .filter((page) => page.startsWith('blog/'))
    .flatMap((page) => {
      const text = readFileSync(page, 'utf8');
      const typed = [...typedFacts(parsePage(text).tree, FACTS)].filter(
        ({line}) => !/v\d+\.\d+\.\d+|\b20\d\d\b/.test(paragraphAt(text, line)),
      );
      return typed.map(
        ({line, written}) => `${page}:${String(line)}: "${written}" without the release or the day that it is of`,
      );
    });
  expect(undated).toEqual([]);
});

describe('the search for typed facts', () => {
  const facts: [string, Fact][] = [
    ['pool.maxGas', {value: 27_000_000, unit: 'gas'}],
    ['vote.price', {value: 1000, unit: 'CFX'}],
    ['lock.days', {value: 13, unit: 'days'}],
    ['entry', {value: '1/16', unit: 'CFX'}],
    ['share', {value: 5, unit: 'percent'}],
    ['lock.views', {value: 37_440, unit: 'views'}],
    ['net.chainId.main', {value: '1029'}],
    ['net.chainId.test', {value: '71'}],
    ['node.port', {value: '12537'}],
    ['http', {value: 'https://main.example.org'}],
    ['contract', {value: '0x0888000000000000000000000000000000000006'}],
  ];
  const found = (source: string): TypedFact[] => [
    ...typedFacts(parsePage(`---\ntitle: 13 days\n---\n\n${source}\n`).tree, facts),
  ];

  test.each([
    ['a number with its unit', 'At most 27,000,000 gas.', '27,000,000', 'pool.maxGas'],
    ['without separators', 'At most 27000000 gas.', '27000000', 'pool.maxGas'],
    ['an amount', 'A vote is 1,000 CFX.', '1,000', 'vote.price'],
    ['days', 'It takes 13 days.', '13', 'lock.days'],
    ['a fraction', 'It locks 1/16 CFX.', '1/16', 'entry'],
    ['a percentage', 'It needs 5% of them.', '5', 'share'],
    ['a number as a word', 'It needs five percent of them.', 'five', 'share'],
    ['a round number as words', 'A vote is a thousand CFX.', 'a thousand', 'vote.price'],
    ['blocks for views', '37,440 PoS blocks long', '37,440', 'lock.views'],
    ['a distinct number without unit', 'It went from 37,440 to 1,440.', '37,440', 'lock.views'],
    ['a chain id', 'with 1029 on it', '1029', 'net.chainId.main'],
    ['a short chain id', 'The chain ID is 71 there.', '71', 'net.chainId.test'],
    ['a port', 'on port 12537', '12537', 'node.port'],
    ['a port as code', 'on `12537`', '`12537`', 'node.port'],
    ['an endpoint as code', 'ask `https://main.example.org`', '`https://main.example.org`', 'http'],
    ['an endpoint in text', 'ask https://main.example.org today', 'https://main.example.org', 'http'],
    [
      'an address',
      'It is `0x0888000000000000000000000000000000000006`.',
      '`0x0888000000000000000000000000000000000006`',
      'contract',
    ],
    [
      'an address in base32',
      '`cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaa2sn102vjv`',
      '`cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaa2sn102vjv`',
      'contract',
    ],
    ['a value in a table', '| a |\n| - |\n| 13 days |', '13', 'lock.days'],
  ])('finds %s', (_, source, written, id) => {
    expect(found(source)[0]).toMatchObject({written, ids: [id]});
    expect(found(source)[0]?.line).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['another unit', 'It is 1,000 bytes, 13 blocks and 5 votes, or five hours.'],
    ['a part of another number', 'It is 127,000,000 gas, 1.13 days or v2.1029.'],
    ['a number that many things have', 'There were 1,000 of them, and 71.'],
    ['a fence', '```text\n13 days\n```'],
    ['the attribute of a component', '<Picture alt="13 days" />'],
    ['the title of a box', ':::warning[13 days]\n\nText.\n\n:::'],
    ['a fact', '<Fact id="lock.days" /> days'],
  ])('leaves %s alone', (_, source) => {
    expect(found(source)).toEqual([]);
  });
});
