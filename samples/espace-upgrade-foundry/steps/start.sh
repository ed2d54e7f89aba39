forge init upgrade && cd upgrade
rm src/Counter.sol script/Counter.s.sol test/Counter.t.sol
forge install OpenZeppelin/openzeppelin-contracts-upgradeable@v5.7.0
