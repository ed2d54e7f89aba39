import { createWalletClient, http, numberToHex } from 'viem';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { localNode } from './localNode';

type Request = { method: string; params?: unknown[] };
type Rpc = (request: Request) => Promise<unknown>;

/** A wallet as a browser extension offers one: it signs with a test key and passes the rest on to the node. */
export function testWallet(url: string, key: Hex) {
  const account = privateKeyToAccount(key);
  const client = createWalletClient({ account, chain: localNode(url), transport: http(url) });
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const wallet = {
    account,
    chain: 1,
    connected: false,
    asked: 0,
    reject: false,
    sent: [] as Record<string, string>[],
    afterSending: (): unknown => undefined,
  };
  const request: Rpc = async ({ method, params = [] }) => {
    if (method === 'eth_requestAccounts') wallet.connected = true;
    if (method === 'eth_requestAccounts' || method === 'eth_accounts')
      return wallet.connected ? [account.address] : [];
    if (method === 'eth_chainId') return numberToHex(wallet.chain);
    if (method === 'wallet_switchEthereumChain') {
      const [{ chainId }] = params as [{ chainId: Hex }];
      wallet.chain = Number(chainId);
      listeners.get('chainChanged')?.forEach((listener) => listener(chainId));
      return null;
    }
    if (method === 'eth_sendTransaction') {
      wallet.asked++;
      if (wallet.reject)
        throw Object.assign(new Error('User rejected the request'), { code: 4001 });
      const [sent] = params as [Record<string, Hex>];
      wallet.sent.push(sent);
      const hash = await client.sendTransaction({
        to: sent.to,
        value: BigInt(sent.value ?? 0),
        maxFeePerGas: BigInt(sent.maxFeePerGas ?? 0),
        maxPriorityFeePerGas: BigInt(sent.maxPriorityFeePerGas ?? 0),
      });
      wallet.afterSending();
      return hash;
    }
    return (client.request as Rpc)({ method, params });
  };
  const on = (event: string, listener: (value: unknown) => void) =>
    void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  const removeListener = (event: string, listener: (value: unknown) => void) =>
    void listeners.get(event)?.delete(listener);
  return { wallet, provider: { request, on, removeListener } };
}

/** Shows the wallet to the page by EIP-6963. */
export function announce(provider: unknown): void {
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Test wallet',
    icon: 'data:image/svg+xml,',
    rdns: 'org.example.test',
  };
  const detail = Object.freeze({ info, provider });
  const send = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', send);
  send();
}
