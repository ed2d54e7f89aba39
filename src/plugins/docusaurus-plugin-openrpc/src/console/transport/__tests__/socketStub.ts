import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';
import {BINARY, CLOSE, readMessages, TEXT, toCloseFrame, toFrame} from '../../../testing/frames';

/** One connection, from the side of the server. */
export interface StubConnection {
  send: (message: unknown) => void;
  sendBinary: (message: unknown) => void;
  /** Ends with a code and words, as a polite server does. */
  close: (code: number, reason?: string) => void;
  /** Ends without a word. */
  destroy: () => void;
}

/** A WebSocket server on loopback for one test file: what it does is set before each test. */
export interface SocketStub {
  url: string;
  /** The texts that came in since the last reset, in their order. */
  texts: string[];
  /** How many connections were opened since the last reset, and how many of all are open. */
  opened: number;
  open: () => number;
  /** Whether handshakes are refused. */
  refusing: boolean;
  onOpen: (connection: StubConnection) => void;
  onText: (connection: StubConnection, text: string) => void;
  reset: () => void;
  close: () => Promise<void>;
}

const ACCEPT_SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

function toText(message: unknown): Buffer {
  return Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
}

function toConnection(socket: Duplex): StubConnection {
  return {
    send: (message) => socket.write(toFrame(TEXT, toText(message), false)),
    sendBinary: (message) => socket.write(toFrame(BINARY, toText(message), false)),
    close: (code, reason = '') => socket.end(toCloseFrame(code, reason, false)),
    destroy: () => socket.destroy(),
  };
}

function accept(stub: SocketStub, request: IncomingMessage, socket: Duplex): void {
  const key = createHash('sha1')
    .update(`${request.headers['sec-websocket-key'] ?? ''}${ACCEPT_SALT}`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
  );
  const connection = toConnection(socket);
  const read = readMessages((kind, payload) => {
    if (kind === CLOSE) {
      socket.end(toFrame(CLOSE, payload, false));
    } else if (kind === TEXT) {
      stub.texts.push(payload.toString());
      stub.onText(connection, payload.toString());
    }
  });
  socket.on('data', read);
  stub.opened++;
  stub.onOpen(connection);
}

/** Starts the stub; it returns nothing until a test sets what. */
export async function startSocketStub(): Promise<SocketStub> {
  const sockets = new Set<Duplex>();
  const server = createServer().on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy()).on('end', () => socket.end());
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    if (stub.refusing) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    else accept(stub, request, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const nothing = {texts: [], opened: 0, refusing: false, onOpen: () => undefined, onText: () => undefined};
  const stub: SocketStub = {
    ...nothing,
    // A server that listens on a port has an address of that form.
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    open: () => sockets.size,
    reset: () => void Object.assign(stub, {...nothing, texts: []}),
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
  return stub;
}
