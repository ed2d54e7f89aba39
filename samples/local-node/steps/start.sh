mkdir local-node && cd local-node && npm init -y &&
  npm install --save-exact @xcfx/node-linux-x64-gnu@0.8.0 &&
  curl -fsSO https://doc.confluxnetwork.org/local-node.mjs &&
  node local-node.mjs
