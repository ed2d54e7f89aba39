const { vars } = require('hardhat/config');
require('hardhat-conflux');

// The key is outside the project: `npx hardhat vars set CORE_KEY` stores it.
const accounts = vars.has('CORE_KEY') ? [vars.get('CORE_KEY')] : [];

module.exports = {
  solidity: { version: '0.8.37', settings: { evmVersion: 'cancun' } },
  defaultNetwork: 'coreLocal',
  mocha: { timeout: 120_000, slow: 60_000 }, // a transaction takes seconds
  networks: {
    coreLocal: { url: 'http://localhost:12537', chainId: 1234, accounts },
    coreTestnet: { url: 'https://test.confluxrpc.com', chainId: 1, accounts },
  },
};
