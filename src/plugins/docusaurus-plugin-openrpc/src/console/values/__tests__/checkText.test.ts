import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import type {ValueContext} from '../../model';
import {encodeBase32Address} from '../base32Address';
import {checkText} from '../checkText';

type StringType = TypeNode & {kind: 'string'};

const CORE: ValueContext = {dialect: 'conflux', chainId: 1, types: {}};
const ANYWHERE: ValueContext = {dialect: 'conflux', types: {}};
const ESPACE: ValueContext = {dialect: 'ethereum', chainId: 71, types: {}};
const USER = '0x1a2f80341409639ea6a35bbcab8299066109aa55';
const TEST_USER = 'cfxtest:aarc9abycue0hhzgyrr53m6cxedgccrmmy8m50bu1p';
const MAIN_USER = 'cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg';
const HASH = `0x${'ab'.repeat(32)}`;

function ofFormat(format: string, facts: Partial<StringType> = {}): StringType {
  return {kind: 'string', format, ...facts};
}

describe('a text of no format', () => {
  it.each(['', ' two  blanks ', '0x', 'false'])('stays %j', (text) => {
    expect(checkText(text, {kind: 'string'}, CORE)).toEqual({ok: true, value: text});
    expect(checkText(text, ofFormat('date-time'), CORE)).toEqual({ok: true, value: text});
  });

  it('is held to pattern and lengths, counted in characters', () => {
    const type: StringType = {kind: 'string', pattern: '^\\p{L}*$', minLength: 2, maxLength: 3};
    expect(checkText('𝒳𝒴𝒵', type, CORE)).toEqual({ok: true, value: '𝒳𝒴𝒵'});
    expect(checkText('a1', type, CORE)).toEqual({ok: false, code: 'pattern', values: {expected: '^\\p{L}*$'}});
    expect(checkText('𝒳', type, CORE)).toEqual({ok: false, code: 'too-short', values: {found: '1', expected: '2'}});
    expect(checkText('abcd', type, CORE)).toEqual({ok: false, code: 'too-long', values: {found: '4', expected: '3'}});
  });

  it('passes a pattern that is broken, and one that only the flag u breaks is used without it', () => {
    expect(checkText('a', {kind: 'string', pattern: '('}, CORE)).toEqual({ok: true, value: 'a'});
    expect(checkText('a-b', {kind: 'string', pattern: '^a\\-b$'}, CORE)).toEqual({ok: true, value: 'a-b'});
    expect(checkText('a_b', {kind: 'string', pattern: '^a\\-b$'}, CORE)).toMatchObject({ok: false, code: 'pattern'});
  });

  it('of megabytes does not bring a pattern down', () => {
    const long = `0x${'ab'.repeat(5_000_000)}`;
    expect(checkText(long, ofFormat('data', {pattern: '^0x([0-9a-fA-F]{2})*$'}), CORE).ok).toBe(true);
  });
});

describe('a quantity', () => {
  it('becomes hex, and is then held to the pattern', () => {
    const type = ofFormat('quantity', {pattern: '^0x(0|[1-9a-f][0-9a-f]{0,63})$'});
    expect(checkText(' 0x00FF ', type, CORE)).toEqual({ok: true, value: '0xff'});
    expect(checkText('1.5 CFX', type, CORE)).toEqual({ok: true, value: '0x14d1120d7b160000'});
    expect(checkText('', type, CORE)).toMatchObject({ok: false, code: 'not-a-quantity'});
    expect(checkText('1 wei', type, ESPACE)).toMatchObject({
      ok: false,
      code: 'unknown-unit',
      values: {expected: 'drip, Gdrip, CFX'},
    });
    expect(checkText('1 CFX', {...type, unit: 'gas'}, ESPACE)).toMatchObject({
      ok: false,
      code: 'unknown-unit',
      values: {expected: 'gas'},
    });
    expect(checkText('17', ofFormat('quantity', {pattern: '^0x0$'}), CORE)).toMatchObject({ok: false, code: 'pattern'});
  });
});

describe('data and hashes', () => {
  it.each([
    ['data', '0x', undefined],
    ['data', '0xAb', undefined],
    ['data', '', 'not-hex'],
    ['data', 'ab', 'not-hex'],
    ['data', '0Xab', 'not-hex'],
    ['data', '0xzz', 'not-hex'],
    ['data', '0x ab', 'not-hex'],
    ['data', '0xabc', 'odd-hex'],
    ['hash', HASH, undefined],
    ['hash', `${HASH}00`, 'wrong-length'],
    ['hash', HASH.slice(0, -1), 'wrong-length'],
    ['hash', '0x', 'wrong-length'],
    ['hash', HASH.slice(2), 'not-hex'],
    ['hash', HASH.replace('b', 'x'), 'not-hex'],
  ])('%s %j: %s', (format, text, code) => {
    expect(checkText(` ${text} `, ofFormat(format), CORE)).toMatchObject(
      code === undefined ? {ok: true, value: text} : {ok: false, code},
    );
  });

  it('tell the length that a hash has', () => {
    expect(checkText('0xabc', ofFormat('hash'), CORE)).toEqual({
      ok: false,
      code: 'wrong-length',
      values: {found: '3', expected: '64'},
    });
  });
});

