import path from 'node:path';
import {createPortalServer} from '../../src/delivery/server';
import {buildFixtureSite} from './fixtureSite';

/** `serve.ts build|fixture [PORT]`: serves the finished portal, or builds the fixture site unless it stands, and serves it where a port is named. */
async function serve(): Promise<void> {
  const [which, port] = process.argv.slice(2);
  const directory = which === 'fixture' ? await buildFixtureSite() : path.resolve('build');
  if (port !== undefined) createPortalServer(directory).listen(Number(port));
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
