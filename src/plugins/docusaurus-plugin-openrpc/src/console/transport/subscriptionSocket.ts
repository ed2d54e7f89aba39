import {parseAnswer, type SendOutcome, type Untimed} from '../../outcome';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {MAX_BYTES, TIMEOUT_MS} from '../../request';
import type {SubscriptionId} from './eventQueue';
import {isNotification, openSocket, type OpenSocket} from './socket';

/** What to subscribe to, and how. */
export interface SubscriptionCall {
  url: string;
  /** The call of `cfx_subscribe` or `eth_subscribe`. */
  request: JsonRpcRequest;
  /** Name of the method that ends the subscription. */
  unsubscribe: string;
  /** What to use in place of the global constructor. */
  webSocket?: OpenSocket | undefined;
  /** How long to wait for the answer to the call. */
  timeoutMs?: number | undefined;
}

/** The listener of a subscribed socket. */
export interface SubscriptionSocketListener {
  onLive: (id: SubscriptionId) => void;
  /** Told of each message after the answer to the call, whatever it is. */
  onMessage: (text: string, id: SubscriptionId) => void;
  /** Told once, unless the socket is closed by its owner: why there is no subscription, or no more. */
  onEnd: (outcome: Untimed<SendOutcome>) => void;
}

/** Opens a WebSocket and subscribes on it; returns what ends the subscription and the socket. */
export function subscribeOnSocket(
  call: SubscriptionCall,
  {onLive, onMessage, onEnd}: SubscriptionSocketListener,
): () => void {
  const {url, request, unsubscribe, webSocket, timeoutMs = TIMEOUT_MS} = call;
  let id: SubscriptionId | undefined;
  let length = 0;
  // A node may tell of an event before it answers the call.
  const early: string[] = [];
  const end = (outcome: Untimed<SendOutcome>): void => {
    clearTimeout(timer);
    socket.close();
    onEnd(outcome);
  };
  const start = (result: unknown, text: string): void => {
    if (typeof result !== 'string' && typeof result !== 'number') {
      end({kind: 'not-json-rpc', text});
      return;
    }
    clearTimeout(timer);
    const name = (id = result);
    onLive(name);
    for (const message of early) onMessage(message, name);
  };
  const take = (text: string): void => {
    length += text.length;
    const answer =
      length > MAX_BYTES ? {kind: 'oversized' as const, maxBytes: MAX_BYTES} : parseAnswer(text, request.id);
    if (answer.kind === 'result') start(answer.result, text);
    else if (isNotification(text, answer.kind)) early.push(text);
    else end(answer);
  };
  const receive = (text: string): void => (id === undefined ? take(text) : onMessage(text, id));
  const timer = setTimeout(() => end({kind: 'timeout', timeoutMs}), timeoutMs);
  const socket = openSocket(url, {onOpen: () => socket.send(request), onMessage: receive, onEnd: end}, webSocket);
  return () => {
    clearTimeout(timer);
    if (id !== undefined) socket.send({jsonrpc: '2.0', id: 'unsubscribe', method: unsubscribe, params: [id]});
    socket.close();
  };
}
