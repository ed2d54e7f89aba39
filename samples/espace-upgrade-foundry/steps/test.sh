forge test
