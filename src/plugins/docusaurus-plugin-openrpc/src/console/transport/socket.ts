import {isRecord, type TransportFailure} from '../../outcome';
import {isLoopbackDenied} from '../../loopbackPermission';
import {watchPolicy, type PolicyWatch} from '../../policyWatch';
import {isOffline, MAX_BYTES, reasonOf, sendWithin, type SendOptions} from '../../request';

/** What is used of a WebSocket. */
export interface Socket {
  binaryType: string;
  send: (text: string) => void;
  close: () => void;
  addEventListener: (type: string, listener: (event: Event) => void) => void;
}

/** A constructor of WebSockets, such as the global one. */
export type OpenSocket = new (url: string) => Socket;

/** How to send by WebSocket: limits and cancel as for HTTP, and what to use in place of the global constructor. */
export interface SocketOptions extends SendOptions {
  webSocket?: OpenSocket | undefined;
}

/** The events of a socket; none after its owner closes it or it has ended. */
export interface SocketListener {
  onOpen: () => void;
  onMessage: (text: string) => void;
  onEnd: (failure: TransportFailure) => void;
}

/** A socket that sends texts. */
export interface OpenedSocket {
  send: (message: unknown) => void;
  close: () => void;
}

function textOf(event: Event): string {
  const data: unknown = 'data' in event ? event.data : '';
  return data instanceof ArrayBuffer ? new TextDecoder().decode(data) : String(data);
}

/** Why a socket never opened, which a browser does not tell: only that it did not. */
function unopened(event: Event, url: string): TransportFailure {
  if (isOffline(url)) return {kind: 'offline'};
  return {
    kind: 'unreachable',
    reason: 'message' in event && event.message !== '' ? String(event.message) : 'WebSocket 1006',
  };
}

/**
 * The cause of a failure that a browser does not explain: the page's policy, or a permission that the reader denied.
 */
async function whyUnopened(url: string, failure: TransportFailure, policy: PolicyWatch): Promise<TransportFailure> {
  if (await policy.refused()) return {kind: 'blocked-by-policy'};
  return (await isLoopbackDenied(url)) ? {kind: 'blocked-by-permission'} : failure;
}

function broken(event: Event): TransportFailure {
  const code = 'code' in event ? String(event.code) : '1006';
  const words = 'reason' in event && event.reason !== '' ? `, ${String(event.reason)}` : '';
  return {kind: 'interrupted', reason: `WebSocket ${code}${words}`};
}

/** Opens a WebSocket and reports its events; never throws. */
export function openSocket(
  url: string,
  listener: SocketListener,
  Constructor: OpenSocket = globalThis.WebSocket,
): OpenedSocket {
  const policy = watchPolicy(url);
  try {
    return follow(new Constructor(url), url, listener, policy);
  } catch (error) {
    policy.stop();
    queueMicrotask(() => listener.onEnd({kind: 'unreachable', reason: reasonOf(error)}));
    return {send: () => undefined, close: () => undefined};
  }
}

/** Reports the events of a socket that has just been made. */
function follow(socket: Socket, url: string, listener: SocketListener, policy: PolicyWatch): OpenedSocket {
  let state: 'new' | 'open' | 'failing' | 'ended' = 'new';
  socket.binaryType = 'arraybuffer';
  const end = (failure: TransportFailure): void => {
    if (state === 'ended' || state === 'failing') return;
    if (state === 'open') {
      state = 'ended';
      listener.onEnd(failure);
      return;
    }
    state = 'failing';
    void whyUnopened(url, failure, policy).then((why) => {
      policy.stop();
      if (state === 'failing') listener.onEnd(why);
      state = 'ended';
    });
  };
  socket.addEventListener('open', () => {
    if (state !== 'new') return;
    state = 'open';
    policy.stop();
    listener.onOpen();
  });
  socket.addEventListener('message', (event) => {
    if (state === 'open') listener.onMessage(textOf(event));
  });
  // Node 22 reports a socket that never opened by an error alone, without a close.
  socket.addEventListener('error', (event) => {
    if (state === 'new') end(unopened(event, url));
  });
  socket.addEventListener('close', (event) => end(state === 'new' ? unopened(event, url) : broken(event)));
  const close = (): void => {
    state = 'ended';
    policy.stop();
    socket.close();
  };
  return {send: (message) => socket.send(JSON.stringify(message)), close};
}

/** How many bytes a text is sent as, or a lower number above the limit. */
export function bytesOf(text: string, limit: number): number {
  return text.length > limit ? text.length : new TextEncoder().encode(text).byteLength;
}

/** Kinds of answer that a notification is taken for. */
const ODD: ReadonlySet<string> = new Set(['not-json-rpc', 'not-a-list']);

/**
 * Whether a text that was taken for that kind of answer is a message that no one asked for, such as one of a
 * subscription.
 */
export function isNotification(text: string, kind: string): boolean {
  if (!ODD.has(kind)) return false;
  try {
    const message: unknown = JSON.parse(text);
    return isRecord(message) && typeof message.method === 'string';
  } catch {
    return false;
  }
}

function converse<T extends {kind: string}>(
  url: string,
  body: unknown,
  parse: (text: string) => T,
  options: SocketOptions,
  signal: AbortSignal,
): Promise<T | TransportFailure> {
  const {maxBytes = MAX_BYTES, webSocket} = options;
  return new Promise((resolve) => {
    let bytes = 0;
    const onMessage = (text: string): void => {
      bytes += bytesOf(text, maxBytes);
      const answer = bytes > maxBytes ? {kind: 'oversized' as const, maxBytes} : parse(text);
      if (isNotification(text, answer.kind)) return;
      socket.close();
      resolve(answer);
    };
    const socket = openSocket(url, {onOpen: () => socket.send(body), onMessage, onEnd: resolve}, webSocket);
    signal.addEventListener('abort', () => {
      socket.close();
      resolve({kind: 'interrupted', reason: String(signal.reason)});
    });
  });
}

/** Sends a message by its own WebSocket, once, and returns the parsed answer, or why there is none; never throws. */
export function sendBySocket<T extends {kind: string}>(
  url: string,
  body: unknown,
  parse: (text: string) => T,
  options: SocketOptions,
): Promise<(T | TransportFailure) & {elapsedMs: number}> {
  return sendWithin((signal) => converse(url, body, parse, options, signal), options);
}
