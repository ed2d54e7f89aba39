npx forge test --match-path test/Transparent.t.sol
