// Sends the same payment as each transaction type and prints the price that it pays.
import {
  assert,
  ask,
  CFX,
  core,
  GDRIP,
  gdrip,
  line,
  networkId,
  newAccount,
  receiptOf,
} from './client.js';

const { wallet, address } = await newAccount(CFX);
const { address: to } = await newAccount(0n);
const block = await core.getBlock({ epochTag: 'latest_state' });
assert(block.baseFeePerGas === GDRIP, 'the base fee of this node is at its minimum');
const base = block.baseFeePerGas;

const cases = [
  { label: 'type 0, gasPrice 3', type: 'legacy', gasPrice: 3n * GDRIP, pays: 3n * GDRIP },
  {
    label: 'type 1, gasPrice 3',
    type: 'eip2930',
    gasPrice: 3n * GDRIP,
    accessList: [],
    pays: 3n * GDRIP,
  },
  {
    label: 'type 2, maximum 3, priority 0.1',
    type: 'eip1559',
    maxFeePerGas: 3n * GDRIP,
    maxPriorityFeePerGas: GDRIP / 10n,
    pays: base + GDRIP / 10n,
  },
  {
    label: 'type 2, maximum 3, priority 3',
    type: 'eip1559',
    maxFeePerGas: 3n * GDRIP,
    maxPriorityFeePerGas: 3n * GDRIP,
    pays: 3n * GDRIP,
  },
  {
    label: 'type 2, maximum 1, priority 0',
    type: 'eip1559',
    maxFeePerGas: GDRIP,
    maxPriorityFeePerGas: 0n,
    pays: base,
  },
];

line(['Gdrip per unit of gas', 'price', 'burnt', 'to miners'], 33, 7, 7, 11);
for (const { label, pays, ...price } of cases) {
  const nonce = Number(await core.getNextNonce({ address }));
  const epochHeight = await core.getEpochNumber();
  const transaction = {
    to,
    value: 1n,
    gas: 21_000n,
    storageLimit: 0n,
    chainId: networkId,
    nonce,
    epochHeight,
    ...price,
  };
  const raw = await wallet.account.signTransaction(
    transaction as Parameters<typeof wallet.account.signTransaction>[0],
  );
  const before = await core.getBalance({ address });
  const { result: hash, error } = await ask<`0x${string}`>('cfx_sendRawTransaction', raw);
  assert(error === undefined, `the node accepts ${label} (${error?.data})`);
  const { effectiveGasPrice, gasFee, burntGasFee = 0n } = await receiptOf(hash);
  const burnt = burntGasFee / 21_000n;
  line(
    [label, gdrip(effectiveGasPrice), gdrip(burnt), gdrip(effectiveGasPrice - burnt)],
    33,
    7,
    7,
    11,
  );
  assert(effectiveGasPrice === pays, `${label} pays ${pays}`);
  assert(
    gasFee === 21_000n * pays && before - (await core.getBalance({ address })) === gasFee + 1n,
    'the fee is gas × price',
  );
  assert(burnt === base / 2n, 'half of the base fee is burnt, whatever the price');
}
