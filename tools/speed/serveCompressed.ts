import {createServer, request, type IncomingMessage, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';

const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|wasm)|image\/svg)/;

/** A server that runs, and what ends it. */
export interface RunningServer {
  url: string;
  stop: () => void;
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function start(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // Listening on a port, so the address is never a pipe's name.
  return (server.address() as AddressInfo).port;
}

/** Serves one listener on a free port. */
export async function serve(listener: RequestListener): Promise<RunningServer> {
  const server = createServer(listener);
  const port = await start(server);
  return {
    url: `http://localhost:${String(port)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Puts what hosts do before the portal's own server, which sends files as they are: texts go out as gzip, made once for
 * each address.
 */
export async function serveCompressed(inner: Server): Promise<RunningServer> {
  const port = await start(inner);
  const made = new Map<string, Buffer>();
  const outer = await serve(({url = '/', method, headers}, response) => {
    const ask = request({port, path: url, method, headers}, (answer) => {
      void bodyOf(answer).then((body) => {
        const isText = TEXT.test(answer.headers['content-type'] ?? '') && body.length > 0;
        if (!isText) return response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
        const small = made.get(url) ?? gzipSync(body);
        made.set(url, small);
        return response
          .writeHead(answer.statusCode ?? 500, {
            ...answer.headers,
            'content-encoding': 'gzip',
            'content-length': small.length,
          })
          .end(small);
      });
    });
    ask.on('error', (error) => response.writeHead(502).end(error.message));
    ask.end();
  });
  return {
    url: outer.url,
    stop: () => {
      outer.stop();
      inner.closeAllConnections();
      inner.close();
    },
  };
}
