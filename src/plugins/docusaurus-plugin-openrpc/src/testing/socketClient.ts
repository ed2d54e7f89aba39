import {request} from 'node:http';
import type {Duplex} from 'node:stream';
import type {OpenSocket, Socket} from '../console/transport/socket';
import {BINARY, CLOSE, readMessages, TEXT, toCloseFrame, toFrame} from './frames';

function withFields(type: string, fields: Record<string, unknown>): Event {
  return Object.assign(new Event(type), fields);
}

/** As much of a WebSocket as the code under test uses: Node 20 has none of its own. */
class SocketClient extends EventTarget implements Socket {
  binaryType = 'blob';
  #socket: Duplex | undefined;
  #ended = false;
  #closing = false;

  constructor(url: string) {
    super();
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.from('sixteen bytes ok').toString('base64'),
    };
    request(new URL(url.replace(/^ws/, 'http')), {headers})
      .on('upgrade', (_, socket: Duplex, head: Buffer) => this.#open(socket, head))
      .on('response', () => this.#fail())
      .on('error', () => this.#fail())
      .end();
  }

  send(text: string): void {
    this.#socket?.write(toFrame(TEXT, Buffer.from(text), true));
  }

  close(): void {
    this.#closing = true;
    this.#socket?.end(toCloseFrame(1000, '', true));
    if (!this.#socket) this.#end(1006, '');
  }

  #open(socket: Duplex, head: Buffer): void {
    if (this.#closing) {
      socket.destroy();
      return;
    }
    this.#socket = socket;
    const read = readMessages((kind, payload) => {
      if (kind === CLOSE) {
        socket.destroy();
        this.#end(payload.length < 2 ? 1005 : payload.readUInt16BE(), payload.subarray(2).toString());
      } else if (kind === TEXT) {
        this.dispatchEvent(withFields('message', {data: payload.toString()}));
      } else if (kind === BINARY) {
        const {buffer} = new Uint8Array(payload);
        this.dispatchEvent(
          withFields('message', {data: this.binaryType === 'arraybuffer' ? buffer : new Blob([buffer])}),
        );
      }
    });
    socket.on('error', () => socket.destroy()).on('close', () => this.#end(1006, ''));
    this.dispatchEvent(new Event('open'));
    read(head);
    socket.on('data', read);
  }

  /** As in Node 22: an error, and no close. */
  #fail(): void {
    this.#ended = true;
    this.dispatchEvent(new Event('error'));
  }

  #end(code: number, reason: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.dispatchEvent(withFields('close', {code, reason}));
  }
}

/** The WebSocket to test with: the one of Node where it has one, which it has from version 22 on. */
export const webSocket: OpenSocket = 'WebSocket' in globalThis ? globalThis.WebSocket : SocketClient;
