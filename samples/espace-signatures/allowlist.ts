import { strict as assert } from 'node:assert';
import { Wallet, getBytes } from 'ethers';
import {
  encodeAbiParameters,
  keccak256,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  type Hex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { client, deploy, line, read, refused, send, sender, type Contract } from './chain.ts';

const issuerKey = generatePrivateKey();
const issuer = privateKeyToAccount(issuerKey);
const stranger = privateKeyToAccount(generatePrivateKey());

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

await send(list, 'claim', [deadline, ticket]);
line('as signed', `${String(await read<bigint>(list, 'claims', [account]))} claim`);
await attempt('the same again', 'NotIssuer', ticket);
await send(list, 'claim', [deadline, await sign(content(here, list, 1n))]);
line(
  'a new signature with nonce 1',
  `${String(await read<bigint>(list, 'claims', [account]))} claims`,
);
