forge script script/DeployPoll.s.sol --rpc-url espace_local --account deployer --broadcast \
  --skip-simulation --gas-estimate-multiplier 110 --slow \
  --with-gas-price 41gwei --priority-gas-price 1gwei
