import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const PORT = 22525;
const SECONDS = 30;

async function connected() {
  for (let attempt = 0; attempt < 20; attempt++) {
    const socket = connect(PORT, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      await sleep(500); // the mining thread opens the port shortly after the node starts
    }
  }
  throw new Error(`port ${PORT} stays closed`);
}

/** A connection with one JSON message a line. */
export async function open() {
  const socket = await connected();
  const waiting = new Map();
  let newest;
  createInterface({ input: socket }).on('line', (line) => {
    const message = JSON.parse(line);
    if (message.method === 'mining.notify') {
      const [jobId, height, powHash, boundary] = message.params;
      newest = { line, jobId, height: Number(height), powHash, boundary: BigInt(boundary) };
    } else waiting.get(message.id)?.(line);
  });
  let id = 0;
  return {
    async ask(method, params) {
      const request = JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params });
      const response = new Promise((resolve) => waiting.set(id, resolve));
      socket.write(`${request}\n`);
      const line = await Promise.race([response, sleep(SECONDS * 1000)]);
      if (line === undefined) throw new Error(`no response to ${request}`);
      return { request, response: line };
    },
    /** The newest job, as soon as there is one of at least this height. */
    async job(height = 0) {
      for (const end = Date.now() + SECONDS * 1000; Date.now() < end; await sleep(20))
        if (newest?.height >= height) return newest;
      throw new Error('no job');
    },
    hasJob: () => newest !== undefined,
    close: () => socket.destroy(),
  };
}
