// Runs a node in the folder of this process, with node.toml and log.yaml there: node node.mjs SAMPLE
// As harness/node.mjs, but with a log: the module sets up logging only if `logConf` names the file.
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = process.cwd();
const { ConfluxNode } = createRequire(path.resolve(process.argv[2], 'package.json'))(
  '@xcfx/node-linux-x64-gnu',
);
const node = new ConfluxNode();

const end = async () => {
  await node.stopNode();
  process.exit();
};
process.on('disconnect', end);

await node.startNode({
  configFile: path.join(folder, 'node.toml'),
  logConf: path.join(folder, 'log.yaml'),
  confluxDataDir: folder,
});
process.send('started');
setInterval(() => {}, 60_000); // the node's own threads do not keep Node.js running
