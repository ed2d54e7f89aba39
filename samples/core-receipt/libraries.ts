// Shows how cive and js-conflux-sdk return a receipt, and what they do about a failed transaction.
import sdk from 'js-conflux-sdk';
import { call, core, deploy, expect, networkId, payer, payerKey, submit, url } from './client.ts';

const till = await deploy();
const failed = { to: till, data: call('refuse'), gas: 100_000n };

// #region cive
const hash = await submit(payer, failed);
const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
console.log('cive', receipt.outcomeStatus, typeof receipt.gasFee, receipt.txExecErrorMsg);
// #endregion cive
expect(receipt.outcomeStatus === 'failed', 'cive returns the receipt of a failed transaction');

// #region js-conflux-sdk
const conflux = new sdk.Conflux({ url, networkId });
conflux.wallet.addPrivateKey(payerKey);
const pending = conflux.cfx.sendTransaction({
  from: payer.address,
  to: till,
  data: failed.data,
  gas: 100_000,
  storageLimit: 0,
});
const error = await pending.executed().then(
  () => undefined,
  (reason: Error) => reason,
);
console.log('js-conflux-sdk throws', error?.message.replace(/0x[0-9a-f]{64}/, '0x…'));
const same = await conflux.cfx.getTransactionReceipt(await pending);
console.log('js-conflux-sdk', same?.outcomeStatus, typeof same?.gasFee, same?.txExecErrorMsg);
// #endregion js-conflux-sdk
expect(error !== undefined, 'executed() throws if the transaction failed');
