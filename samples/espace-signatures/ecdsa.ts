// #region head
import { strict as assert } from 'node:assert';
import { Wallet, getBytes, verifyMessage } from 'ethers';
import {
  concat,
  encodeAbiParameters,
  hashMessage,
  keccak256,
  numberToHex,
  parseSignature,
} from 'viem';
import {
  recoverMessageAddress,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem';
import { toBytes, zeroAddress, zeroHash, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import {
  client,
  deploy,
  line,
  read,
  reason,
  refused,
  send,
  sender,
  type Contract,
} from './chain.ts';

const issuerKey = generatePrivateKey();
const issuer = privateKeyToAccount(issuerKey);
const stranger = privateKeyToAccount(generatePrivateKey());
// #endregion head

console.log('# #region off');
// #region off
const text = 'I agree';
const signature = await issuer.signMessage({ message: text });
assert.equal(await new Wallet(issuerKey).signMessage(text), signature);
line('viem and ethers sign', 'the same 65 bytes');
assert.equal(await recoverMessageAddress({ message: text, signature }), issuer.address);
assert.equal(verifyMessage(text, signature), issuer.address);
line('both recover', 'the issuer');
// The prefix and the length in bytes come before the text.
const digest = keccak256(toBytes(`\x19Ethereum Signed Message:\n${toBytes(text).length}${text}`));
assert.equal(hashMessage(text), digest);
line('what is signed', 'the hash of prefix, length and text');
assert.notEqual(await recoverMessageAddress({ message: `${text}.`, signature }), issuer.address);
line('one character more', 'another address, and no error');
// #endregion off
console.log('# #endregion off');

// #region forms
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
// #endregion forms

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
const list = await deploy('contracts/AllowList.sol', 'AllowList', [issuer.address]);
const second = await deploy('contracts/AllowList.sol', 'AllowList', [issuer.address]);
const account = sender.account.address;
const deadline = (await client.getBlock()).timestamp + 3600n;

/** What the issuer signs: 32 bytes, which the contract computes too. */
function content(chainId: number, contract: Contract, nonce: bigint, until = deadline): Hex {
  const types = ['uint256', 'address', 'address', 'uint256', 'uint256'].map((type) => ({ type }));
  return keccak256(
    encodeAbiParameters(types, [BigInt(chainId), contract.address, account, nonce, until]),
  );
}

const here = client.chain.id;
const first = content(here, list, 0n);
assert.equal(await read(list, 'content', [account, 0n, deadline]), first);
const ticket = await issuer.signMessage({ message: { raw: first } });
assert.equal(await new Wallet(issuerKey).signMessage(getBytes(first)), ticket);

const sign = async (raw: Hex, signer = issuer) => signer.signMessage({ message: { raw } });
const attempt = async (what: string, error: string, signed: Hex, until = deadline) =>
  refused(what, error, list, 'claim', [until, signed]);
await attempt('signed by a stranger', 'NotIssuer', await sign(first, stranger));
await attempt('signed for mainnet', 'NotIssuer', await sign(content(1030, list, 0n)));
await attempt('signed for the second contract', 'NotIssuer', await sign(content(here, second, 0n)));
await attempt('with a later deadline', 'NotIssuer', ticket, deadline + 1n);
await attempt('after its deadline', 'Expired', await sign(content(here, list, 0n, 1n)), 1n);
await attempt(
  'signed as hex text, not as bytes',
  'NotIssuer',
  await issuer.signMessage({ message: first }),
);
await attempt('signed without the prefix', 'NotIssuer', await issuer.sign({ hash: first }));
const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(ticket)));
await attempt('64 bytes, the form of ERC-2098', 'ECDSAInvalidSignatureLength', compact);
await refused('sent by another account', 'NotIssuer', list, 'claim', [deadline, ticket], {
  from: stranger.address,
});

const [, shortV, highS] = forms(ticket);
await attempt('with n - s', 'ECDSAInvalidSignatureS', highS.bytes);
await client.simulateContract({
  ...list,
  functionName: 'claim',
  args: [deadline, shortV.bytes],
  account,
});
line('with v of 0 or 1, only simulated', 'accepted');

await send(list, 'claim', [deadline, ticket]);
line('as signed', `${String(await read<bigint>(list, 'claims', [account]))} claim`);
await attempt('the same again', 'NotIssuer', ticket);
await attempt('again, with v of 0 or 1', 'NotIssuer', shortV.bytes);
await send(list, 'claim', [deadline, await sign(content(here, list, 1n))]);
line(
  'a new signature with nonce 1',
  `${String(await read<bigint>(list, 'claims', [account]))} claims`,
);
// #endregion list
console.log('# #endregion list');
