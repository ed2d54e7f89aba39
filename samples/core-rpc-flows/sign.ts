// Prints the signed bytes of a payment of 1 CFX; arguments: nonce and epoch, as the node returned them. Without arguments, prints the sender.
import { hexToBigInt, type Hex } from 'viem';
import { receiver, sender } from './client.js';

const [nonce, epoch = '0x0'] = process.argv.slice(2) as Hex[];
if (nonce === undefined) {
  console.log(sender.address);
  process.exit();
}

// #region sign
const raw = await sender.signTransaction({
  type: 'eip1559',
  chainId: 1234,
  nonce: Number(nonce),
  epochHeight: hexToBigInt(epoch),
  to: receiver.address,
  value: 10n ** 18n,
  gas: 21_000n,
  storageLimit: 0n,
  maxFeePerGas: 2n * 10n ** 9n,
  maxPriorityFeePerGas: 10n ** 8n,
});
// #endregion sign
console.log(raw);
