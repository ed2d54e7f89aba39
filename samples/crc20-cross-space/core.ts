// Clients of Core Space, which uses a local node by default; for testnet, set CORE_RPC.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import { encodeFunctionData, type Abi, type Address, type Hex } from 'viem';
import { compiled } from './compile.js';

const url = process.env['CORE_RPC'] ?? 'http://127.0.0.1:12537';
const { networkId } = await createPublicClient({ transport: http(url) }).getStatus();
if (networkId === 1029) throw new Error('this sample is not for mainnet');

const chain = defineChain({
  id: networkId,
  name: 'Core Space',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
const key = (process.env['CORE_KEY'] ?? '0x') as Hex;
export const coreAccount = privateKeyToAccount(key, { networkId });
const wallet = createWalletClient({ account: coreAccount, chain, transport: http(url) });

export type CoreAddress = typeof coreAccount.address;
export const hexOf = (address: CoreAddress): Address => base32AddressToHex({ address });
export const base32 = (hexAddress: Address): CoreAddress =>
  hexAddressToBase32({ hexAddress, networkId });

/** Sends a transaction and waits for its receipt; throws with the node's reason if it fails. */
async function send(transaction: { to?: CoreAddress; data: Hex }) {
  const estimate = await core.estimateGasAndCollateral({
    account: coreAccount,
    ...transaction,
  } as never);
  const hash = await wallet.sendTransaction({
    ...transaction,
    gas: estimate.gasLimit,
    storageLimit: estimate.storageCollateralized,
  } as never);
  const receipt = await core.waitForTransactionReceipt({ hash });
  if (receipt.outcomeStatus !== 'success')
    throw new Error(receipt.txExecErrorMsg ?? receipt.outcomeStatus);
  return receipt;
}

export async function deployCore(name: string, args: unknown[] = []) {
  const { abi, data } = compiled(name, args);
  const { contractCreated } = await send({ data });
  return coreContract(abi, contractCreated as CoreAddress);
}

export function coreContract(abi: Abi, address: CoreAddress) {
  return {
    address,
    send: (functionName: string, args: unknown[] = []) =>
      send({ to: address, data: encodeFunctionData({ abi, functionName, args }) }),
    read: (functionName: string, args: unknown[] = []) =>
      core.readContract({ address, abi, functionName, args } as never) as Promise<unknown>,
  };
}
