// Loaded before a node: the node from npm reads the file of its log from its caller, not from node.toml.
import { createRequire } from 'node:module';

const { ConfluxNode } = createRequire(import.meta.url)('@xcfx/node-linux-x64-gnu');
const { startNode } = ConfluxNode.prototype;
ConfluxNode.prototype.startNode = function (config) {
  return startNode.call(this, { ...config, logConf: process.env.LOG_CONF });
};
