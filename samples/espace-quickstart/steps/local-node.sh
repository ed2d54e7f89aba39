cd local-node
npm init -y && npm pkg set type=module overrides.viem=2.57.20
npm install --save-exact --omit=optional @xcfx/node-linux-x64-gnu@0.8.0 @xcfx/node@0.3.2
cd .. && echo 'RPC_URL=http://127.0.0.1:18545' >> .env
node --env-file=.env local-node/start.js
