node local-node.mjs
