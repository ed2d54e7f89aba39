import {createServer} from 'node:net';
import {claim, release} from './claims';

// A port moves on in tens, and no two nominal ones are tens apart: none ever ends up where a page expects another.
const STEP = 10;
const TRIES = 50;

/** Whether one can listen on a port of an interface; of all of them where none is named. */
async function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

async function choosePort(nominal: number, folder: string, pid: number): Promise<number> {
  for (let port = nominal; port < nominal + STEP * TRIES; port += STEP) {
    if (!claim(folder, String(port), pid)) continue;
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port))) return port;
    release(folder, String(port), pid);
  }
  throw new Error(`Port ${String(nominal)} and those ${String(STEP)}, ${String(2 * STEP)} … above it are all taken.`);
}

/**
 * Chooses a free port near each nominal one, itself where it is free, and claims it for a process: its servers start
 * later, and until then no one who chooses with the same folder of claims gets that port.
 */
export async function choosePorts<Name extends string>(
  nominal: Record<Name, number>,
  folder: string,
  pid: number,
): Promise<Record<Name, number>> {
  const chosen = {...nominal};
  // Record<Name, number> has no other keys.
  for (const name of Object.keys(nominal) as Name[]) chosen[name] = await choosePort(nominal[name], folder, pid);
  return chosen;
}
