// Sponsors a contract's storage and watches its balance and storage points.
import { base32AddressToHex } from 'cive/utils';
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import { call, storeOfSize } from './contract.ts';
import { ann, assert, base32, bob, CFX, core, rpc, send, UNIT, type Address } from './setup.ts';

const control = base32('0x0888000000000000000000000000000000000001');
const abi = parseAbi([
  'function addPrivilegeByAdmin(address contractAddr, address[] addresses)',
  'function setSponsorForCollateral(address contractAddr) payable',
]);
const EVERYBODY: Hex = '0x0000000000000000000000000000000000000000';

/** A new contract; A pays 0.25 CFX for the storage of all callers. */
async function sponsored(): Promise<Address> {
  const { contractCreated: contract } = await send(ann, { data: storeOfSize(1024) });
  if (!contract) throw new Error('No contract');
  const hex = base32AddressToHex({ address: contract });
  await send(ann, {
    to: control,
    data: encodeFunctionData({
      abi,
      functionName: 'addPrivilegeByAdmin',
      args: [hex, [EVERYBODY]],
    }),
  });
  // #region sponsor
  const data = encodeFunctionData({ abi, functionName: 'setSponsorForCollateral', args: [hex] });
  await send(ann, { to: control, data, value: CFX / 4n });
  // #endregion sponsor
  return contract;
}

// #region read
async function state(contract: Address) {
  const info = await rpc<Record<string, Hex>>('cfx_getSponsorInfo', contract);
  const balance = BigInt(info.sponsorBalanceForCollateral as Hex) / UNIT; // drip → units
  const [free, used] = [
    BigInt(info.availableStoragePoints as Hex),
    BigInt(info.usedStoragePoints as Hex),
  ];
  const locked = (await core.getCollateralForStorage({ address: contract })) / UNIT; // drip → units
  return { balance, locked, free, used };
}
// #endregion read

const row = (label: string, ...cells: string[]) =>
  console.log(label.padEnd(40) + cells.map((cell) => cell.padStart(12)).join(''));
async function show(label: string, contract: Address, expected: [bigint, bigint, bigint, bigint]) {
  const { balance, locked, free, used } = await state(contract);
  assert.deepEqual([balance, locked, free, used], expected, label);
  row(label, ...[balance, locked, free, used].map(String));
}
/** B calls the contract; the sponsor pays the storage. */
async function byBob(to: Address, first: number, count: number, value: number) {
  const receipt = await send(bob, { to, data: call('set', first, count, value) });
  assert.equal(receipt.outcomeStatus, 'success');
  assert.equal(receipt.storageCoveredBySponsor, true);
}

console.log('# #region points');
const header = () => row('units', 'CFX free', 'CFX locked', 'points free', 'points used');
header();
const one = await sponsored();
await show('A deposits 0.25 CFX', one, [128n, 0n, 128n, 0n]);
await byBob(one, 0, 2, 1);
await show('B writes 2 entries', one, [0n, 128n, 128n, 0n]);
await byBob(one, 2, 2, 1);
await show('B writes 2 more', one, [0n, 128n, 0n, 128n]);
await byBob(one, 0, 2, 0);
await show('B clears 2', one, [0n, 128n, 128n, 0n]);
await byBob(one, 2, 2, 0);
await show('B clears the other 2', one, [128n, 0n, 128n, 0n]);

console.log('# #endregion points\n# #region together');
header();
const other = await sponsored();
await byBob(other, 0, 4, 1);
await show('the same deposit, B writes 4 entries', other, [0n, 128n, 0n, 128n]);
const before = BigInt(
  (await rpc<{ totalStorageTokens: Hex }>('cfx_getCollateralInfo')).totalStorageTokens,
);
await byBob(other, 0, 4, 0);
await show('B clears all 4 in one transaction', other, [0n, 128n, 128n, 0n]);
const after = BigInt(
  (await rpc<{ totalStorageTokens: Hex }>('cfx_getCollateralInfo')).totalStorageTokens,
);
assert.equal(before - after, 128n * UNIT, 'the total of the chain counts them as returned');

console.log('# #endregion together\n# #region limit');
const third = await sponsored();
const to = third;
const unlimited = await send(bob, {
  to,
  data: call('set', 0, 1, 1),
  gas: 100_000n,
  storageLimit: 0n,
});
console.log(
  `sponsored, 1 new entry, storageLimit 0: ${unlimited.txExecErrorMsg ?? unlimited.outcomeStatus}`,
);
assert.equal(unlimited.outcomeStatus, 'success');
const tooMany = await send(bob, {
  to,
  data: call('set', 10, 4, 1),
  gas: 100_000n,
  storageLimit: 0n,
});
console.log(`sponsored for 3 more, 4 new entries, storageLimit 0:\n  ${tooMany.txExecErrorMsg}`);
assert.match(tooMany.txExecErrorMsg ?? '', /NotEnoughBalanceForStorage/);
const own = await send(bob, { to, data: call('set', 10, 4, 1), gas: 100_000n, storageLimit: 256n });
assert.equal(own.outcomeStatus, 'success');
assert.equal(own.storageCoveredBySponsor, false);
console.log(
  `the same with storageLimit 256: ${own.outcomeStatus}, storageCoveredBySponsor ${own.storageCoveredBySponsor}, ${own.storageCollateralized} units`,
);
console.log('# #endregion limit');
