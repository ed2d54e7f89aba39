forge script script/DeployPoll.s.sol --rpc-url espace_local --account deployer --broadcast
