// #region head
import { strict as assert } from 'node:assert';
import { BrowserProvider, TypedDataEncoder, Wallet } from 'ethers';
import {
  concat,
  createWalletClient,
  custom,
  getTypesForEIP712Domain,
  hashTypedData,
  keccak256,
} from 'viem';
import {
  numberToHex,
  pad,
  serializeTypedData,
  size,
  toBytes,
  type Hex,
  type TypedDataParameter,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { orderData } from './order.ts';

// Anyone can compute this key.
const KEY = keccak256(toBytes('espace-signatures: bytes'));
const seller = privateKeyToAccount(KEY);
const market = '0x1111111111111111111111111111111111111111';
const data = orderData(71, market, {
  seller: seller.address,
  token: '0x2222222222222222222222222222222222222222',
  amount: 100n,
  price: 5n * 10n ** 18n,
  nonce: 0n,
  deadline: 1_900_000_000n,
});
const { domain, types, message: order } = data;
// #endregion head

// #region bytes
const text = (value: string): Hex => keccak256(toBytes(value));
const word = (value: Hex | bigint): Hex =>
  typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : pad(value, { size: 32 });

const domainType = text(
  'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
);
const domainWords = [domainType, text('Market'), text('1'), word(71n), word(market)];
const domainHash = keccak256(concat(domainWords));

const orderType = text(
  'Order(address seller,address token,uint256 amount,uint256 price,uint256 nonce,uint256 deadline)',
);
const fields = [order.seller, order.token, order.amount, order.price, order.nonce, order.deadline];
const orderWords = [orderType, ...fields.map(word)];
const orderHash = keccak256(concat(orderWords));

const content = concat(['0x1901', domainHash, orderHash]);
const digest = keccak256(content);
// #endregion bytes

console.log('# #region bytes');
// #region sign
assert.equal(hashTypedData(data), digest);
assert.equal(TypedDataEncoder.hash(domain, types, order), digest);
const signature = await seller.signTypedData(data);
assert.equal(await new Wallet(KEY).signTypedData(domain, types, order), signature);

function show(name: string, value: Hex): void {
  console.log(
    `${name.padEnd(24)} ${String(size(value)).padStart(3)} bytes  ${value.slice(0, 18)}…`,
  );
}
show('domain', concat(domainWords));
show('hash of the domain', domainHash);
show('order', concat(orderWords));
show('hash of the order', orderHash);
show('signed content', content);
show('its hash, the digest', digest);
show('the signature', signature);
console.log('viem and ethers: the same digest, the same signature');
// #endregion sign
console.log('# #endregion bytes');

console.log('# #region wallet');
// #region wallet
const asked: { method: string; json: string }[] = [];
/** Stands in for a wallet: keeps what the page asks it to sign, and signs it. */
const wallet = {
  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [seller.address];
    if (method === 'eth_chainId') return numberToHex(71);
    const [, json] = params as [account: string, json: string];
    asked.push({ method, json });
    return seller.signTypedData(JSON.parse(json));
  },
};
const viemWallet = createWalletClient({ account: seller.address, transport: custom(wallet) });
assert.equal(await viemWallet.signTypedData(data), signature);
const ethersSigner = await new BrowserProvider(wallet).getSigner();
assert.equal(await ethersSigner.signTypedData(domain, types, order), signature);

assert.deepEqual(
  asked.map(({ method }) => method),
  ['eth_signTypedData_v4', 'eth_signTypedData_v4'],
);
const [byViem, byEthers] = asked.map(({ json }) => JSON.parse(json) as typeof data);
assert(byViem && byEthers);
assert.deepEqual(byViem.types, byEthers.types);
for (const [name, values] of Object.entries({ Domain: byViem.domain, Order: byViem.message })) {
  console.log(name);
  for (const [field, value] of Object.entries(values))
    console.log(`  ${field.padEnd(18)} ${String(value)}`);
}
console.log(`Chain ID from ethers ${String(byEthers.domain.chainId)}`);
// #endregion wallet
console.log('# #endregion wallet');

console.log('# #region traps');
// #region traps
const noted = { ...data, message: { ...order, note: 'The seller gets 100 CFX' } };
assert.equal(hashTypedData(noted), digest);
console.log('a field that is not in types          not signed: the digest is the same');
assert.deepEqual(JSON.parse(serializeTypedData(data)).domain, {});
console.log('viem: serializeTypedData(data)        leaves the domain out');
const EIP712Domain = getTypesForEIP712Domain({ domain });
const allTypes: Record<string, TypedDataParameter[]> = { ...types, EIP712Domain };
assert.equal(JSON.parse(serializeTypedData({ ...data, types: allTypes })).domain.chainId, 71);
console.log('the same with EIP712Domain in types   has the domain');
// #endregion traps
console.log('# #endregion traps');
