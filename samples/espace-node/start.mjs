// Gives espace.toml to the node that npm carries as a native module of Node.js, in place of the release's program.
import {createRequire} from 'node:module';

const {ConfluxNode} = createRequire(import.meta.url)('@xcfx/node-linux-x64-gnu');
const node = new ConfluxNode();
await node.startNode({configFile: `${process.cwd()}/espace.toml`});
process.on('SIGTERM', () => node.stopNode().then(() => process.exit()));
setInterval(() => {}, 60_000); // the node's own threads do not keep Node.js running
