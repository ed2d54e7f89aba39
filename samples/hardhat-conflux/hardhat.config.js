const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = require('hardhat/builtin-tasks/task-names');
const { subtask } = require('hardhat/config');
require('hardhat-conflux');

// The compiler comes from npm, at the version that package.json names, instead of a download.
subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({ solcVersion }) => ({
  version: solcVersion,
  longVersion: require('solc').version(),
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}));

const accounts = process.env.CORE_KEY ? [process.env.CORE_KEY] : [];

module.exports = {
  solidity: { version: '0.8.37', settings: { evmVersion: 'cancun' } },
  defaultNetwork: 'coreLocal',
  mocha: { timeout: 120_000, slow: 60_000 }, // a transaction takes seconds
  networks: {
    coreLocal: { url: process.env.CORE_RPC ?? 'http://127.0.0.1:12537', chainId: 1234, accounts },
    coreTestnet: { url: 'https://test.confluxrpc.com', chainId: 1, accounts },
  },
};
