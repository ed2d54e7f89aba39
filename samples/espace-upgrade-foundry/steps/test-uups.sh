npx forge test --match-path test/Uups.t.sol
