// Changes entries with two accounts, A and B, and prints for whom collateral was locked and to whom it was returned.
import { call, storeOfSize } from './contract.ts';
import { ann, assert, bob, core, ENTRY_UNITS, send, UNIT, type Account } from './setup.ts';

const { contractCreated } = await send(ann, { data: storeOfSize(1024) });
if (!contractCreated) throw new Error('No contract');
const to = contractCreated;

const held = async (account: Account) =>
  (await core.getCollateralForStorage({ address: account.address })) / UNIT;
const start = { A: await held(ann), B: await held(bob) };
const name = (address: string) =>
  address.toLowerCase().endsWith(ann.address.slice(-42).toLowerCase()) ? 'A' : 'B';

// #region receipt
/** Sends a call and returns what its receipt shows, in storage units. */
async function changes(sender: Account, data: ReturnType<typeof call>) {
  const receipt = await send(sender, { to, data, gas: 300_000n, storageLimit: 1_024n });
  const locked = receipt.storageCollateralized;
  const returned = receipt.storageReleased.map(
    ({ address, collaterals }) => `${collaterals} to ${name(address)}`,
  );
  return { ok: receipt.outcomeStatus === 'success', locked, returned: returned.join(', ') || '0' };
}
// #endregion receipt

const row = (...[label = '', ...cells]: string[]) =>
  console.log(label.padEnd(44) + cells.map((cell) => cell.padStart(10)).join(''));
row('units', 'locked', 'returned', 'A holds', 'B holds');

type Expected = [locked: bigint, returned: string, A: bigint, B: bigint];
async function show(
  label: string,
  sender: Account,
  data: ReturnType<typeof call>,
  expected: Expected,
  fails = false,
) {
  const { ok, locked, returned } = await changes(sender, data);
  const [A, B] = [(await held(ann)) - start.A, (await held(bob)) - start.B];
  assert.deepEqual([BigInt(locked), returned, A, B], expected, label);
  assert.equal(ok, !fails, label);
  row(label, String(locked), returned, String(A), String(B));
}

const E = ENTRY_UNITS;
await show('A writes a new entry', ann, call('set', 1, 1, 5), [E, '0', E, 0n]);
await show('A changes its value', ann, call('set', 1, 1, 6), [0n, '0', E, 0n]);
await show('B writes the same value', bob, call('set', 1, 1, 6), [0n, '0', E, 0n]);
await show('B changes its value', bob, call('set', 1, 1, 7), [E, '64 to A', 0n, E]);
const before = await core.getBalance({ address: bob.address });
await show('A clears it', ann, call('set', 1, 1, 0), [0n, '64 to B', 0n, 0n]);
assert.equal(
  (await core.getBalance({ address: bob.address })) - before,
  E * UNIT,
  'B got 0.0625 CFX',
);
await show('A writes another new entry', ann, call('set', 2, 1, 5), [E, '0', E, 0n]);
await show('A clears its own entry', ann, call('set', 2, 1, 0), [0n, '64 to A', 0n, 0n]);
await show('A writes and clears within one transaction', ann, call('setAndClear', 3, 1), [
  0n,
  '0',
  0n,
  0n,
]);
await show(
  'A writes, then the transaction reverts',
  ann,
  call('setAndFail', 3, 1),
  [0n, '0', 0n, 0n],
  true,
);
await show('A writes 5 entries', ann, call('set', 10, 5, 1), [5n * E, '0', 5n * E, 0n]);
await show('A clears these 5 and writes 5 others', ann, call('move', 10, 20, 5), [
  0n,
  '0',
  5n * E,
  0n,
]);
await show('B clears those 5 and writes 5 others', bob, call('move', 20, 30, 5), [
  5n * E,
  '320 to A',
  0n,
  5n * E,
]);
