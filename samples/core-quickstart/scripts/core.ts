import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { testnet } from 'cive/chains';
import { defineChain } from 'cive/utils';
import { formatEther, type Hex } from 'viem';

process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

export const url = process.env.RPC_URL ?? testnet.rpcUrls.default.http[0];
const transport = http(url);
export const { networkId } = await createPublicClient({ transport }).getStatus();
const localNode = defineChain({ ...testnet, id: 1234, name: 'Local Conflux node' });
// Any other network is refused, mainnet (1029) included.
const chain = [testnet, localNode].find(({ id }) => id === networkId);
if (!chain) throw new Error(`${url} is network ${networkId}, expected 1 or 1234`);

export const account = privateKeyToAccount(process.env.PRIVATE_KEY as Hex, { networkId });
export const core = createPublicClient({ chain, transport, pollingInterval: 1_000 });
const wallet = createWalletClient({ account, chain, transport });
export const addressFile = `build/address-${networkId}.txt`;

/** Sends a transaction with estimated limits and waits until it is executed. */
export async function send(request: { to?: Address; value?: bigint; data?: Hex }) {
  const { gasLimit, storageCollateralized } = await core.estimateGasAndCollateral({
    account,
    ...request,
  });
  const { baseFeePerGas } = await core.getBlock();
  const tip = 10n ** 8n; // 0.1 Gdrip
  const hash = await wallet.sendTransaction({
    ...request,
    gas: request.data ? gasLimit + gasLimit / 10n : gasLimit, // a plain transfer needs no margin
    storageLimit: storageCollateralized,
    maxFeePerGas: 2n * baseFeePerGas! + tip,
    maxPriorityFeePerGas: tip,
  });
  console.log(`transaction: ${hash}`);
  const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
  console.log(`status: ${receipt.outcomeStatus}, epoch: ${receipt.epochNumber}`);
  console.log(
    `fee: ${formatEther(receipt.gasFee)} CFX, collateral: ${receipt.storageCollateralized} units`,
  );
  if (receipt.outcomeStatus !== 'success') throw new Error(receipt.txExecErrorMsg ?? 'failed');
  return receipt;
}

console.log(`${chain.name} (network ${networkId}), account ${account.address}`);
console.log(`balance: ${formatEther(await core.getBalance(account))} CFX`);
