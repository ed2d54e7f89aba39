import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server on loopback for one test file: what it does with a request is set before each test. */
export interface NodeStub {
  url: string;
  /** The bodies that came in since the last reset, in their order. */
  bodies: string[];
  respond: (response: ServerResponse, body: string) => void;
  close: () => Promise<void>;
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk)).on('end', () => resolve(body));
  });
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    // A server that listens on a port has an address of that form.
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts the stub; it returns nothing until a test sets what. */
export async function startNodeStub(): Promise<NodeStub> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      stub.bodies.push(body);
      stub.respond(response, body);
    });
  });
  const port = await listening(server);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  const stub: NodeStub = {url: `http://127.0.0.1:${port}/`, bodies: [], respond: () => undefined, close};
  return stub;
}
