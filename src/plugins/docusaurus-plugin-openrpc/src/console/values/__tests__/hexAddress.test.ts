import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {checkHexAddress, toChecksumAddress} from '../hexAddress';

/** The test cases of EIP-55. */
const VECTORS = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('the vectors of EIP-55', () => {
  it.each(VECTORS)('%s', (address) => {
    expect(toChecksumAddress(address.toLowerCase())).toBe(address);
    expect(checkHexAddress(address)).toEqual({ok: true, value: address});
    expect(checkHexAddress(` ${address}\n`)).toEqual({ok: true, value: address});
  });
});

describe('checkHexAddress', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

  it.each([
    ['not-an-address', ''],
    ['not-an-address', '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['not-an-address', address.slice(2)],
    ['not-an-address', address.replace('A', 'g')],
    ['not-an-address', address.replace('b', ' ')],
    ['address-length', '0x'],
    ['address-length', address.slice(0, -1)],
    ['address-length', `${address}0`],
    ['address-checksum', address.replace('A', 'a')],
    ['address-checksum', address.replace('7Ef', '8Ef')],
  ])('names %s in %j', (code, text) => {
    expect(checkHexAddress(text)).toMatchObject({ok: false, code});
  });

  it('takes one case throughout as having no checksum', () => {
    const lower = address.toLowerCase();
    const upper = `0x${address.slice(2).toUpperCase()}`;
    expect(checkHexAddress(lower)).toEqual({ok: true, value: lower});
    expect(checkHexAddress(upper)).toEqual({ok: true, value: upper});
  });

  it('takes the checksum form of any address', () => {
    fc.assert(
      fc.property(fc.uint8Array({minLength: 20, maxLength: 20}), (bytes) => {
        const checksummed = toChecksumAddress(`0x${Buffer.from(bytes).toString('hex')}`);
        expect(checkHexAddress(checksummed)).toEqual({ok: true, value: checksummed});
      }),
    );
  });
});
