// Runs one Conflux node until the parent process lets go.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { ConfluxNode } = require('@xcfx/node-linux-x64-gnu');

const node = new ConfluxNode();

process.on('disconnect', async () => {
  await node.stopNode();
  process.exit();
});

await node.startNode({
  configFile: fileURLToPath(new URL('node.toml', import.meta.url)),
});
process.send('started');
