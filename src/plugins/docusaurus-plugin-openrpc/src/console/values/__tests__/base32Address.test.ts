import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {coreAddressType, decodeBase32Address, encodeBase32Address, networkPrefix} from '../base32Address';
import {VECTORS} from './cip37Vectors';

const CONTRACT = 'cfx:acc7uawf5ubtnmezvhu9dhc6sghea0403y2dgpyfjp';
const ALPHABET = 'abcdefghjkmnprstuvwxyz0123456789';

function faultOf(text: string): string {
  const reading = decodeBase32Address(text);
  return reading.ok ? `none: ${reading.canonical}` : reading.fault;
}

/**
 * An address of any 34 digits with the checksum that belongs to them, made apart from the code under test, with BigInt.
 */
function sealed(prefix: string, payload: string): string {
  const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
  const input = [
    ...Array.from(prefix, (character) => character.charCodeAt(0) & 31),
    0,
    ...Array.from(payload, (digit) => ALPHABET.indexOf(digit)),
  ];
  let sum = 1n;
  for (const digit of [...input, 0, 0, 0, 0, 0, 0, 0, 0]) {
    const carry = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(digit);
    generators.forEach((generator, bit) => {
      if ((carry >> BigInt(bit)) & 1n) sum ^= generator;
    });
  }
  sum ^= 1n;
  const checksum = [35n, 30n, 25n, 20n, 15n, 10n, 5n, 0n].map((shift) => ALPHABET.charAt(Number((sum >> shift) & 31n)));
  return `${prefix}:${payload}${checksum.join('')}`;
}

const hexAddresses = fc
  .uint8Array({minLength: 20, maxLength: 20})
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);
const networkIds = fc.oneof(fc.constantFrom(1, 1029, 0, 2, 10), fc.nat());

describe('the vectors of CIP-37', () => {
  it.each(VECTORS)('%s is a %s address', (hex, type, main, test) => {
    const simple = test.replace(/type\.[a-z]+:/, '');
    expect(encodeBase32Address(hex, 1029)).toBe(main);
    expect(encodeBase32Address(hex, 1)).toBe(simple);
    expect(encodeBase32Address(hex, 1, true)).toBe(test);
    expect(decodeBase32Address(main)).toEqual({ok: true, prefix: 'cfx', networkId: 1029, type, hex, canonical: main});
    expect(decodeBase32Address(test)).toEqual({
      ok: true,
      prefix: 'cfxtest',
      networkId: 1,
      type,
      hex,
      canonical: simple,
    });
    expect(decodeBase32Address(test.toUpperCase())).toEqual(decodeBase32Address(simple));
  });

  it('tells the zero address apart', () => {
    const zero = `0x${'0'.repeat(40)}`;
    expect(encodeBase32Address(zero, 1029, true)).toBe('cfx:type.null:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa0sfbnjm2');
    expect(decodeBase32Address(encodeBase32Address(zero, 1029, true))).toMatchObject({
      ok: true,
      type: 'null',
      hex: zero,
    });
  });
});

