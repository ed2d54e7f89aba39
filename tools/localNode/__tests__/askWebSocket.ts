import {request} from 'node:http';
import type {Duplex} from 'node:stream';

/** A masked text frame, as a client has to send it; the mask of zeros leaves the text as it is. */
function toFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error('The text is too long for a short frame.');
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** The text of a whole unmasked frame of up to 64 kB, or undefined while bytes are missing. */
function fromFrame(bytes: Buffer): string | undefined {
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  return bytes.length < start + length ? undefined : bytes.toString('utf8', start, start + length);
}

async function open(url: string, origin: string): Promise<Duplex | number> {
  return new Promise((resolve, reject) => {
    const handshake = request(url.replace(/^ws/, 'http'), {
      headers: {
        Origin: origin,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': Buffer.from('sixteen bytes ok').toString('base64'),
      },
    });
    handshake.on('upgrade', (_, socket) => resolve(socket));
    handshake.on('response', ({statusCode = 0}) => resolve(statusCode));
    handshake.on('error', reject).end();
  });
}

/**
 * One JSON-RPC call over a WebSocket (Node 20 has no client): the parsed first answer, or the status that refuses the
 * handshake.
 */
export async function askWebSocket(url: string, method: string, origin = 'http://localhost:3000'): Promise<unknown> {
  const socket = await open(url, origin);
  if (typeof socket === 'number') return socket;
  try {
    socket.write(toFrame(JSON.stringify({jsonrpc: '2.0', id: 1, method, params: []})));
    let received = Buffer.alloc(0);
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk as Buffer]); // A socket without an encoding yields buffers.
      const text = fromFrame(received);
      if (text !== undefined) return JSON.parse(text) as unknown;
    }
    throw new Error(`${url} closed without an answer.`);
  } finally {
    socket.destroy();
  }
}
