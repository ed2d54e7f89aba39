import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {createPortalServer, listen} from '../../src/delivery/server';
import {LANGUAGES} from '../support/languages';
import {readRoutes} from './routes';

/** Writes the list of routes that the finished build does not answer in any language; run it after pages arrive, and lower the ceiling. */
async function listAwaited(): Promise<void> {
  const server = createPortalServer(path.resolve('build'));
  const origin = await listen(server, 3300);
  const awaited: string[] = [];
  for (const {path: address} of readRoutes()) {
    const answers = await Promise.all(LANGUAGES.map(async ({prefix}) => (await fetch(origin + prefix + address)).ok));
    if (!answers.some(Boolean)) awaited.push(address);
  }
  writeFileSync(path.join(__dirname, 'awaited.txt'), `${awaited.join('\n')}\n`);
  console.log(`${awaited.length} routes awaited.`);
  server.close();
}

listAwaited().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
