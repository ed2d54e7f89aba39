import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import {decodeValue} from '../decodeValue';
import {abiString, BASE32, CORE, DATA, DRIP, ESPACE, HEX, QUANTITY, SECONDS, USER, USER_HEX, word} from './samples';

describe('numbers', () => {
  it('of a quantity are told in decimal, with their unit', () => {
    expect(decodeValue(QUANTITY, '0x1F', CORE)).toEqual([{kind: 'decimal', text: '31'}]);
    expect(decodeValue({...QUANTITY, unit: 'gas'}, '0x5208', CORE)).toEqual([
      {kind: 'decimal', text: '21000', unit: 'gas'},
    ]);
    expect(decodeValue(QUANTITY, '0x', CORE)).toEqual([]);
    expect(decodeValue(QUANTITY, 'latest', CORE)).toEqual([]);
    expect(decodeValue(QUANTITY, `0x1${'0'.repeat(64)}`, CORE)).toEqual([]);
  });

  it('of drip are told as amounts, unless drip is the unit that fits', () => {
    expect(decodeValue(DRIP, '0x14d1120d7b160000', CORE)).toEqual([
      {kind: 'decimal', text: '1500000000000000000', unit: 'drip'},
      {kind: 'amount', text: '1.5', unit: 'CFX'},
    ]);
    expect(decodeValue(DRIP, '0x4a817c800', ESPACE)[1]).toEqual({kind: 'amount', text: '20', unit: 'Gdrip'});
    expect(decodeValue(DRIP, '0x1', CORE)).toEqual([{kind: 'decimal', text: '1', unit: 'drip'}]);
    expect(decodeValue({kind: 'number', integer: true, unit: 'drip'}, 1e15, CORE)).toEqual([
      {kind: 'amount', text: '0.001', unit: 'CFX'},
    ]);
  });

  it('of seconds are moments from 2001 on, or where the field says so', () => {
    expect(decodeValue(SECONDS, '0x6750f1d4', CORE)[1]).toEqual({kind: 'date', text: '2024-12-05T00:20:36Z'});
    expect(decodeValue(SECONDS, '0x3b9aca00', CORE)[1]).toEqual({kind: 'date', text: '2001-09-09T01:46:40Z'});
    expect(decodeValue(SECONDS, '0x0', CORE, 'timestamp')[1]).toEqual({kind: 'date', text: '1970-01-01T00:00:00Z'});
    expect(decodeValue(SECONDS, '0x5', CORE, 'blockTimestamp')[1]).toEqual({
      kind: 'date',
      text: '1970-01-01T00:00:05Z',
    });
    expect(decodeValue({kind: 'number', integer: true, unit: 's'}, 1_000_000_000, CORE)).toEqual([
      {kind: 'date', text: '2001-09-09T01:46:40Z'},
    ]);
    expect(decodeValue(SECONDS, '0x3afff44180', CORE)).toHaveLength(1);
    expect(decodeValue(SECONDS, `0x${'f'.repeat(64)}`, CORE, 'time')).toHaveLength(1);
  });

  it('of seconds are spans of time below that', () => {
    expect(decodeValue(SECONDS, '0x3b9ac9ff', CORE)[1]).toEqual({kind: 'duration', text: '11574 d 1 h 46 min 39 s'});
    expect(decodeValue(SECONDS, '0xe10', CORE)[1]).toEqual({kind: 'duration', text: '1 h'});
    expect(decodeValue(SECONDS, '0x0', CORE)).toHaveLength(1);
  });

  it('that are no whole number, or not exact, have no other form', () => {
    const type: TypeNode = {kind: 'number', integer: false, unit: 's'};
    for (const number of [1.5, -1, NaN, Infinity, 2 ** 60]) expect(decodeValue(type, number, CORE)).toEqual([]);
  });
});

