node local-node.mjs --keep chain
