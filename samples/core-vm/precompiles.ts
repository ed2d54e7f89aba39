// Calls each precompile in both spaces with an input whose result is known.
import { createHash, generateKeyPairSync, sign as signP256 } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381';
import { concatHex, pad, ripemd160, sha256, toHex, type Address, type Hex } from 'viem';
import { privateKeyToAccount, sign } from 'viem/accounts';
import { ask, assert, compile, deploy, key, print, read, sender } from './node.ts';

const probe = await deploy(compile('Probe.sol').Probe);
const words = (...numbers: (bigint | number)[]) =>
  concatHex(numbers.map((number) => toHex(BigInt(number), { size: 32 })));
const ABC = toHex('abc');

// secp256k1
const { r, s, v } = await sign({ hash: sha256(ABC), privateKey: key });
const signature = concatHex([sha256(ABC), toHex(v!, { size: 32 }), r, s]);
const byKey = pad(privateKeyToAccount(key).address.toLowerCase() as Hex, { size: 32 });
// The point (1, 2) of BN254, doubled.
const DOUBLED = words(
  0x030644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd3n,
  0x15ed738c0e0a7c92e7845f96b2ae9c0a68a6a449e3538fc7ff3ebf7a5a18a2c4n,
);
// BLAKE2b of "abc": the initial state, the message, 3 bytes, the last block.
const STATE = [
  '48c9bdf267e6096a3ba7ca8485ae67bb2bf894fe72f36e3cf1361d5f3af54fa5',
  'd182e6ad7f520e511f6c3e2b8c68059b6bbd41fbabd9831f79217e1319cde05b',
].join('');
const BLAKE: Hex = `0x0000000c${STATE}616263${'00'.repeat(125)}0300000000000000${'00'.repeat(8)}01`;
// KZG: the zero polynomial, whose commitment and proof are the point at infinity.
const INFINITY: Hex = `0xc0${'00'.repeat(47)}`;
const KZG = concatHex([`0x01${sha256(INFINITY).slice(4)}`, words(5, 0), INFINITY, INFINITY]);
const FIELD = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;
// BLS12-381: a coordinate is 64 bytes long.
const { G1, G2 } = bls12_381;
type Affine<T> = { toAffine(): { x: T; y: T } };
const coordinates = (...numbers: bigint[]) =>
  concatHex(numbers.map((number) => toHex(number, { size: 64 })));
const g1 = (point: Affine<bigint>) => coordinates(point.toAffine().x, point.toAffine().y);
const g2 = (point: Affine<{ c0: bigint; c1: bigint }>) => {
  const { x, y } = point.toAffine();
  return coordinates(x.c0, x.c1, y.c0, y.c1);
};
const [ONE, TWO] = [G1.Point.BASE, G2.Point.BASE];
// P-256
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = pair.publicKey.export({ format: 'jwk' });
const fromBase64 = (text: string): Hex => `0x${Buffer.from(text, 'base64url').toString('hex')}`;
const p256 = concatHex([
  sha256(ABC),
  `0x${signP256('sha256', Buffer.from('abc'), { key: pair.privateKey, dsaEncoding: 'ieee-p1363' }).toString('hex')}`,
  fromBase64(jwk.x!),
  fromBase64(jwk.y!),
]);

const INPUTS: [number, string, Hex, Hex][] = [
  [1, 'ecrecover', signature, byKey],
  [2, 'sha256', ABC, sha256(ABC)],
  [3, 'ripemd160', ABC, pad(ripemd160(ABC), { size: 32 })],
  [4, 'identity', ABC, ABC],
  [5, 'modexp: 3^5 mod 7', concatHex([words(1, 1, 1), '0x030507']), '0x05'],
  [6, 'BN254 addition', words(1, 2, 1, 2), DOUBLED],
  [7, 'BN254 multiplication', words(1, 2, 2), DOUBLED],
  [8, 'BN254 pairing', '0x', words(1)],
  [9, 'BLAKE2b, 12 rounds', BLAKE, `0x${createHash('blake2b512').update('abc').digest('hex')}`],
  [0x0a, 'KZG point evaluation', KZG, words(4096, FIELD)],
  [0x0b, 'BLS12-381 G1 addition', concatHex([g1(ONE), g1(ONE)]), g1(ONE.double())],
  [0x0c, 'BLS12-381 G1 MSM', concatHex([g1(ONE), words(5)]), g1(ONE.multiply(5n))],
  [0x0d, 'BLS12-381 G2 addition', concatHex([g2(TWO), g2(TWO)]), g2(TWO.double())],
  [0x0e, 'BLS12-381 G2 MSM', concatHex([g2(TWO), words(5)]), g2(TWO.multiply(5n))],
  [0x0f, 'BLS12-381 pairing', concatHex([g1(ONE), g2(TWO), g1(ONE.negate()), g2(TWO)]), words(1)],
  [0x10, 'BLS12-381 map to G1', coordinates(3n), g1(G1.mapToCurve([3n]))],
  [0x11, 'BLS12-381 map to G2', coordinates(3n, 4n), g2(G2.mapToCurve([3n, 4n]))],
  [0x12, 'nothing', ABC, '0x'],
  [0x100, 'P-256 signature (v3.1)', p256, '0x'],
];

for (const [number, name, input, expected] of INPUTS) {
  const to = toHex(number, { size: 20 }) as Address;
  const [ok, output] = await read<[boolean, Hex]>(probe, 'tryStatic', [to, input]);
  assert.equal(ok, true, name);
  const inEspace = (await ask('eth_call', { to, data: input }, 'latest')).result;
  const label = `${toHex(number).padEnd(6)}${name}`;
  if (number === 1) {
    assert.deepEqual([output, inEspace], [pad(sender, { size: 32 }), expected]);
    print(label, 'Core Space 0x1…, eSpace the Ethereum address');
    continue;
  }
  assert.equal(output, inEspace, name);
  assert.equal(output, expected, name);
  print(label, output === '0x' ? 'empty in both spaces' : 'correct, the same in both spaces');
}
