import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import {connect} from 'node:net';
import type {Duplex} from 'node:stream';
import {SITE_URL} from '../../src/config/repository';
import {isAllowedOrigin} from './allowedOrigin';
import type {Turns} from './turns';

const HOST = '127.0.0.1';

function corsHeaders({headers}: IncomingMessage): OutgoingHttpHeaders {
  return headers.origin === undefined ? {} : {'Access-Control-Allow-Origin': headers.origin, Vary: 'Origin'};
}

function answer(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {...corsHeaders(request), 'Content-Type': 'text/plain; charset=utf-8'}).end(`${text}\n`);
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(204, {
      ...corsHeaders(request),
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? 'content-type',
      'Access-Control-Allow-Private-Network': 'true',
      'Access-Control-Max-Age': '600',
    })
    .end();
}

async function forward(request: IncomingMessage, response: ServerResponse, port: number, turns: Turns): Promise<void> {
  const leave = await turns.enter();
  response.on('close', leave);
  if (response.destroyed) {
    leave();
    return;
  }
  const {origin: _origin, ...headers} = request.headers;
  const upstream = ask({host: HOST, port, method: 'POST', path: '/', headers}, (reply) => {
    // The node closes the connection after each response; readers' connections stay open.
    const {connection: _connection, ...received} = reply.headers;
    response.writeHead(reply.statusCode ?? 502, {...received, ...corsHeaders(request)});
    reply.on('error', () => response.destroy()).pipe(response);
  });
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else answer(request, response, 502, 'The local node does not respond.');
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** Passes a WebSocket on as bytes: the handshake as it came, then both directions. */
function forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  socket.on('error', () => socket.destroy());
  if (!isAllowedOrigin(request.headers.origin)) {
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    return;
  }
  const {rawHeaders} = request;
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  );
  const upstream = connect(port, HOST, () => {
    upstream.write(`GET / HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('close', () => upstream.destroy());
}

/** A proxy that listens for one port of the node. */
export interface Proxy {
  server: Server;
  /** Stops listening and ends every connection, WebSockets included. */
  close: () => void;
}

/**
 * A server in front of one port of the node, for HTTP and WebSocket: handles preflight requests, admits only pages of
 * this machine and extensions, and forwards HTTP calls one after another.
 */
export function createProxy(port: number, turns: Turns): Proxy {
  const server = createServer((request, response) => {
    if (!isAllowedOrigin(request.headers.origin)) {
      response
        .writeHead(403, {'Content-Type': 'text/plain; charset=utf-8'})
        .end(`The local node serves pages of this machine and of ${SITE_URL} only.\n`);
    } else if (request.method === 'OPTIONS') answerPreflight(request, response);
    else if (request.method === 'POST') void forward(request, response, port, turns);
    else answer(request, response, 405, 'Send JSON-RPC with POST.');
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    forwardUpgrade(request, socket, head, port),
  );
  const sockets = new Set<Duplex>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const close = (): void => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  };
  return {server, close};
}