describe('addresses', () => {
  it('of Core Space are told in hex, and with their type', () => {
    const long = 'cfx:type.user:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg';
    expect(decodeValue(BASE32, USER, CORE)).toEqual([
      {kind: 'hex-address', text: USER_HEX},
      {kind: 'base32-address', text: long},
    ]);
    expect(decodeValue(BASE32, long.toUpperCase(), CORE)).toEqual([
      {kind: 'hex-address', text: USER_HEX},
      {kind: 'base32-address', text: USER},
    ]);
    expect(decodeValue(BASE32, USER.replace('9', '8'), CORE)).toEqual([]);
  });

  it('in hex are told with their checksum, and in base32 only where they are of Core Space', () => {
    const checksum = {kind: 'checksum-address', text: '0x1a2F80341409639eA6A35bBCaB8299066109aA55'};
    expect(decodeValue(HEX, USER_HEX, CORE)).toEqual([checksum, {kind: 'base32-address', text: USER}]);
    expect(decodeValue(HEX, USER_HEX, {dialect: 'conflux', types: {}})).toEqual([checksum]);
    expect(decodeValue(HEX, USER_HEX, ESPACE)).toEqual([checksum]);
    expect(decodeValue(HEX, checksum.text, ESPACE)).toEqual([]);
    expect(decodeValue(HEX, `0x2${USER_HEX.slice(3)}`, CORE).map(({kind}) => kind)).toEqual(['checksum-address']);
  });

  it('in hex with a wrong checksum are not made right', () => {
    expect(decodeValue(HEX, '0x1a2f80341409639EA6A35bbcaB8299066109aA55', CORE)).toEqual([]);
  });
});

describe('data', () => {
  const reason = `0x08c379a0${abiString('Not the owner: 所有者')}`;

  it('of a revert tells its reason, with or without a type', () => {
    const forms = [
      {kind: 'selector', text: 'Error(string)'},
      {kind: 'text', text: 'Not the owner: 所有者'},
    ];
    for (const type of [DATA, undefined, {kind: 'any'}, {kind: 'string'}] satisfies (TypeNode | undefined)[]) {
      expect(decodeValue(type, reason, CORE)).toEqual(forms);
    }
    expect(decodeValue(DATA, `0x4e487b71${word(17)}`, CORE)).toEqual([
      {kind: 'selector', text: 'Panic(uint256)'},
      {kind: 'text', text: '0x11'},
    ]);
  });

  it.each([
    ['cut off', reason.slice(0, -64)],
    ['with more behind it', `${reason}${word(1)}`],
    ['with an offset elsewhere', reason.replace(word(32), word(64))],
    ['with a length past any', `0x08c379a0${word(32)}${'f'.repeat(64)}`],
    ['that is not UTF-8', `0x08c379a0${word(32)}${word(1)}ff${'0'.repeat(62)}`],
    ['without anything', '0x08c379a0'],
    ['of half a byte', `${reason}0`],
    ['of a panic with more behind it', `0x4e487b71${word(17)}00`],
    ['of a panic with a vast code', `0x4e487b71${'f'.repeat(64)}`],
  ])('of a revert %s is left alone', (_, data) => {
    expect(decodeValue(DATA, data, CORE)).toEqual([]);
  });

  it('of a revert shows marks instead of characters that steer the writing direction', () => {
    expect(decodeValue(DATA, `0x08c379a0${abiString('a\u202eb\u0000c\nd')}`, CORE)[1]).toEqual({
      kind: 'text',
      text: 'a\uFFFDb\uFFFDc\nd',
    });
  });

  it('that is text is told as text, and nothing else is', () => {
    const hexOf = (text: string): string => `0x${Buffer.from(text).toString('hex')}`;
    expect(decodeValue(DATA, hexOf('Hello, 世界'), CORE)).toEqual([{kind: 'text', text: 'Hello, 世界'}]);
    expect(decodeValue(DATA, `0x${abiString('W')}`, CORE)).toEqual([{kind: 'text', text: 'W'}]);
    for (const data of [
      '0x',
      '0x41',
      hexOf('abc'),
      hexOf('abcd\u0000'),
      hexOf('abcd\u202e'),
      '0xfffefdfc',
      '0xabc',
      'text',
      `0x${abiString('')}`,
      `0x${word(1)}`,
    ]) {
      expect(decodeValue(DATA, data, CORE)).toEqual([]);
    }
    expect(decodeValue({kind: 'string', format: 'hash'}, hexOf('a'.repeat(32)), CORE)).toEqual([]);
    expect(decodeValue(undefined, hexOf('Hello, world'), CORE)).toEqual([]);
  });
});
