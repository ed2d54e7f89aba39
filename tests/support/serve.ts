import path from 'node:path';
import {createPortalServer} from '../../src/delivery/server';
import {buildFixtureSite} from './fixtureSite';

/** The sites by name: a folder, or the function that builds it unless it exists. */
const SITES: Readonly<Record<string, () => string | Promise<string>>> = {
  build: () => path.resolve('build'),
  fixture: () => buildFixtureSite(),
  'stock-fixture': () => buildFixtureSite('off'),
  // Its modules read the configuration, which the fixture site sets before it is read.
  'stock-portal': async () => (await import('./stockPortal')).buildStockPortal(),
};

/**
 * `serve.ts SITE [PORT]`: builds a site unless it exists, and serves it if a port is given; those that begin with
 * `stock` are without the light client.
 */
async function serve(): Promise<void> {
  const [which = '', port] = process.argv.slice(2);
  const site = SITES[which];
  if (!site) throw new Error(`tests/support/serve.ts serves no "${which}"; it has ${Object.keys(SITES).join(', ')}.`);
  const directory = await site();
  if (port !== undefined) createPortalServer(directory).listen(Number(port));
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
