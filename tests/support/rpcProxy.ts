import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';
import type {SpaceEndpoints} from '../../tools/localNode/localNode';
import {stopServer} from './stopServer';

/** A call as it arrives; a batch has the method of its first call. */
export interface ReceivedCall {
  method: string;
  params: unknown;
  body: unknown;
}

/** What a server does with a call instead of passing it on; `ask` returns the node's response. */
export type Behaviour = (
  call: ReceivedCall,
  response: ServerResponse,
  ask: () => Promise<Record<string, unknown>>,
) => unknown;

/** A running server in front of a node. */
export interface RpcProxy {
  http: string;
  webSocket: string;
  /** Calls so far, in order. */
  received: ReceivedCall[];
  /** Breaks every WebSocket off, as a network does. */
  dropSockets: () => void;
  close: () => Promise<void>;
}

/** Methods by which a console learns the chain behind an address: always passed on. */
const CHAIN_CALLS = ['cfx_getStatus', 'eth_chainId'];

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += String(part);
  return text;
}

function parseCall(text: string): ReceivedCall {
  const body = JSON.parse(text) as {method?: string; params?: unknown} | {method?: string; params?: unknown}[];
  const first = Array.isArray(body) ? body[0] : body;
  return {method: first?.method ?? '', params: first?.params, body};
}

function allow({headers}: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.setHeader('Access-Control-Expose-Headers', 'retry-after');
}

/** Passes a WebSocket on as bytes: the handshake as it came, then both directions. */
function passOn(request: IncomingMessage, socket: Duplex, url: string): void {
  const {port, hostname} = new URL(url);
  const lines = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
  );
  const upstream = connect(Number(port), hostname, () => {
    upstream.write(`GET / HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.pipe(socket).pipe(upstream);
  });
  for (const end of [upstream, socket]) end.on('error', () => end.destroy());
  upstream.on('close', () => socket.destroy());
  socket.on('close', () => upstream.destroy());
}

/** Answers a call with a value as JSON. */
export function answerWith(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(value));
}

/** Passes the call of a page on to a node, and notes it, or behaves as told. */
async function answer(
  {node, behave, received}: {node: SpaceEndpoints; behave: Behaviour | undefined; received: ReceivedCall[]},
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allow(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const text = await readBody(request);
  // A page that finds out why nothing came asks without a body.
  if (text === '') {
    response.end();
    return;
  }
  const call = parseCall(text);
  received.push(call);
  const ask = async (): Promise<Record<string, unknown>> => {
    const reply = await fetch(node.http, {method: 'POST', headers: {'content-type': 'application/json'}, body: text});
    return (await reply.json()) as Record<string, unknown>;
  };
  if (behave && !CHAIN_CALLS.includes(call.method)) await behave(call, response, ask);
  else answerWith(response, await ask());
}

/** A server of pages' calls in front of a node, on a free port: passes them on, or behaves as told. */
export async function startProxy(node: SpaceEndpoints, behave?: Behaviour): Promise<RpcProxy> {
  const received: ReceivedCall[] = [];
  const sockets = new Set<Duplex>();
  const server = createServer((request, response) => {
    answer({node, behave, received}, request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    sockets.add(socket);
    passOn(request, socket, node.webSocket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port of an interface has an address with a port.
  const {port} = server.address() as AddressInfo;
  const dropSockets = (): void => {
    sockets.forEach((socket) => socket.destroy());
    sockets.clear();
  };
  const close = (): Promise<void> => {
    dropSockets();
    return stopServer(server);
  };
  return {
    http: `http://localhost:${String(port)}/`,
    webSocket: `ws://localhost:${String(port)}/`,
    received,
    dropSockets,
    close,
  };
}
