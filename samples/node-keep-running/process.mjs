// The process of a node: node process.mjs FOLDER WHOSE PACKAGES HAVE IT. Like the program conflux, it handles two signals.
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = process.cwd();
const require = createRequire(path.join(process.argv[2], 'package.json'));
const { ConfluxNode } = require('@xcfx/node-linux-x64-gnu');
const node = new ConfluxNode();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await node.stopNode();
    process.exit();
  });
await node.startNode({ configFile: path.join(folder, 'node.toml') });
setInterval(() => {}, 60_000); // the node's own threads do not keep Node.js running
