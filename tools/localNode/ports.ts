import {createServer, type AddressInfo, type Server} from 'node:net';

const HOST = '127.0.0.1';
const TRIES = 20;

/** The ports to try for a wanted one: itself and those after it. */
export function candidates(wanted: number): number[] {
  return Array.from({length: TRIES}, (_, index) => wanted + index).filter((port) => port <= 65_535);
}

/** Listens on one port of the loopback interface; false if it is taken. */
async function tryListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, HOST, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

/** Listens on the wanted port of the loopback interface, or on the next free one; resolves with the port. */
export async function listenNear(server: Server, wanted: number): Promise<number> {
  for (const port of candidates(wanted)) {
    if (await tryListen(server, port)) return port;
  }
  throw new Error(`Ports ${String(wanted)} to ${String(candidates(wanted).at(-1))} are all taken.`);
}

/** As many ports as asked for that are free on every interface right now, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({length: count}, () => createServer());
  const ports = await Promise.all(
    servers.map(
      async (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          // A TCP server that listens on a number has an address with a port.
          server.listen(0, '0.0.0.0', () => resolve((server.address() as AddressInfo).port));
        }),
    ),
  );
  await Promise.all(servers.map(async (server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
