// #region head
import { strict as assert } from 'node:assert';
import {
  concat,
  hashTypedData,
  numberToHex,
  parseSignature,
  recoverAddress,
  serializeCompactSignature,
} from 'viem';
import { signatureToCompactSignature, zeroAddress, type Address, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { client, deploy, line, read, refused, send, sender } from './chain.ts';
import { orderData, type Order } from './order.ts';

// The seller never has CFX: it only signs.
const seller = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());
const here: number = client.chain.id;
const buyer = sender.account.address;
const token = await deploy('contracts/Token.sol', 'Token', [seller.address]);
const deployed = await deploy('contracts/Market.sol', 'Market');
const market = { ...deployed, abi: [...deployed.abi, ...token.abi] }; // with the token's errors
const second = await deploy('contracts/Market.sol', 'Market');
const deadline = (await client.getBlock()).timestamp + 3600n;
const tokensOf = async (account: Address) => read<bigint>(token, 'balanceOf', [account]);
// #endregion head

// #region permit
/** A signature that allows the spender to take tokens; anyone can submit it. */
async function signPermit(spender: Address, value: bigint): Promise<unknown[]> {
  const nonce = await read<bigint>(token, 'nonces', [seller.address]);
  const signed = await seller.signTypedData({
    domain: { name: 'Apple', version: '1', chainId: here, verifyingContract: token.address },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner: seller.address, spender, value, nonce, deadline },
  });
  const { r, s, yParity } = parseSignature(signed);
  return [seller.address, spender, value, deadline, 27 + yParity, r, s];
}
// #endregion permit

// #region sell
const order: Order = {
  seller: seller.address,
  token: token.address,
  amount: 100n,
  price: 10n ** 15n,
  nonce: 0n,
  deadline,
};
const data = orderData(here, market.address, order);
const signature = await seller.signTypedData(data);
assert.equal(await read(market, 'digestOf', [order]), hashTypedData(data));

const attempt = async (what: string, error: string, sent: Order, signed: Hex, value = sent.price) =>
  refused(what, error, market, 'buy', [sent, signed], { value });
const sign = async (content: Order, chainId = here, contract = market.address) =>
  seller.signTypedData(orderData(chainId, contract, content));
/** Throws unless the order could be bought now. */
const accepted = async (what: string, sent: Order, signed: Hex) => {
  const call = {
    ...market,
    functionName: 'buy',
    args: [sent, signed],
    value: sent.price,
    account: buyer,
  };
  await client.simulateContract(call);
  line(what, 'accepted, only simulated');
};
// #endregion sell

console.log('# #region attacks');
// #region attacks
await attempt('no allowance yet', 'ERC20InsufficientAllowance', order, signature);
const permit = await signPermit(market.address, 1000n);
await send(token, 'permit', permit);
await refused('the same Permit again', 'ERC2612InvalidSigner', token, 'permit', permit);
assert.equal(await read(token, 'allowance', [seller.address, market.address]), 1000n);
for (const chainId of [1030, 71, 1].filter((id) => id !== here)) {
  await attempt(
    `signed for chain ${String(chainId)}`,
    'WrongSignature',
    order,
    await sign(order, chainId),
  );
}
await attempt(
  'signed for the second market',
  'WrongSignature',
  order,
  await sign(order, here, second.address),
);
await attempt('signed by a stranger', 'WrongSignature', order, await stranger.signTypedData(data));
await attempt(
  'another seller',
  'WrongSignature',
  { ...order, seller: stranger.address },
  signature,
);
await attempt('another token', 'WrongSignature', { ...order, token: second.address }, signature);
await attempt('a larger amount', 'WrongSignature', { ...order, amount: 1000n }, signature);
await attempt('a lower price', 'WrongSignature', { ...order, price: 1n }, signature);
await attempt('another nonce', 'WrongSignature', { ...order, nonce: 1n }, signature);
await attempt(
  'a later deadline',
  'WrongSignature',
  { ...order, deadline: deadline + 1n },
  signature,
);
const [early, late] = [
  { ...order, nonce: 1n },
  { ...order, deadline: 1n },
];
await attempt(
  'signed with a nonce that is not next',
  'InvalidAccountNonce',
  early,
  await sign(early),
);
await attempt('after its deadline', 'Expired', late, await sign(late));
await attempt('paid too little', 'WrongPrice', order, signature, 1n);

const { r, s, yParity } = parseSignature(signature);
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n; // of secp256k1
const highS = concat([
  r,
  numberToHex(ORDER - BigInt(s), { size: 32 }),
  numberToHex(28 - yParity, { size: 1 }),
]);
assert.equal(await recoverAddress({ hash: hashTypedData(data), signature: highS }), seller.address);
await attempt('with n - s, the second form', 'WrongSignature', order, highS);
const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)));
await attempt('64 bytes, the form of ERC-2098', 'WrongSignature', order, compact);
const nobody = { ...order, seller: zeroAddress };
await attempt(
  'v of 99, the seller is the zero address',
  'WrongSignature',
  nobody,
  concat([r, s, '0x63']),
);
const shortV = concat([r, s, numberToHex(yParity, { size: 1 })]);
await accepted('with v of 0 or 1', order, shortV);
// Signed later, for a higher price and with the same nonce: the first order is valid too.
const dearer = { ...order, price: 2n * order.price };
await accepted('a second order with the same nonce', dearer, await sign(dearer));

await send(market, 'buy', [order, signature], order.price);
assert.equal(await client.getBalance({ address: seller.address }), order.price);
line('the first order, as signed', `${String(await tokensOf(buyer))} tokens bought`);
await attempt('the same again', 'InvalidAccountNonce', order, signature);
await attempt('again, with v of 0 or 1', 'InvalidAccountNonce', order, shortV);
await attempt('the second order', 'InvalidAccountNonce', dearer, await sign(dearer));

// The buyer sells. Cancelling ends the order with nonce 0, and makes the one with nonce 1 valid.
await send(token, 'approve', [market.address, order.amount]);
const [resale, next] = [
  { ...order, seller: buyer },
  { ...order, seller: buyer, nonce: 1n },
];
const signResale = async (sent: Order) =>
  sender.signTypedData(orderData(here, market.address, sent));
await accepted('before cancel, nonce 0', resale, await signResale(resale));
await attempt('before cancel, nonce 1', 'InvalidAccountNonce', next, await signResale(next));
await send(market, 'cancel', []);
await attempt('after cancel, nonce 0', 'InvalidAccountNonce', resale, await signResale(resale));
await accepted('after cancel, nonce 1', next, await signResale(next));
// #endregion attacks
console.log('# #endregion attacks');

console.log('# #region theft');
// #region theft
const all = 2n ** 256n - 1n;
// Noticed in time: another Permit uses the nonce of the one that was signed by mistake.
const mistake = await signPermit(buyer, all);
await send(token, 'permit', await signPermit(buyer, 0n));
assert.equal(await read(token, 'allowance', [seller.address, buyer]), 0n);
await refused('a Permit whose nonce is used', 'ERC2612InvalidSigner', token, 'permit', mistake);

// Not noticed: the page said "Log in", the wallet showed a Permit, and the seller signed.
const before = await tokensOf(buyer);
await send(token, 'permit', await signPermit(buyer, all));
await send(token, 'transferFrom', [seller.address, buyer, await tokensOf(seller.address)]);
line('transactions of the seller', await client.getTransactionCount({ address: seller.address }));
line('tokens taken with one signature', (await tokensOf(buyer)) - before);
line('tokens left', await tokensOf(seller.address));
// #endregion theft
console.log('# #endregion theft');
