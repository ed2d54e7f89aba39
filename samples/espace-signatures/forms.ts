import { strict as assert } from 'node:assert';
import {
  concat,
  hashMessage,
  numberToHex,
  parseSignature,
  zeroAddress,
  zeroHash,
  type Hex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { client, deploy, line, read, reason, refused, send, sender } from './chain.ts';

const issuer = privateKeyToAccount(generatePrivateKey());
const signature = await issuer.signMessage({ message: 'I agree' });
const digest = hashMessage('I agree');

// n of secp256k1: (r, n - s, the other v) is valid too. Whoever sees the signature can compute it.
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

function forms(bytes: Hex) {
  const { r, s, yParity } = parseSignature(bytes);
  const highS = numberToHex(ORDER - BigInt(s), { size: 32 });
  return [
    { name: 'as signed: v of 27 or 28', v: 27 + yParity, r, s },
    { name: 'v of 0 or 1', v: yParity, r, s },
    { name: 'n - s, the other v', v: 28 - yParity, r, s: highS },
    { name: 'n - s, the other v as 0 or 1', v: 1 - yParity, r, s: highS },
  ].map((form) => ({ ...form, bytes: concat([r, form.s, numberToHex(form.v, { size: 1 })]) }));
}

console.log('# #region raw');
// #region raw
const raw = await deploy('contracts/Recover.sol', 'Raw');
const checked = await deploy('contracts/Recover.sol', 'Checked');

const who = (address: Hex) =>
  address === zeroAddress
    ? 'the zero address'
    : address === issuer.address
      ? 'the issuer'
      : address;

async function compare(
  name: string,
  v: number,
  r: Hex,
  s: Hex,
  expected: [string, string],
): Promise<void> {
  const bytes = concat([r, s, numberToHex(v, { size: 1 })]);
  const byEcrecover = who(await read<Hex>(raw, 'signerOf', [digest, v, r, s]));
  const byLibrary = await read<Hex>(checked, 'signerOf', [digest, bytes]).then(who, reason);
  assert.deepEqual([byEcrecover, byLibrary], expected);
  line(name, `${byEcrecover.padEnd(17)} ${byLibrary}`);
}

line('', 'ecrecover         ECDSA.recover');
for (const { name, v, r, s } of forms(signature)) {
  await compare(name, v, r, s, [
    'the issuer',
    name.startsWith('n - s') ? 'ECDSAInvalidSignatureS' : 'the issuer',
  ]);
}
const [{ r, s }] = forms(signature);
await compare('v of 99', 99, r, s, ['the zero address', 'ECDSAInvalidSignature']);
await compare('r of 0', 27, zeroHash, s, ['the zero address', 'ECDSAInvalidSignature']);
assert.equal(await read(raw, 'isOwner', [digest, 99, r, s]), true);
line('is v of 99 from an owner that is not set?', 'yes');

// ECDSA.recover rejects a high s. Two forms are left.
const once = await deploy('contracts/Recover.sol', 'Once');
const [signed, shortForm] = forms(signature);
await send(once, 'claim', [digest, signed.bytes]);
await refused('Once, the same bytes again', 'Used', once, 'claim', [digest, signed.bytes]);
await send(once, 'claim', [digest, shortForm.bytes]);
line(
  'Once, v of 0 or 1',
  `${String(await read<bigint>(once, 'claims'))} claims with one signature`,
);
// #endregion raw
console.log('# #endregion raw');

console.log('# #region list');
// #region list
// A list with a nonce accepts each of the two forms, but only one of them, once.
const list = await deploy('contracts/AllowList.sol', 'AllowList', [issuer.address]);
const account = sender.account.address;
const deadline = (await client.getBlock()).timestamp + 3600n;
const content = await read<Hex>(list, 'content', [account, 0n, deadline]);
const [ticket, shortV, highS] = forms(await issuer.signMessage({ message: { raw: content } }));

const attempt = async (what: string, error: string, bytes: Hex) =>
  refused(what, error, list, 'claim', [deadline, bytes]);
await attempt('with n - s', 'ECDSAInvalidSignatureS', highS.bytes);
const args = [deadline, shortV.bytes];
await client.simulateContract({ ...list, functionName: 'claim', args, account });
line('with v of 0 or 1, only simulated', 'accepted');
await send(list, 'claim', [deadline, ticket.bytes]);
line('as signed', `${String(await read<bigint>(list, 'claims', [account]))} claim`);
await attempt('again, with v of 0 or 1', 'NotIssuer', shortV.bytes);
// #endregion list
console.log('# #endregion list');
