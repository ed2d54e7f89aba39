// Waits for the receipt of a call, checks it, and decodes its log.
import { decodeEventLog } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import {
  abi,
  account,
  call,
  CFX,
  deploy,
  expect,
  GDRIP,
  payer,
  send,
  submit,
  waitForReceipt,
} from './client.ts';

const till = await deploy();

// #region use
const hash = await submit(payer, { to: till, data: call('pay'), value: 5n, storageLimit: 64n });
const receipt = await waitForReceipt(hash);
if (receipt.outcomeStatus !== '0x0') throw new Error(receipt.txExecErrorMsg ?? 'failed');

// Logs of other contracts that this one calls are in the same list.
for (const log of receipt.logs.filter(({ address }) => address === receipt.to)) {
  const { eventName, args } = decodeEventLog({ abi, topics: log.topics, data: log.data });
  console.log(eventName, args);
}
// #endregion use
expect(receipt.logs.length === 1, 'the call emits one event');

const thrifty = account(generatePrivateKey());
await send(payer, { to: thrifty.address, value: CFX, gas: 21_000n });
const waiting = await submit(thrifty, { to: payer.address, gas: 21_000n, gasPrice: GDRIP / 10n }); // below the base fee
await waitForReceipt(waiting, 3).then(
  () => expect(false, 'a price below the base fee has no receipt'),
  (error: Error) => console.log(error.message.replace(waiting, '0x…')),
);
