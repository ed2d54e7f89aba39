import {describe, expect, test} from 'vitest';
import {addressKind, readPastedAddress} from '../pastedAddress';

const USER = 'aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg';

describe('readPastedAddress', () => {
  test.each([
    [`cfx:${USER}`, {space: 'core', network: 'mainnet', isCut: false, sound: true}],
    [`  CFX:TYPE.USER:${USER.toUpperCase()} `, {space: 'core', network: 'mainnet', isCut: false, sound: true}],
    [`cfx:${USER.replace('9', '8')}`, {space: 'core', network: 'mainnet', isCut: false, sound: false}],
    [`cfxtest:${USER}`, {space: 'core', network: 'testnet', isCut: false, sound: false}],
    [`net2029:${USER}`, {space: 'core', network: 'other', isCut: false, sound: false}],
    [USER, {space: 'core', network: 'mainnet', isCut: true, sound: true}],
    [USER.toUpperCase(), {space: 'core', network: 'mainnet', isCut: true, sound: true}],
    [USER.replace('9', '8'), {space: 'core', network: undefined, isCut: true, sound: undefined}],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', {space: 'espace', network: undefined, isCut: false, sound: true}],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', {space: 'espace', network: undefined, isCut: false, sound: false}],
    [
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      {space: 'espace', network: undefined, isCut: false, sound: undefined},
    ],
  ] as const)('%s', async (query, reading) => {
    expect(await readPastedAddress(query)).toEqual(reading);
  });
});

test.each([
  'cfx',
  'cfx:abc',
  '0x5aAe',
  '0x2004b0aea956e8cfad601cd6daad5630c1a95624bad446d1966895973325136c',
  'eth_getLogs',
  USER.slice(1),
  USER.replace('9', 'o'),
  `balance of cfx:${USER}`,
])('"%s" is no address', async (query) => {
  expect(addressKind(query)).toBeUndefined();
  expect(await readPastedAddress(query)).toBeUndefined();
});
