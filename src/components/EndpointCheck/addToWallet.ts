import {
  discoverWallets,
  sendByWallet,
  withEscapes,
  type Wallet,
  type WalletPage,
} from 'docusaurus-plugin-openrpc/transport';
import type {Network} from '../../config/networks';
import {chainParameter} from './espaceNetwork';

/** What a wallet did with the request; `detail` is its own error message. */
export type WalletResult = {kind: 'accepted' | 'refused' | 'busy'} | {kind: 'failed'; detail: string};

const MAX_DETAIL_LENGTH = 200;

/** A wallet's own message as part of a sentence: short, and without the period at its end. */
function failed(message: string): WalletResult {
  const detail = withEscapes(message.trim().slice(0, MAX_DETAIL_LENGTH).replace(/\.$/, ''));
  return {kind: 'failed', detail: detail === '' ? '?' : detail};
}

/** The wallets for Ethereum networks in this page, as found at this moment. */
export function findWallets(page?: WalletPage): readonly Wallet[] {
  let found: readonly Wallet[] = [];
  const note = (wallets: readonly Wallet[]): void => {
    found = wallets;
  };
  discoverWallets(note, page)();
  return found.filter(({dialect}) => dialect === 'ethereum');
}

/** Asks a wallet to add a network, without a time limit because its user may be reading. Never throws. */
export async function addToWallet({provider}: Wallet, network: Network): Promise<WalletResult> {
  const request = {
    jsonrpc: '2.0' as const,
    id: 1,
    method: 'wallet_addEthereumChain',
    params: [chainParameter(network)],
  };
  const outcome = await sendByWallet(provider, request, {timeoutMs: Infinity});
  switch (outcome.kind) {
    case 'result':
      return {kind: 'accepted'};
    case 'wallet-refused':
      return {kind: 'refused'};
    case 'wallet-busy':
      return {kind: 'busy'};
    case 'rpc-error':
      return failed(`${outcome.error.code} ${outcome.error.message}`);
    default:
      return failed('reason' in outcome ? outcome.reason : outcome.kind);
  }
}
