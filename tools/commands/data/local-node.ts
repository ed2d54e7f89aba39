import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BUNDLE_FILE, bundleLocalNode} from '../../localNode/bundleLocalNode';

/** `npm run data -- local-node`: writes the program that readers download to start a local node. */
async function localNode(): Promise<void> {
  mkdirSync(path.dirname(BUNDLE_FILE), {recursive: true});
  writeFileSync(BUNDLE_FILE, await bundleLocalNode());
  console.log(`${BUNDLE_FILE} is up to date.`);
}

localNode().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
