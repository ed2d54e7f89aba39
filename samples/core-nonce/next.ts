// Reads an account's next nonce with several methods, opens and closes a gap, and finds the limits of the pool.
import sdk from 'js-conflux-sdk';
import {
  assert,
  ask,
  CFX,
  core,
  networkId,
  newAccount,
  nonceReaches,
  sign,
  stateNonce,
  submit,
  url,
} from './client.js';

const mark = (text: string) => console.log(`# #${text}`);
const { wallet, address } = await newAccount(CFX);
const pay = async (nonce: number) => (await submit(await sign(wallet, { nonce }))).error;

// #region read
/** Prints the nonce of the state, the next free nonce, and what waits in the pool. */
async function show(moment: string): Promise<string> {
  const { result: state } = await ask<string>('cfx_getNextNonce', address);
  const { result: next } = await ask<string>('txpool_nextNonce', address);
  const { result: pending } = await ask<{ pendingCount: string; firstTxStatus: unknown }>(
    'cfx_getAccountPendingTransactions',
    address,
  );
  const numbers = `${Number(state)}, ${Number(next)}, ${Number(pending.pendingCount)}`;
  console.log(
    `${moment.padEnd(18)}state ${Number(state)}, next ${Number(next)}, waiting ${Number(pending.pendingCount)} ${JSON.stringify(pending.firstTxStatus)}`,
  );
  return numbers;
}
// #endregion read

mark('region gap');
assert((await show('new account')) === '0, 0, 0', 'the first nonce is 0');
for (const nonce of [1, 2, 4])
  assert((await pay(nonce)) === undefined, `the pool accepts nonce ${nonce}`);
assert(
  (await show('sent 1, 2 and 4')) === '0, 0, 3',
  'with a gap, the next nonce is the missing one',
);
await pay(0);
await nonceReaches(address, 3);
assert((await show('sent 0')) === '3, 3, 1', 'what waited up to the next gap is executed');
await pay(3);
await nonceReaches(address, 5);
assert((await show('sent 3')) === '5, 5, 0', 'no nonce is missing');
mark('endregion gap');

mark('region libraries');
await pay(6);
await pay(5);
// #region libraries
const conflux = new sdk.Conflux({ url, networkId }); // 1 on testnet, 1029 on mainnet
const answers = {
  'cive, getNextNonce': await core.getNextNonce({ address }),
  'cive, getNextNonce, tryTxPool false': await core.getNextNonce({ address, tryTxPool: false }),
  'js-conflux-sdk, advanced.getNextUsableNonce': await conflux.advanced.getNextUsableNonce(address),
  'js-conflux-sdk, cfx.getNextNonce': await conflux.cfx.getNextNonce(address),
};
// #endregion libraries
for (const [call, nonce] of Object.entries(answers)) console.log(`${call.padEnd(45)}${nonce}`);
assert(
  Object.values(answers).map(Number).join() === '7,5,7,5',
  'two calls count the pool, two count the state',
);
await nonceReaches(address, 7);
mark('endregion libraries');

mark('region collision');
// #region collision
const nonces = [await core.getNextNonce({ address }), await core.getNextNonce({ address })]; // before either sends
for (const [i, nonce] of nonces.entries()) {
  const { error } = await submit(await sign(wallet, { nonce, value: BigInt(i) }));
  console.log(`nonce ${nonce}: ${error ?? 'accepted'}`);
}
// #endregion collision
assert(nonces[0] === nonces[1], 'both get the same nonce');
await nonceReaches(address, 8);
mark('endregion collision');

mark('region limits');
const used = await stateNonce(address);
for (const [label, nonce] of [
  ['the last one used', used - 1],
  ['1,999 above', used + 1999],
  ['2,000 above', used + 2000],
] as const) {
  console.log(`${label.padEnd(18)}${(await pay(nonce)) ?? 'accepted'}`);
}
assert((await pay(used - 1))?.includes('too stale nonce') === true, 'a used nonce is rejected');
assert(
  (await pay(used + 2000))?.includes('too distant future') === true,
  'the pool accepts less than 2,000 above the state',
);
mark('endregion limits');
