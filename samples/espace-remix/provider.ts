// A stand-in for a browser wallet: the interface that it injects into a page (EIP-1193).
import { createWalletClient, http, parseGwei, type Address, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

interface Request {
  method: string;
  params?: unknown[] | Record<string, unknown>;
}
interface Sent {
  from: Address;
  to?: Address;
  data?: Hex;
  value?: Hex;
  gas?: Hex;
}

/**
 * Returns a provider with one account. It signs like a wallet, with fees of its own, and passes everything else on to
 * the node. `seen` has each method that was called, in order.
 */
export function injectedProvider(url: string, key: Hex, seen: string[]) {
  const account = privateKeyToAccount(key);
  const wallet = createWalletClient({ account, transport: http(url) });
  const fees = { maxPriorityFeePerGas: parseGwei('1'), maxFeePerGas: parseGwei('41') };

  async function request({ method, params }: Request): Promise<unknown> {
    seen.push(method);
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [account.address];
    if (method !== 'eth_sendTransaction') return wallet.request({ method, params } as never);
    const [{ from, to, data, value, gas }] = params as [Sent];
    if (from.toLowerCase() !== account.address.toLowerCase()) throw new Error(`no key of ${from}`);
    const amounts = { value: BigInt(value ?? 0), gas: gas && BigInt(gas) };
    return wallet.sendTransaction({ ...fees, ...amounts, to, data, chain: null });
  }
  return { request };
}
