import {createWalletClient, defineChain, http, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {RICH_KEY} from './node.mjs';

/** Sends one CFX through this eSpace endpoint and returns the hash. */
export function transfer(url) {
  const chain = defineChain({id: 2030, name: 'own chain', nativeCurrency: {name: 'CFX', symbol: 'CFX', decimals: 18}, rpcUrls: {default: {http: [url]}}});
  const wallet = createWalletClient({account: privateKeyToAccount(RICH_KEY), chain, transport: http(url)});
  return wallet.sendTransaction({to: '0x1000000000000000000000000000000000000001', value: 10n ** 18n, gas: 21_000n, gasPrice: 20_000_000_000n, type: 'legacy'});
}

export const receiptFrom = (url, hash) => createWalletClient({transport: http(url)}).extend(publicActions).getTransactionReceipt({hash}).catch(() => undefined);
