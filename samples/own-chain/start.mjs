// Starts the node that npm carries as a native module of Node.js, with the file node.toml of the current folder.
import { createRequire } from 'node:module';

const { ConfluxNode } = createRequire(import.meta.url)('@xcfx/node-linux-x64-gnu');
const node = new ConfluxNode();
await node.startNode({ configFile: `${process.cwd()}/node.toml` });
console.log('started');
setInterval(() => {}, 60_000); // the node's own threads do not keep Node.js running
