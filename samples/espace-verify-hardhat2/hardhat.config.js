const { vars } = require('hardhat/config');
require('@nomicfoundation/hardhat-verify');

const accounts = vars.has('ESPACE_KEY') ? [vars.get('ESPACE_KEY')] : [];

module.exports = {
  solidity: {
    version: '0.8.37',
    settings: { evmVersion: 'cancun', optimizer: { enabled: true, runs: 200 } },
  },
  networks: {
    espace: { url: 'https://evm.confluxrpc.com', chainId: 1030, accounts },
    espaceTestnet: { url: 'https://evmtestnet.confluxrpc.com', chainId: 71, accounts },
  },
  // #region etherscan
  etherscan: {
    // One entry per network. A single string would send everything to Etherscan.
    apiKey: { espace: 'none', espaceTestnet: 'none' },
    customChains: [
      {
        network: 'espace',
        chainId: 1030,
        urls: {
          apiURL: 'https://evmapi.confluxscan.org/api',
          browserURL: 'https://evm.confluxscan.org',
        },
      },
      {
        network: 'espaceTestnet',
        chainId: 71,
        urls: {
          apiURL: 'https://evmapi-testnet.confluxscan.org/api',
          browserURL: 'https://evmtestnet.confluxscan.org',
        },
      },
    ],
  },
  sourcify: { enabled: false },
  // #endregion etherscan
};
