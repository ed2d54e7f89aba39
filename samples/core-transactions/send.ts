// Sends 1 CFX with cive and waits for the receipt.
// #region send
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import { parseEther } from 'viem';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const networkId = 1234; // 1 on testnet
const chain = defineChain({
  id: networkId,
  name: 'Core Space',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
  fees: { baseFeeMultiplier: 2 }, // the base fee may double until the transaction is packed
});
const account = privateKeyToAccount(process.env.CORE_KEY as `0x${string}`, { networkId });
const core = createPublicClient({ chain, transport: http(url) });
const wallet = createWalletClient({ account, chain, transport: http(url) });

const hash = await wallet.sendTransaction({ to: account.address, value: parseEther('1') });
console.log('in the pool:', hash);

const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
console.log('executed:', receipt.outcomeStatus, receipt.gasUsed, 'gas');
// #endregion send
if (receipt.outcomeStatus !== 'success') throw new Error(receipt.txExecErrorMsg ?? 'failed');
