import path from 'node:path';
import {createPortalServer, listen} from '../src/delivery/server';
import {buildSite} from './buildSite';

/** Builds the site where that is due and serves it on PORT (3000, or the next free one). */
async function portal(): Promise<void> {
  await buildSite();
  const address = await listen(createPortalServer(path.resolve('build')), Number(process.env.PORT ?? 3000));
  console.log(`\nThe portal is on ${address} (Chinese ${address}/zh/, Spanish ${address}/es/). Ctrl+C stops it.`);
}

portal().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
