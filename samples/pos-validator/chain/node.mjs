// Runs one Conflux node with the configuration named on the command line until the parent process lets go.
import { createRequire } from 'node:module';

const { ConfluxNode } = createRequire(import.meta.url)('@xcfx/node-linux-x64-gnu');
const node = new ConfluxNode();

process.on('disconnect', async () => {
  await node.stopNode();
  process.exit();
});

await node.startNode({ configFile: process.argv[2] });
process.send('started');
