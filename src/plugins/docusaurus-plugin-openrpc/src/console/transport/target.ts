import {parseAnswer, type SendOutcome} from '../../outcome';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {sendRequest} from '../../request';
import {sendBySocket, type SocketOptions} from './socket';
import {sendByWallet} from './walletCall';
import type {Wallet} from './wallets';

/** What a call is sent to. */
export type Target = {kind: 'http'; url: string} | {kind: 'webSocket'; url: string} | {kind: 'wallet'; wallet: Wallet};

/** How to send: limits and cancel as for HTTP, and the WebSocket to use in place of the global one. */
export type TransportOptions = SocketOptions;

/**
 * Sends one call, once, by HTTP, by its own WebSocket or through a wallet, and returns the outcome; never throws. A
 * wallet has no time limit, since its user may be reading; a cancel ends the wait, but not the wallet's question.
 */
export function sendTo(target: Target, request: JsonRpcRequest, options: TransportOptions = {}): Promise<SendOutcome> {
  if (target.kind === 'wallet') return sendByWallet(target.wallet.provider, request, {...options, timeoutMs: Infinity});
  if (target.kind === 'http') return sendRequest(target.url, request, options);
  return sendBySocket(target.url, request, (text) => parseAnswer(text, request.id), options);
}