describe('an address of Core Space', () => {
  const type = ofFormat('base32-address');

  it('is taken on its own network, as typed', () => {
    const verbose = 'CFXTEST:TYPE.USER:AARC9ABYCUE0HHZGYRR53M6CXEDGCCRMMY8M50BU1P';
    expect(checkText(` ${TEST_USER} `, type, CORE)).toEqual({ok: true, value: TEST_USER});
    expect(checkText(verbose, type, CORE)).toEqual({ok: true, value: verbose});
    expect(checkText(MAIN_USER, type, ANYWHERE)).toEqual({ok: true, value: MAIN_USER});
  });

  it('of another network is named', () => {
    expect(checkText(MAIN_USER, type, CORE)).toEqual({
      ok: false,
      code: 'wrong-network',
      values: {found: 'cfx', expected: 'cfxtest'},
    });
    expect(checkText(TEST_USER, type, {...CORE, chainId: 10})).toMatchObject({
      code: 'wrong-network',
      values: {found: 'cfxtest', expected: 'net10'},
    });
  });

  it('in hex is refused, with the base32 form where the network is known', () => {
    expect(checkText(USER, type, CORE)).toEqual({ok: false, code: 'hex-for-base32', values: {suggestion: TEST_USER}});
    expect(checkText(USER, type, ANYWHERE)).toEqual({ok: false, code: 'hex-for-base32'});
    expect(checkText('0x12', type, CORE)).toEqual({ok: false, code: 'hex-for-base32'});
    expect(checkText('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', type, CORE)).toEqual({
      ok: false,
      code: 'address-checksum',
    });
  });

  it('cannot begin with other digits than 0, 1 and 8, in whichever form', () => {
    for (const digit of '2345679abcdef') {
      const hex = `0x${digit}${USER.slice(3)}`;
      const refusal = {ok: false, code: 'address-type', values: {found: `0x${digit}`, expected: '0x0, 0x1, 0x8'}};
      expect(checkText(hex, type, CORE)).toEqual(refusal);
      expect(checkText(encodeBase32Address(hex, 1), type, CORE)).toEqual(refusal);
    }
    for (const digit of '018')
      expect(checkText(`0x${digit}${USER.slice(3)}`, type, CORE)).toMatchObject({code: 'hex-for-base32'});
  });

  it('passes on every fault of its writing', () => {
    expect(checkText('cfxtest:aarc9', type, CORE)).toEqual({
      ok: false,
      code: 'address-length',
      values: {found: '5', expected: '42'},
    });
    expect(checkText(TEST_USER.replace('9', '8'), type, CORE)).toEqual({ok: false, code: 'address-checksum'});
  });
});

describe('a hex address', () => {
  const type = ofFormat('hex-address');

  it('is checked, and its checksum too', () => {
    expect(checkText(` ${USER}`, type, ESPACE)).toEqual({ok: true, value: USER});
    expect(checkText('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', type, ESPACE)).toEqual({
      ok: false,
      code: 'address-checksum',
    });
    expect(checkText('0x5a', type, ESPACE)).toMatchObject({ok: false, code: 'address-length'});
  });

  it.each([TEST_USER, MAIN_USER.toUpperCase(), 'net10:aarc9', 'cfx:'])(
    'is not to be had from %s: its bytes are another account in eSpace',
    (text) => {
      expect(checkText(text, type, ESPACE)).toEqual({ok: false, code: 'base32-for-hex'});
    },
  );
});

describe('any text', () => {
  it('never throws, and what it comes to is taken again as it is', () => {
    const formats = fc.constantFrom('quantity', 'data', 'hash', 'hex-address', 'base32-address', 'other');
    const texts = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.string().map((text) => `0x${text}`),
      fc.string().map((text) => `cfx:${text}`),
      fc.nat().map(String),
      fc.uint8Array({maxLength: 40}).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
    );
    fc.assert(
      fc.property(formats, texts, fc.option(fc.string(), {nil: undefined}), (format, text, pattern) => {
        const type: StringType = {kind: 'string', format, ...(pattern !== undefined && {pattern})};
        const reading = checkText(text, type, CORE);
        if (reading.ok) expect(checkText(reading.value, type, CORE)).toEqual(reading);
      }),
      {numRuns: 2000},
    );
  });
});
