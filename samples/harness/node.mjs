// Runs one Conflux node with a configuration file, until the parent process lets go or asks it to end:
// node node.mjs CONFIG [FOLDER WHOSE PACKAGES HAVE THE NODE [FOLDER OF ITS DATA]]
import { createRequire } from 'node:module';
import path from 'node:path';

const [config = 'node.toml', sample = '.', confluxDataDir] = process.argv.slice(2);
const { ConfluxNode } = createRequire(path.resolve(sample, 'package.json'))(
  '@xcfx/node-linux-x64-gnu',
);
const node = new ConfluxNode();

const end = async () => {
  await node.stopNode();
  process.exit();
};
process.on('disconnect', end);
process.on('SIGTERM', end);

await node.startNode({
  configFile: path.resolve(config),
  ...(confluxDataDir && { confluxDataDir }),
});
console.log('started');
process.send?.('started');
setInterval(() => {}, 60_000); // the node's own threads do not keep Node.js running
