// Calls each precompile of eSpace with an input whose result is known, and measures its gas.
import { createHash, generateKeyPairSync, sign as signP256 } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381';
import { concatHex, pad, ripemd160, sha256, toHex, type Address, type Hex } from 'viem';
import { sign } from 'viem/accounts';
import { account, assert, compile, deploy, key, print, read, whole, words } from './node.ts';

const probe = await deploy(compile().Probe);
const ABC = toHex('abc');

// secp256k1
const { r, s, v } = await sign({ hash: sha256(ABC), privateKey: key });
const signature = concatHex([sha256(ABC), toHex(v!, { size: 32 }), r, s]);
const byKey = pad(account.address.toLowerCase() as Hex, { size: 32 });
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

// Number, name, input, output, gas.
const INPUTS: [number, string, Hex, Hex, number][] = [
  [1, 'ecrecover', signature, byKey, 3000],
  [2, 'sha256', ABC, sha256(ABC), 72],
  [3, 'ripemd160', ABC, pad(ripemd160(ABC), { size: 32 }), 720],
  [4, 'identity', ABC, ABC, 18],
  [5, 'modexp: 3^5 mod 7', concatHex([words(1, 1, 1), '0x030507']), '0x05', 200],
  [6, 'BN254 addition', words(1, 2, 1, 2), DOUBLED, 150],
  [7, 'BN254 multiplication', words(1, 2, 2), DOUBLED, 6000],
  [8, 'BN254 pairing of no points', '0x', words(1), 45_000],
  [9, 'BLAKE2b, 12 rounds', BLAKE, `0x${createHash('blake2b512').update('abc').digest('hex')}`, 12],
  [0x0a, 'KZG point evaluation', KZG, words(4096, FIELD), 50_000],
  [0x0b, 'BLS12-381 G1 addition', concatHex([g1(ONE), g1(ONE)]), g1(ONE.double()), 375],
  [
    0x0c,
    'BLS12-381 G1 MSM, one point',
    concatHex([g1(ONE), words(5)]),
    g1(ONE.multiply(5n)),
    12_000,
  ],
  [0x0d, 'BLS12-381 G2 addition', concatHex([g2(TWO), g2(TWO)]), g2(TWO.double()), 600],
  [
    0x0e,
    'BLS12-381 G2 MSM, one point',
    concatHex([g2(TWO), words(5)]),
    g2(TWO.multiply(5n)),
    22_500,
  ],
  [
    0x0f,
    'BLS12-381 pairing of two pairs',
    concatHex([g1(ONE), g2(TWO), g1(ONE.negate()), g2(TWO)]),
    words(1),
    102_900,
  ],
  [0x10, 'BLS12-381 map to G1', coordinates(3n), g1(G1.mapToCurve([3n])), 5500],
  [0x11, 'BLS12-381 map to G2', coordinates(3n, 4n), g2(G2.mapToCurve([3n, 4n])), 23_800],
];

type Called = [boolean, Hex, bigint];
const call = async (number: number, input: Hex) =>
  read<Called>(probe, 'callWith', [toHex(number, { size: 20 }) as Address, input]);
// Copying nothing costs 15: the rest is what surrounds the call.
const around = (await call(4, '0x'))[2] - 15n;
for (const [number, name, input, expected, gas] of INPUTS) {
  const [ok, output, used] = await call(number, input);
  assert.deepEqual([ok, output], [true, expected], name);
  assert.equal(used - around, BigInt(gas), name);
  print(`${toHex(number).padEnd(6)}${name}`, whole(gas));
}
for (const [number, name, input] of [
  [0x12, 'nothing', ABC],
  [0x100, 'P-256 signature', p256],
] as const) {
  const [ok, output] = await call(number, input);
  assert.deepEqual([ok, output], [true, '0x']);
  print(
    `${toHex(number).padEnd(6)}${name}`,
    'succeeds without output: not before v3.1'.slice(0, number === 0x100 ? undefined : 23),
  );
}
// ecrecover reads a v of 0 as 27, and of 1 as 28; on Ethereum the output is empty.
const [, lowV] = await call(1, concatHex([sha256(ABC), toHex(v! - 27n, { size: 32 }), r, s]));
assert.equal(lowV, byKey);
print('ecrecover, v of 0 or 1', 'as 27 or 28');
