import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';
import {stopServer} from './stopServer';

/** A running host and how to stop it. */
export interface PlainHost {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a finished build as a host without any configuration does: `X.html` returns 200, nothing is redirected; below
 * `prefix` if one is given.
 */
export async function startPlainHost(directory: string, prefix = ''): Promise<PlainHost> {
  const files = sirv(directory, {extensions: ['html'], etag: true});
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(`${prefix}/`)) {
      response.writeHead(404).end();
      return;
    }
    request.url = url.slice(prefix.length);
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // Listening on a port, so the address is never a pipe's name.
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    close: () => stopServer(server),
  };
}
