// Encodes one hex address by hand, step by step (CIP-37).
// #region encode
const ALPHABET = 'abcdefghjkmnprstuvwxyz0123456789';
const GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

function polymod(values: number[]): bigint {
  let c = 1n;
  for (const value of values) {
    const top = c >> 35n;
    c = ((c & 0x07ffffffffn) << 5n) ^ BigInt(value);
    GENERATOR.forEach((g, bit) => {
      if ((top >> BigInt(bit)) & 1n) c ^= g;
    });
  }
  return c ^ 1n;
}

/** Cuts a row of bits into groups of five; the last group is filled up with zeros. */
function groups(bits: string): number[] {
  return (bits.match(/.{1,5}/g) ?? []).map((group) => parseInt(group.padEnd(5, '0'), 2));
}

const text = (values: number[]) => values.map((value) => ALPHABET[value]).join('');

const hex = '1a2f80341409639ea6a35bbcab8299066109aa55';
for (const prefix of ['cfx', 'cfxtest']) {
  const bytes = Buffer.from('00' + hex, 'hex'); // version byte 0, then the 20 bytes
  const payload = groups([...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join(''));
  const low5 = [...prefix].map((letter) => letter.charCodeAt(0) & 31);
  const checksum = polymod([...low5, 0, ...payload, 0, 0, 0, 0, 0, 0, 0, 0]);
  const last8 = groups(checksum.toString(2).padStart(40, '0'));

  console.log('payload  ', text(payload));
  console.log('checksum ', `${checksum} = ${text(last8)}`);
  console.log('address  ', `${prefix}:${text(payload)}${text(last8)}`);
}
// #endregion encode