describe('decodeBase32Address', () => {
  it.each([
    ['address-prefix', 'acc7uawf5ubtnmezvhu9dhc6sghea0403y2dgpyfjp'],
    ['address-prefix', CONTRACT.replace('cfx', 'bch')],
    ['address-prefix', CONTRACT.replace('cfx', 'cfx1029')],
    ['address-prefix', CONTRACT.replace('cfx', '')],
    ['address-prefix', sealed('net1', 'a'.repeat(34))],
    ['address-prefix', sealed('net1029', 'a'.repeat(34))],
    ['address-prefix', sealed('net017', 'a'.repeat(34))],
    ['address-prefix', sealed('net', 'a'.repeat(34))],
    ['address-prefix', sealed(`net${'9'.repeat(30)}`, 'a'.repeat(34))],
    ['address-case', CONTRACT.replace('cfx', 'Cfx')],
    ['address-case', CONTRACT.replace('uawf', 'Uawf')],
    ['address-characters', CONTRACT.replace(/j(?=p$)/, 'i')],
    ['address-characters', CONTRACT.replace('uawf', 'u-wf')],
    ['address-characters', `${CONTRACT.slice(0, -1)} `],
    ['address-length', 'cfx:'],
    ['address-length', CONTRACT.slice(0, -1)],
    ['address-length', `${CONTRACT}a`],
    ['address-length', 'cfx:w3tg4akb'],
    ['address-checksum', CONTRACT.replace('y2dg', 'y3dg')],
    ['address-checksum', CONTRACT.replace('cfx', 'cfxtest')],
    ['address-type', CONTRACT.replace(':', ':type.user:')],
    ['address-type', CONTRACT.replace(':', ':type.unknown:')],
    ['address-type', CONTRACT.replace(':', ':type.contracts:')],
    ['not-an-address', CONTRACT.replace(':', ':contract:')],
    ['not-an-address', CONTRACT.replace(':', ':type.contract.2:')],
    ['not-an-address', ''],
    ['not-an-address', 'my wallet'],
  ])('names %s in %s', (fault, text) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('refuses any bit of the version byte and of the padding, though the checksum is right', () => {
    expect(faultOf(sealed('cfx', CONTRACT.slice(4, 38)))).toBe(`none: ${CONTRACT}`);
    // 8 bits of version: the first digit, and the upper three bits of the second one, which is `c` = 00010 here.
    for (const digit of ['b', 'c', 'e', 'j', 'u'])
      expect(faultOf(sealed('cfx', `${digit}${CONTRACT.slice(5, 38)}`))).toBe('address-version');
    for (const bit of [4, 8, 16])
      expect(faultOf(sealed('cfx', `a${ALPHABET.charAt(2 | bit)}${CONTRACT.slice(6, 38)}`))).toBe('address-version');
    const last = ALPHABET.indexOf(CONTRACT.charAt(37));
    for (const bit of [1, 2])
      expect(faultOf(sealed('cfx', CONTRACT.slice(4, 37) + ALPHABET.charAt(last | bit)))).toBe('address-version');
  });

  it('does not read texts of megabytes', () => {
    expect(faultOf(`cfx:${'a'.repeat(10_000_000)}`)).toBe('address-length');
  });

  it('refuses letters that only turn into the right ones in lower case', () => {
    const kelvin = encodeBase32Address('0x84980a94d94f54ac335109393c08c866a21b1b0e', 1029).replace('k', '\u212a');
    expect(kelvin.toLowerCase()).toBe('cfx:acckucyy5fhzknbxmeexwtaj3bxmeg25b2b50pta6v');
    expect(decodeBase32Address(kelvin)).toEqual({ok: false, fault: 'address-characters', values: {found: '\u212a'}});
  });

  it('passes over optional parts that it does not know, as CIP-37 asks', () => {
    expect(faultOf(CONTRACT.replace(':', ':type.contract:opt.random:'))).toBe(`none: ${CONTRACT}`);
  });

  it('reads addresses of no type in Core Space as nodes write them', () => {
    const hex = '0x9d80245dc02f5a89589e1f19c5c718e405b56cd0';
    const verbose = encodeBase32Address(hex, 1029, true);
    expect(verbose.startsWith('cfx:type.unknown:')).toBe(true);
    expect(decodeBase32Address(verbose.toUpperCase())).toMatchObject({ok: true, type: 'invalid', hex});
  });

  it('says what was found and what was expected', () => {
    expect(decodeBase32Address(CONTRACT.slice(0, -2))).toEqual({
      ok: false,
      fault: 'address-length',
      values: {found: '40', expected: '42'},
    });
    expect(decodeBase32Address(CONTRACT.replace(':', ':type.user:'))).toEqual({
      ok: false,
      fault: 'address-type',
      values: {found: 'type.user', expected: 'type.contract'},
    });
  });
});

describe('any address', () => {
  it('comes back from its base32 form, short or long, in lower or upper case', () => {
    fc.assert(
      fc.property(hexAddresses, networkIds, fc.boolean(), fc.boolean(), (hex, networkId, verbose, upper) => {
        const text = encodeBase32Address(hex, networkId, verbose);
        const reading = decodeBase32Address(upper ? text.toUpperCase() : text);
        expect(reading).toEqual({
          ok: true,
          prefix: networkPrefix(networkId),
          networkId,
          type: coreAddressType(hex),
          hex,
          canonical: encodeBase32Address(hex, networkId),
        });
      }),
      {numRuns: 500},
    );
  });

  it('has the checksum that an independent computation gives it', () => {
    fc.assert(
      fc.property(hexAddresses, networkIds, (hex, networkId) => {
        const [prefix = '', payload = ''] = encodeBase32Address(hex, networkId).split(':');
        expect(sealed(prefix, payload.slice(0, 34))).toBe(`${prefix}:${payload}`);
      }),
    );
  });

  it('is refused with any single character changed, and with any one missing or too many', () => {
    const characters = fc.oneof(
      fc.constantFrom(...Array.from(`${ALPHABET}iloqABZ:. -_`)),
      fc.string({minLength: 1, maxLength: 1, unit: 'binary'}),
    );
    fc.assert(
      fc.property(hexAddresses, networkIds, fc.nat(), characters, (hex, networkId, place, character) => {
        const address = encodeBase32Address(hex, networkId);
        const index = place % address.length;
        const [before, after] = [address.slice(0, index), address.slice(index + 1)];
        if (character !== address.charAt(index)) expect(faultOf(before + character + after)).not.toContain('none');
        expect(faultOf(before + after)).not.toContain('none');
        expect(faultOf(before + character + address.slice(index))).not.toContain('none');
      }),
      {numRuns: 3000},
    );
  });

  it('is never found in a text of no meaning, and none makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `cfx:${text}`),
        ),
        (text) => !decodeBase32Address(text).ok,
      ),
    );
  });
});

describe('encodeBase32Address', () => {
  it.each(['', '0x', '0x12', `0x${'g'.repeat(40)}`, '85d80245dc02f5a89589e1f19c5c718e405b56cd'])(
    'refuses %j',
    (hex) => {
      expect(() => encodeBase32Address(hex, 1)).toThrow(RangeError);
    },
  );
});
