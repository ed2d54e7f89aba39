// Several requests at once, and a subscription.
import sdk from 'js-conflux-sdk';
import { conflux, expect, mark, receiver, sender } from './client.ts';

mark('region batch');
// #region batch
const batch = conflux.BatchRequest();
batch.add(conflux.cfx.getBalance.request(sender.address));
batch.add(conflux.cfx.getNextNonce.request(receiver.address));
batch.add({ request: { method: 'cfx_noSuchMethod', params: [] } });
const [balance, nonce, error] = await batch.execute();
console.log(typeof balance, typeof nonce, error.code, error.message);
// #endregion batch
mark('endregion batch');

mark('region payments');
// #region payments
const payments = conflux.BatchRequest();
for (const value of [1, 2, 3])
  payments.addTransaction({ from: sender.address, to: receiver.address, value });
const hashes: string[] = await payments.execute();
console.log(hashes.length, 'hashes');
// #endregion payments
const types = await Promise.all(
  hashes.map(async (hash) => (await conflux.cfx.getTransactionByHash(hash))!.type),
);
console.log('types', ...types);
const nonces = await Promise.all(
  hashes.map(async (hash) => Number((await conflux.cfx.getTransactionByHash(hash))!.nonce)),
);
mark('endregion payments');
expect(
  types.every((type) => Number(type ?? 0) === 0),
  'a batch signs legacy transactions',
);
expect(nonces[2] === nonces[0]! + 2, 'the batch numbers the nonces');

mark('region subscribe');
// #region subscribe
const live = new sdk.Conflux({
  url: process.env.CORE_WS ?? 'ws://127.0.0.1:12535',
  networkId: 1234,
});
const epochs = await live.subscribeEpochs();
await new Promise<void>((resolve) => {
  epochs.once('data', (epoch: { epochNumber: number; epochHashesOrdered: string[] }) => {
    console.log(Object.keys(epoch).join(' '), typeof epoch.epochNumber);
    resolve();
  });
});
await live.unsubscribe(epochs);
await live.close();
// #endregion subscribe
mark('endregion subscribe');
