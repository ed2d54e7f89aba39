// On the computer with internet: fills in a payment for the account given as argument. It has no key.
import { createWalletClient, http } from 'cive';
import { defineChain } from 'cive/utils';
import { parseEther } from 'viem';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const [from, to] = process.argv.slice(2) as [`net1234:${string}`, `net1234:${string}`];

// #region prepare
const chain = defineChain({
  id: 1234, // 1 on testnet
  name: 'Core Space',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
  fees: { baseFeeMultiplier: 2 }, // the base fee may double until somebody sends the transaction
});
const wallet = createWalletClient({ account: from, chain, transport: http(url) });

const request = await wallet.prepareTransactionRequest({
  to,
  value: parseEther('1'),
  maxPriorityFeePerGas: 10n ** 8n,
});
const {
  type,
  nonce,
  gas,
  storageLimit,
  epochHeight,
  chainId,
  maxFeePerGas,
  maxPriorityFeePerGas,
  value,
} = request;
const fields = {
  type,
  chainId,
  nonce,
  to,
  value,
  gas,
  storageLimit,
  epochHeight,
  maxFeePerGas,
  maxPriorityFeePerGas,
};
console.log(
  JSON.stringify(
    fields,
    (_, field: unknown) => (typeof field === 'bigint' ? `${field}n` : field),
    2,
  ),
);
// #endregion prepare
