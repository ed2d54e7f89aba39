// Clients of both spaces. The defaults are those of a local node; for testnet, set CORE_RPC and ESPACE_RPC.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import {
  createPublicClient as createEspaceClient,
  createWalletClient as createEspaceWallet,
  defineChain as defineEspaceChain,
  encodeFunctionData,
  http as espaceHttp,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount as espaceKey } from 'viem/accounts';
import { compiled } from './compile.js';

const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const coreUrl = process.env['CORE_RPC'] ?? 'http://127.0.0.1:12537';
const espaceUrl = process.env['ESPACE_RPC'] ?? 'http://127.0.0.1:8545';
const networkId = (await createPublicClient({ transport: http(coreUrl) }).getStatus()).networkId;
const espaceId = await createEspaceClient({ transport: espaceHttp(espaceUrl) }).getChainId();
if (networkId === 1029 || espaceId === 1030) throw new Error('this sample is not for mainnet');

const chain = defineChain({
  id: networkId,
  name: 'Core Space',
  nativeCurrency,
  rpcUrls: { default: { http: [coreUrl] } },
});
const espaceChain = defineEspaceChain({
  id: espaceId,
  name: 'eSpace',
  nativeCurrency,
  rpcUrls: { default: { http: [espaceUrl] } },
});
export const core = createPublicClient({ chain, transport: http(coreUrl), pollingInterval: 200 });
export const espace = createEspaceClient({
  chain: espaceChain,
  transport: espaceHttp(espaceUrl),
  pollingInterval: 200,
});

const key = (name: string): Hex => (process.env[name] ?? '0x') as Hex;
export const coreAccount = privateKeyToAccount(key('CORE_KEY'), { networkId });
export const espaceAccount = espaceKey(key('ESPACE_KEY'));
const coreWallet = createWalletClient({ account: coreAccount, chain, transport: http(coreUrl) });
const espaceWallet = createEspaceWallet({
  account: espaceAccount,
  chain: espaceChain,
  transport: espaceHttp(espaceUrl),
});

export type CoreAddress = typeof coreAccount.address;
export const hexOf = (address: CoreAddress): Address => base32AddressToHex({ address });
export const base32 = (hexAddress: Address): CoreAddress =>
  hexAddressToBase32({ hexAddress, networkId });

/** Sends a transaction in Core Space and waits for its receipt; throws with the node's reason if it fails. */
async function sendCore(transaction: { to?: CoreAddress; data: Hex }) {
  const estimate = await core.estimateGasAndCollateral({
    account: coreAccount,
    ...transaction,
  } as never);
  const hash = await coreWallet.sendTransaction({
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
  const { contractCreated } = await sendCore({ data });
  return coreContract(abi, contractCreated as CoreAddress);
}

export function coreContract(abi: Abi, address: CoreAddress) {
  return {
    address,
    send: (functionName: string, args: unknown[] = []) =>
      sendCore({ to: address, data: encodeFunctionData({ abi, functionName, args }) }),
    read: (functionName: string, args: unknown[] = []) =>
      core.readContract({ address, abi, functionName, args } as never) as Promise<unknown>,
  };
}

export function espaceContract(abi: Abi, address: Address) {
  return {
    address,
    send: async (functionName: string, args: unknown[] = []) => {
      const hash = await espaceWallet.writeContract({ address, abi, functionName, args });
      return espace.waitForTransactionReceipt({ hash, checkReplacement: false });
    },
    read: (functionName: string, args: unknown[] = []) =>
      espace.readContract({ address, abi, functionName, args }),
  };
}
