forge create src/Poll.sol:Poll --rpc-url espace_local --account deployer --broadcast \
  --gas-price 41gwei --priority-gas-price 1gwei --constructor-args "Tea or coffee?" 2
