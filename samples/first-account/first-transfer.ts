// Makes an account, funds it and sends its first transfer.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import { formatEther, keccak256, parseEther, parseGwei, toHex, type Hex } from 'viem';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const funderKey = process.env.CORE_KEY as Hex | undefined;
if (!funderKey) throw new Error('Set CORE_KEY to the key of a funded test account');

// A fixed key, so that each run prints the same. Everyone knows it: use generatePrivateKey() of viem/accounts for yours.
const key = keccak256(toHex('first account'));

const { networkId } = await createPublicClient({ transport: http(url) }).getStatus();
const chain = defineChain({
  id: networkId,
  name: `Core Space ${networkId}`,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
const me = privateKeyToAccount(key, { networkId });
const funder = privateKeyToAccount(funderKey, { networkId });
const fees = { maxFeePerGas: parseGwei('2'), maxPriorityFeePerGas: parseGwei('0.1') };

const send = async (from: typeof me, to: typeof me, amount: string) => {
  const wallet = createWalletClient({ account: from, chain, transport: http(url) });
  const hash = await wallet.sendTransaction({
    to: to.address,
    value: parseEther(amount),
    gas: 21_000n,
    storageLimit: 0n,
    ...fees,
  });
  const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
  if (receipt.outcomeStatus !== 'success') throw new Error(receipt.txExecErrorMsg ?? 'failed');
  return receipt;
};
const show = async (when: string) =>
  console.log(when.padEnd(16), formatEther(await core.getBalance({ address: me.address })), 'CFX');

await show('new account');
await send(funder, me, '10');
await show('after funding');
const receipt = await send(me, funder, '1');
await show('after a transfer');
console.log('fee'.padEnd(16), formatEther(receipt.gasFee), 'CFX');
