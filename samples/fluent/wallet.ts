// The part of a dApp that talks to the wallet.
// #region provider
export interface Provider {
  request(args: { method: string; params?: unknown }): Promise<unknown>;
  on(event: 'accountsChanged' | 'chainChanged', listener: () => void): unknown;
}

declare global {
  var fluent: Provider | undefined; // in a browser, window.fluent
}
// #endregion provider

// #region connect
/** Call it from a click: Fluent opens a window where the user decides. */
export async function connect(chainId: string): Promise<string> {
  const provider = globalThis.fluent;
  if (!provider) throw new Error('Install Fluent, then reload this page');
  await provider.request({ method: 'cfx_requestAccounts' });
  const current = await provider.request({ method: 'cfx_chainId' });
  if (current !== chainId)
    await provider.request({ method: 'wallet_switchConfluxChain', params: [{ chainId }] });
  const [account] = (await provider.request({ method: 'cfx_accounts' })) as string[]; // each network has its own form
  if (!account) throw new Error('The wallet returned no account');
  return account;
}
// #endregion connect

// #region pay
export async function pay(
  from: string,
  to: string,
  drip: bigint,
  chainId: string,
): Promise<string> {
  const transaction = { from, to, value: `0x${drip.toString(16)}`, chainId }; // with chainId, Fluent rejects another network
  return (await globalThis.fluent!.request({
    method: 'cfx_sendTransaction',
    params: [transaction],
  })) as string;
}

export function explain(error: unknown): string {
  const { code, message } = error as { code?: number; message?: string };
  if (code === 4001) return 'You rejected the request';
  if (code === 4100) return 'Connect your account first';
  if (code === 4902) return 'Add this network to the wallet first';
  return message ?? 'The wallet returned an unknown error';
}
// #endregion pay

// #region events
/** Calls you with the account on your network, or with undefined while your dApp can't use the wallet. */
export function watch(chainId: string, onAccount: (account: string | undefined) => void): void {
  const provider = globalThis.fluent;
  if (!provider) return;
  const read = async () => {
    if ((await provider.request({ method: 'cfx_chainId' })) !== chainId)
      return onAccount(undefined);
    const [account] = (await provider.request({ method: 'cfx_accounts' })) as string[];
    onAccount(account);
  };
  const update = () => void read().catch(() => onAccount(undefined));
  provider.on('accountsChanged', update);
  provider.on('chainChanged', update);
}
// #endregion events

// #region sign
export async function signIn(account: string, message: string): Promise<string> {
  return (await globalThis.fluent!.request({
    method: 'personal_sign',
    params: [message, account],
  })) as string;
}
// #endregion sign
