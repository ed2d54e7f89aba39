import { encodeAbiParameters, hexToBigInt, keccak256, toHex, type Address, type Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { alice, bob, compile, deploy, errorOf, print, read, send } from './node.ts';
import { buildLevels, proofOf } from './tree.ts';

console.log('# #region allowlist');
// #region allowlist
const people: [Address, bigint][] = Array.from({ length: 1000 }, (_, index) => [
  privateKeyToAddress(toHex(index + 1, { size: 32 })),
  5n,
]);
people[7] = [bob.address, 42n];

/** The leaf of an entry, hashed twice. */
const leafOf = ([account, amount]: [Address, bigint]): Hex =>
  keccak256(
    keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [account, amount])),
  );

const levels = buildLevels(people.map(leafOf));
const [root] = levels.at(-1) as [Hex];
const proof = proofOf(levels, 7);
print('entries', people.length);
print('hashes in a proof', proof.length);

const contracts = compile('Allowlist.sol');
const list = await deploy(contracts.Allowlist, [root]);
print('alice claims 42', await errorOf(send(list, 'claim', [42n, proof], { from: alice })));
print('bob claims 43', await errorOf(send(list, 'claim', [43n, proof], { from: bob })));
await send(list, 'claim', [42n, proof], { from: bob });
print('bob has claimed', await read(list, 'claimed', [bob.address]));
print('bob claims again', await errorOf(send(list, 'claim', [42n, proof], { from: bob })));
// #endregion allowlist
console.log('# #endregion allowlist\n# #region trap');
// #region trap
const vouchers = Array.from(
  { length: 4 },
  (_, index) => [keccak256(toHex(`voucher ${index}`)), 10n] as const,
);
const encode = (code: Hex, amount: bigint): Hex =>
  encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [code, amount]);

for (const [name, hashes] of [
  ['Vouchers', 1],
  ['SafeVouchers', 2],
] as const) {
  const tree = buildLevels(
    vouchers.map(([code, amount]) =>
      hashes === 1 ? keccak256(encode(code, amount)) : keccak256(keccak256(encode(code, amount))),
    ),
  );
  const contract = await deploy(contracts[name], [tree.at(-1)![0]]);
  // Two leaves that hash to one inner node, handed in as if they were code and amount.
  const [code, amount] = [...tree[0]!.slice(0, 2)].sort() as [Hex, Hex];
  const shortProof = [tree[1]![1]!];
  const forged = send(contract, 'redeem', [code, hexToBigInt(amount), shortProof], { from: bob });
  if (hashes === 2) print(`${name}: forged voucher`, await errorOf(forged));
  else await forged;
  const points = await read(contract, 'points', [bob.address]);
  print(
    `${name}: points of bob`,
    points > 40n ? `${String(points).length} digits, of 40 that exist` : points,
  );
  if (hashes === 1) continue;
  // The second attack: alice's voucher is in a pending transaction, and bob sends it first.
  const seen = [...vouchers[3]!, proofOf(tree, 3)];
  await send(contract, 'redeem', seen, { from: bob });
  print('points of bob after that', await read(contract, 'points', [bob.address]));
  print(
    'alice redeems her voucher',
    await errorOf(send(contract, 'redeem', seen, { from: alice })),
  );
}
// #endregion trap
console.log('# #endregion trap');
