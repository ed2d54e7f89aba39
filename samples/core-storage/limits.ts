// Shows the unit of each field, and what the storage limit and the balance do.
import { BaseError } from 'viem';
import { call, storeOfSize } from './contract.ts';
import { ann, assert, bob, CFX, core, GDRIP, newAccount, rpc, send, UNIT, whole } from './setup.ts';

const { contractCreated } = await send(ann, { data: storeOfSize(1024) });
if (!contractCreated) throw new Error('No contract');
const to = contractCreated;

// #region units
const quantity = async (method: string, field?: string, ...params: unknown[]) => {
  const result = await rpc<string | Record<string, string>>(method, ...params);
  return BigInt(typeof result === 'string' ? result : (result[field ?? ''] as string));
};
const readings = async () => ({
  cfx_getCollateralForStorage: await quantity(
    'cfx_getCollateralForStorage',
    undefined,
    bob.address,
  ),
  'cfx_getAccount collateralForStorage': await quantity(
    'cfx_getAccount',
    'collateralForStorage',
    bob.address,
  ),
  'cfx_getCollateralInfo totalStorageTokens': await quantity(
    'cfx_getCollateralInfo',
    'totalStorageTokens',
  ),
});

const data = call('set', 1, 1, 5);
const estimated = await quantity('cfx_estimateGasAndCollateral', 'storageCollateralized', {
  from: bob.address,
  to,
  data,
});
const before = await readings();
const receipt = await send(bob, { to, data, storageLimit: estimated });
const after = await readings();
// #endregion units
const line = (label: string, text: string) => console.log(`  ${label}`.padEnd(47) + text);
console.log('# #region units\none new entry');
line('estimate storageCollateralized', `${estimated} units`);
line('receipt storageCollateralized', `${receipt.storageCollateralized} units`);
for (const [label, value] of Object.entries(after)) {
  const change = value - before[label as keyof typeof before];
  assert.equal(change, 64n * UNIT, label);
  line(label, `+${change} drip`);
}
assert.equal(estimated, 64n);
assert.equal(BigInt(receipt.storageCollateralized), 64n);
const cleared = await send(ann, { to, data: call('set', 1, 1, 0) });
line(
  'receipt storageReleased, when it is cleared',
  `${cleared.storageReleased[0]?.collaterals} units`,
);
assert.equal(BigInt(cleared.storageReleased[0]?.collaterals ?? 0), 64n);

console.log('# #endregion units\n# #region limit\ntwo new entries, 128 units');
async function withLimit(storageLimit: bigint, expected: string) {
  const gas = 60_000n;
  const { txExecErrorMsg, outcomeStatus, gasFee } = await send(ann, {
    to,
    data: call('set', 10, 2, 1),
    gas,
    storageLimit,
  });
  const outcome = txExecErrorMsg ?? outcomeStatus;
  assert.equal(outcome, expected);
  line(
    `storageLimit ${storageLimit}`,
    `${outcome}, gas charged ${whole(gasFee / GDRIP)} of ${whole(gas)}`,
  );
}
await withLimit(127n, 'VmError(ExceedStorageLimit)');
await withLimit(128n, 'success');

console.log('the limit counts what remains at the end');
const moved = await send(ann, {
  to,
  data: call('move', 10, 20, 2),
  gas: 100_000n,
  storageLimit: 0n,
});
assert.equal(moved.outcomeStatus, 'success');
line('clear 2 entries, write 2 others, limit 0', moved.outcomeStatus);

console.log('the balance must cover the limit, used or not');
const poor = newAccount('poor');
await send(ann, {
  to: poor.address,
  value: CFX - (await core.getBalance({ address: poor.address })),
  storageLimit: 0n,
});
/** Sends an empty payment; returns its outcome, or the error of the pool. */
async function pay(storageLimit: bigint): Promise<string> {
  try {
    return (await send(poor, { to: ann.address, gas: 21_000n, storageLimit })).outcomeStatus;
  } catch (error) {
    if (!(error instanceof BaseError)) throw error;
    return error.details.replace(/.*Transaction 0x[0-9a-f]{64} is /, '').replace('"', '');
  }
}
const refused = await pay(1_024n);
assert.match(refused, /out of balance/);
line('account with 1 CFX, storageLimit 1024', refused);
const accepted = await pay(1_023n);
assert.equal(accepted, 'success');
line('the same with storageLimit 1023', accepted);

console.log('# #endregion limit\n# #region refund');
const setAndClear = { to, data: call('setAndClear', 40, 1) };
const estimate = await core.estimateGasAndCollateral({ account: ann, ...setAndClear });
const bare = await send(ann, setAndClear);
const enough = await send(ann, {
  ...setAndClear,
  gas: estimate.gasLimit + 2_300n,
  storageLimit: 0n,
});
assert.equal(bare.txExecErrorMsg, 'VmError(OutOfGas)');
assert.equal(enough.outcomeStatus, 'success');
line(
  'write and clear, estimated gas',
  `${whole(estimate.gasLimit)}: ${bare.txExecErrorMsg ?? bare.outcomeStatus}`,
);
line(
  'the same with 2,300 gas more',
  `${whole(estimate.gasLimit + 2_300n)}: ${enough.outcomeStatus}, gas used ${whole(enough.gasUsed)}`,
);
console.log('# #endregion refund');
