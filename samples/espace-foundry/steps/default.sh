npx forge script script/DeployPoll.s.sol --rpc-url $ESPACE_RPC --account deployer --broadcast
node charged.js
