// Endpoints with one fault each, in front of the local node.
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export const httpUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
export const wsUrl = process.env.ESPACE_WS ?? 'ws://127.0.0.1:8546';

const closers: (() => void)[] = [];
/** Ends every faulty endpoint, so that the program can end. */
export const closeAll = () => closers.splice(0).forEach((close) => close());

/** An endpoint that gives fixed results for some methods and passes on the rest. */
export async function endpointWith(fixed: Record<string, unknown>): Promise<string> {
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      const result = fixed[method];
      response.setHeader('content-type', 'application/json');
      if (result !== undefined) return response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      void fetch(httpUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).then(async (answer) => response.end(await answer.text()));
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => (server.close(), server.closeAllConnections()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A WebSocket endpoint whose connections can be cut; after that, it refuses new ones for `downMs`. */
export async function cuttable(): Promise<{
  url: string;
  cut: (downMs: number) => void;
  refused: () => number;
}> {
  const { hostname, port } = new URL(wsUrl);
  const open = new Set<Socket>();
  let upAgain = 0;
  let refused = 0;
  const server = createServer((client) => {
    if (Date.now() < upAgain) {
      refused += 1;
      return void client.destroy();
    }
    const node = connect(Number(port), hostname);
    for (const socket of [client, node]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => (client.destroy(), node.destroy(), open.delete(socket)));
    }
    return void client.pipe(node).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (downMs: number) => {
    upAgain = Date.now() + downMs;
    open.forEach((socket) => socket.destroy());
  };
  closers.push(() => (server.close(), cut(0)));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    refused: () => refused,
  };
}
