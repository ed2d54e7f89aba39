// Sends 1 CFX with cive and waits for the receipt.
// #region send
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import { parseEther, parseGwei } from 'viem';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const networkId = 1234; // 1 on testnet
const chain = defineChain({
  id: networkId,
  name: 'Core Space',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const account = privateKeyToAccount(process.env.CORE_KEY as `0x${string}`, { networkId });
const core = createPublicClient({ chain, transport: http(url) });
const wallet = createWalletClient({ account, chain, transport: http(url) });

const { baseFeePerGas } = await core.getBlock({ epochTag: 'latest_mined' });
if (baseFeePerGas === null) throw new Error('This node has no base fee');
const maxPriorityFeePerGas = parseGwei('0.1'); // your offer to the miner
const maxFeePerGas = 2n * baseFeePerGas + maxPriorityFeePerGas; // the base fee may double until the transaction is packed

const hash = await wallet.sendTransaction({
  to: account.address,
  value: parseEther('1'),
  maxFeePerGas,
  maxPriorityFeePerGas,
});
console.log('in the pool:', hash);

const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
console.log('executed:', receipt.outcomeStatus, receipt.gasUsed, 'gas');
// #endregion send
if (receipt.outcomeStatus !== 'success') throw new Error(receipt.txExecErrorMsg ?? 'failed');
if (receipt.effectiveGasPrice > maxFeePerGas) throw new Error('paid more than the maximum');
