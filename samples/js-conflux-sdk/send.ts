// Sends CFX, and waits for each stage of the transaction.
import sdk from 'js-conflux-sdk';
import { conflux, expect, mark, receiver, sender } from './client.ts';

mark('region transfer');
// #region transfer
const transaction = conflux.cfx.sendTransaction({
  from: sender.address,
  to: receiver.address,
  value: sdk.Drip.fromCFX(1),
});
const hash = await transaction;
const receipt = await transaction.executed();
console.log(typeof hash, 'outcomeStatus', receipt.outcomeStatus, 'gasUsed', receipt.gasUsed);
// #endregion transfer
mark('endregion transfer');

const sent = (await conflux.cfx.getTransactionByHash(hash))!;
mark('region defaults');
console.log(
  `type ${sent.type}  gas ${sent.gas}  storageLimit ${sent.storageLimit}  maxFeePerGas ${typeof sent.maxFeePerGas}`,
);
mark('endregion defaults');
expect(Number(sent.type) === 2 && sent.gas === 21000n, 'a transfer has type 2 and 21,000 gas');

mark('region stages');
// #region stages
const options = { from: sender.address, to: receiver.address, value: 1 };
const payment = conflux.cfx.sendTransaction(options);
const mined = await payment.mined(); // in a block; not executed yet
const executed = await payment.executed({ delta: 200, timeout: 60_000 }); // has a receipt
console.log('mined    ', mined.blockHash !== null);
console.log('executed ', executed.outcomeStatus);
const confirmed = await payment.confirmed({ delta: 500, timeout: 120_000 }); // the risk of a reversal is at most 1e-8
console.log(
  'confirmed',
  (await conflux.cfx.getConfirmationRiskByHash(confirmed.blockHash)) <= 1e-8,
);
// #endregion stages
expect(!('finalized' in payment), 'no method waits for finality');
mark('endregion stages');

mark('region filled');
console.log('fields of the object that was passed:', Object.keys(options).join(' '));
mark('endregion filled');

mark('region timeout');
// #region timeout
const future = conflux.cfx.sendTransaction({
  from: sender.address,
  to: receiver.address,
  value: 1,
  nonce: ((await conflux.cfx.getNextNonce(sender.address)) as bigint) + 5n, // five nonces too high
});
try {
  await future.executed({ timeout: 2_000 });
} catch (error) {
  console.log((error as Error).message.replace(/0x[0-9a-f]{64}/, '0x…').replace(/\d+ ms/, '… ms'));
}
// #endregion timeout
mark('endregion timeout');

mark('region wrong-network');
// #region wrong-network
const onMainnet = sdk.format.address(receiver.address, 1029);
const wrong = await conflux.cfx
  .sendTransaction({ from: sender.address, to: onMainnet, value: 1 })
  .executed();
console.log(onMainnet.slice(0, 4), wrong.outcomeStatus);
// #endregion wrong-network
mark('endregion wrong-network');
