import {expect, test} from 'vitest';
import {listedAs, placesOf, valuesIn} from '../values';

const USER = 'aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg';
const HEX = '0888000000000000000000000000000000000001';
const TOPIC = `0x6348b581${'0'.repeat(56)}`;

test('an address is found without its prefix, and as that of another network', () => {
  const listed = {[`cfx:${USER}`]: [1], [`net1234:${USER}`]: [4], [`0x${HEX}`]: [2]};
  expect(placesOf(USER, listed)).toEqual([1, 4]);
  expect(placesOf(`CFX:TYPE.USER:${USER.toUpperCase()}`, listed)).toEqual([1]);
  expect(placesOf(`cfxtest:${USER.slice(0, 34)}aaaaaaaa`, listed)).toEqual([1, 4]);
  expect(placesOf(`cfxtest:aab${USER.slice(3)}`, listed)).toEqual([]);
  expect(placesOf(`0x${HEX}`, listed)).toEqual([2]);
  expect(placesOf(HEX, listed)).toEqual([2]);
});

test('a topic is listed by its first bytes, as a selector is', () => {
  expect(listedAs(TOPIC)).toBe('0x6348b581');
  expect(listedAs('0xF4145A83')).toBe('0xf4145a83');
  expect(listedAs('0x406')).toBeUndefined();
  expect(placesOf(TOPIC, {'0x6348b581': [7]})).toEqual([7]);
  expect(placesOf('constructor', {})).toEqual([]);
});

test('values are found within a text', () => {
  expect(valuesIn(`selector 0xf4145a83 of 0x${HEX}, not 0x1234567890`).map(({value}) => value)).toEqual([
    '0xf4145a83',
    `0x${HEX}`,
  ]);
});
