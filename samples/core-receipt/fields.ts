// Prints a receipt with all its fields, and which fields are null or empty for five kinds of transactions.
import {
  ask,
  call,
  deploy,
  deployment,
  expect,
  payer,
  person,
  send,
  submit,
  type Receipt,
} from './client.ts';

const FIELDS =
  'blockHash burntGasFee contractCreated effectiveGasPrice epochNumber from gasCoveredBySponsor gasFee gasUsed index logs logsBloom ' +
  'outcomeStatus stateRoot storageCollateralized storageCoveredBySponsor storageReleased to transactionHash txExecErrorMsg type';

const till = await deploy();
const receipts: Record<string, Receipt> = {
  payment: await send(payer, { to: person('shop').address, value: 1n, gas: 21_000n }),
  deployment: await send(payer, deployment),
  'call with an event': await send(payer, {
    to: till,
    data: call('pay'),
    value: 1n,
    storageLimit: 64n,
  }),
  'call that clears': await send(payer, { to: till, data: call('forget') }),
  'failed deployment': await send(payer, { ...deployment, storageLimit: 0n }),
};

const shorten = (key: string, value: unknown) =>
  key === 'logsBloom' ? `${String(value).slice(0, 10)}…` : value;
console.log('# #region receipt');
console.log(JSON.stringify(receipts['call with an event'], shorten, 2));
console.log('# #endregion receipt');

console.log('# #region empty');
for (const [kind, receipt] of Object.entries(receipts)) {
  expect(Object.keys(receipt).sort().join(' ') === FIELDS, 'these are the fields');
  const empty = Object.entries(receipt).filter(
    ([, value]) => value === null || (Array.isArray(value) && value.length === 0),
  );
  console.log(
    `${kind.padEnd(20)}${empty.map(([field, value]) => `${field} ${JSON.stringify(value)}`).join(', ')}`,
  );
}
console.log('# #endregion empty');

console.log('# #region null');
const hash = await submit(payer, { to: till, data: call('pay'), value: 2n, storageLimit: 64n });
console.log(`right after sending      ${await ask('cfx_getTransactionReceipt', hash)}`);
const unknown = `0x${'ab'.repeat(32)}`;
console.log(`unknown hash             ${await ask('cfx_getTransactionReceipt', unknown)}`);
console.log('# #endregion null');
