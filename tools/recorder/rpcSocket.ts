import {webSocket} from 'docusaurus-plugin-openrpc/testing';
import type {Notification, Pair, Request} from './pair';
import {isAnswer, resultOf} from './rpcClient';
import {waitFor} from './waitFor';

/** A WebSocket that speaks JSON-RPC. */
export interface RpcSocket {
  ask: (method: string, params: unknown[]) => Promise<Pair>;
  /** The result; throws if the node returns an error. */
  read: (method: string, ...params: unknown[]) => Promise<unknown>;
  /** Resolves with the first notifications that came, once there are as many. */
  notifications: (count: number) => Promise<Notification[]>;
  close: () => void;
}

function isNotification(message: unknown): message is Notification {
  return typeof message === 'object' && message !== null && 'method' in message && 'params' in message;
}

/** Opens a WebSocket to a node. */
export async function openRpcSocket(url: string): Promise<RpcSocket> {
  const socket = new webSocket(url);
  const messages: unknown[] = [];
  socket.addEventListener('message', (event) => {
    if ('data' in event) messages.push(JSON.parse(String(event.data)));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${url} can't be opened.`)));
  });
  let id = 0;
  const ask = async (method: string, params: unknown[]): Promise<Pair> => {
    // The recorded call has id 1, whatever calls came before it.
    const request: Request = {jsonrpc: '2.0', id: ++id, method, params};
    socket.send(JSON.stringify(request));
    const answer = await waitFor(`The answer to ${method}`, () =>
      messages.filter(isAnswer).find((message) => message.id === request.id),
    );
    return {request: {...request, id: 1}, answer: {...answer, id: 1}};
  };
  return {
    ask,
    read: async (method, ...params) => resultOf(method, (await ask(method, params)).answer),
    notifications: async (count) =>
      waitFor(`${String(count)} notifications`, () => {
        const found = messages.filter(isNotification);
        return found.length < count ? undefined : found.slice(0, count);
      }),
    close: () => socket.close(),
  };
}
