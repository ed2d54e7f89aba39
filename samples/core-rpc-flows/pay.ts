// Sends 1 CFX and waits until a reorganization is not expected to revert it.
import { core, receiver, sender, until, wallet } from './client.js';

// #region send
const before = await core.getBalance({ address: receiver.address });
const hash = await wallet.sendTransaction({
  to: receiver.address,
  value: 10n ** 18n,
  gas: 21_000n,
  storageLimit: 0n,
});
console.log('sent', hash);
// #endregion send

// #region executed
// By default cive gives up after six epochs; a busy network needs more.
const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
console.log('executed', receipt.outcomeStatus);
if (receipt.outcomeStatus !== 'success') throw new Error(receipt.txExecErrorMsg ?? 'failed');
// #endregion executed

// #region confirmed
/** The receipt, once its epoch is not above the given limit. Meanwhile, the transaction may have moved to another epoch. */
async function settledBy(limit: 'latestConfirmed' | 'latestFinalized') {
  const now = await core.getTransactionReceipt({ hash });
  const status = await core.getStatus();
  return BigInt(now.epochNumber) <= BigInt(status[limit]) ? now : undefined;
}

const settled = await until(() => settledBy('latestConfirmed'));
console.log('confirmed', settled.outcomeStatus);
// #endregion confirmed
const after = await core.getBalance({ address: receiver.address });
console.log('received', after - before, 'drip from', sender.address);
