import {createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import {stopServer} from './stopServer';

/** What a request brought. */
export interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A stand-in for someone else's host, whose mood a test changes as it goes. */
export interface StubServer {
  /** `ready` responds, `failing` returns 500, `slow` responds once it is released. */
  mood: 'ready' | 'failing' | 'slow';
  /** Every request so far, in order. */
  received: Received[];
  /** Answers all that wait. */
  release: () => void;
  start: () => Promise<void>;
  /** From here on connections are refused. */
  stop: () => Promise<void>;
}

async function read(request: IncomingMessage): Promise<Received> {
  let body = '';
  request.setEncoding('utf8');
  for await (const part of request) body += String(part);
  return {method: request.method, path: request.url, headers: request.headers, body};
}

/** A stub on `port` that responds with this body and tries to set a cookie; not listening until it is started. */
export function createStubServer(port: number, body: string): StubServer {
  let waiting: ServerResponse[] = [];
  const answer = (response: ServerResponse): void => {
    const status = stub.mood === 'failing' ? 500 : 200;
    response.writeHead(status, {
      'Content-Type': 'text/javascript',
      'Access-Control-Allow-Origin': '*',
      'Set-Cookie': 'stub=1; Path=/',
    });
    response.end(status === 200 ? body : '');
  };
  const server = createServer((request, response) => {
    void read(request).then((received) => {
      stub.received.push(received);
      if (stub.mood === 'slow') waiting.push(response);
      else answer(response);
    });
  });
  const stub: StubServer = {
    mood: 'ready',
    received: [],
    release: () => {
      const all = waiting;
      waiting = [];
      all.forEach(answer);
    },
    start: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    stop: () => stopServer(server),
  };
  return stub;
}
