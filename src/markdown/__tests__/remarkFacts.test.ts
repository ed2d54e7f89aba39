// holds: facts.unknown
import {describe, expect, test} from 'vitest';
import type {Root} from 'mdast';
import {parsePageAnew, wordsOf} from '../../../tools/prose/parseProse';
import {remarkFacts} from '../remarkFacts';
import {nodesBelow} from '../tree';

const replace = remarkFacts();

/** A page after its facts were put in. */
function written(source: string, file = 'docs/a.mdx'): Root {
  const {tree} = parsePageAnew(`---\ntitle: A\n---\n\n${source}\n`);
  replace(tree, {path: file});
  return tree;
}

const textOf = (source: string, file?: string): string => wordsOf(written(source, file));

describe('facts on pages', () => {
  test.each([
    ['a number with separators', 'At most <Fact id="core.pool.maxGas" /> gas.', 'At most 27,000,000 gas.'],
    ['an id of a chain without', '<Fact id="core.chainId.mainnet" /> is it', '1029 is it'],
    ['digits alone as code', 'Limit <Fact id="core.pool.maxGas" code />', 'Limit `27000000`'],
    ['a hex form', 'Id <Fact id="espace.chainId.mainnet" form="hex" code />', 'Id `0x406`'],
    ['a symbol of a unit', 'Pay <Fact id="espace.baseFee.min" unit />.', 'Pay 20 Gdrip.'],
    [
      'a base32 address',
      '<Fact id="core.internal.crossSpaceCall" form="cfx" code /> .',
      '`cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaa2sn102vjv` .',
    ],
    ['the end of an address', 'Ends in <Fact id="core.internal.staking" form="end" code />', 'Ends in `…0002`'],
    ['a line of its own', '<Fact id="block.period" />', '0.5'],
  ])('%s', (_, source, text) => {
    expect(textOf(source)).toBe(text);
  });

  test('a page of the Spanish folder has Spanish separators, and an English page shown in Spanish has not', () => {
    expect(textOf('<Fact id="core.pool.maxGas" /> y <Fact id="block.period" />', 'i18n/es/x/a.mdx')).toBe(
      '27.000.000 y 0,5',
    );
    expect(textOf('<Fact id="core.pool.maxGas" /> and <Fact id="block.period" />', 'docs/a.mdx')).toBe(
      '27,000,000 and 0.5',
    );
  });

  test('a page without facts stays as it is', () => {
    const source = '---\ntitle: A\n---\n\nText, `code` and [a link](/b.mdx).\n\n<Other id="x" />\n';
    const {tree} = parsePageAnew(source);
    replace(tree, {path: 'docs/a.mdx'});
    expect(tree).toStrictEqual(parsePageAnew(source).tree);
  });

  test('a link leads to the value and names its host', () => {
    const link = [...nodesBelow(written('See <Fact id="espace.explorer.testnet" link />.'))].find(
      ({type}) => type === 'link',
    );
    expect(link).toMatchObject({
      url: 'https://evmtestnet.confluxscan.org',
      children: [{type: 'text', value: 'evmtestnet.confluxscan.org'}],
    });
  });

  test.each([
    [
      'an unknown id',
      '<Fact id="core.chainId.mainet" />',
      'there is no fact "core.chainId.mainet" in src/facts/areas; near it are core.chainId.mainnet, core.chainId.testnet',
    ],
    ['no id', '<Fact code />', 'there is no fact ""'],
    [
      'an unknown attribute',
      '<Fact id="gas.transfer" bold />',
      '"bold" is not one of its attributes, which are id, form, code, unit, link',
    ],
    ['a value for a flag', '<Fact id="gas.transfer" code="yes" />', '"code" stands alone'],
    ['an expression for an id', '<Fact id={x} />', '"id" takes a text in quotes'],
    ['a spread', '<Fact {...x} />', 'a spread is not one of its attributes'],
    [
      'an unknown form',
      '<Fact id="gas.transfer" form="octal" />',
      'there is no form "octal"; forms are hex, cfx, cfxtest, end, host',
    ],
    [
      'a form that does not fit',
      '<Fact id="gas.transfer" form="cfx" />',
      'the form "cfx" is for addresses of Core Space, and the value is 21000',
    ],
    ['a unit that is a word', '<Fact id="gas.transfer" unit />', 'its unit, gas, is a word of English'],
    ['a unit that there is not', '<Fact id="core.chainId.mainnet" unit />', 'it has no unit'],
    ['a link that is none', '<Fact id="gas.transfer" link />', '"link" is for web addresses'],
  ])('%s stops the build with page and line', (_, source, message) => {
    expect(() => written(`Text.\n\nMore ${source}.`)).toThrow(`docs/a.mdx:7: <Fact>: ${message.slice(0, 20)}`);
    expect(() => written(source)).toThrow(message);
  });
});
