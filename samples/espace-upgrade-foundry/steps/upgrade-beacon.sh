forge script script/UpgradeBeacon.s.sol --rpc-url $ESPACE_RPC --account deployer --broadcast --skip-simulation \
  --gas-estimate-multiplier 110 --with-gas-price 41gwei --priority-gas-price 1gwei
