const {TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD} = require('hardhat/builtin-tasks/task-names');
const {subtask} = require('hardhat/config');
require('@nomicfoundation/hardhat-ethers');

// The compiler comes from npm, at the version that package.json names, instead of a download.
subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({solcVersion}) => ({
  version: solcVersion,
  longVersion: require('solc').version(),
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}));

module.exports = {
  mocha: {slow: 60_000}, // no times beside the tests
  solidity: {version: '0.8.37', settings: {evmVersion: 'cancun'}},
  networks: {
    espaceLocal: {
      url: process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545',
      accounts: process.env.ESPACE_KEY ? [process.env.ESPACE_KEY] : [],
    },
    espaceTestnet: {
      url: 'https://evmtestnet.confluxrpc.com',
      chainId: 71,
      accounts: process.env.ESPACE_KEY ? [process.env.ESPACE_KEY] : [],
    },
  },
};
