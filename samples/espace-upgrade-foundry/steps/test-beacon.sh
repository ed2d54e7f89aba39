npx forge test --match-path test/Beacon.t.sol
