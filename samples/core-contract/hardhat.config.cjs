const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = require('hardhat/builtin-tasks/task-names');
const { subtask } = require('hardhat/config');
require('hardhat-conflux');

// The compiler comes from npm. Leave this out to let Hardhat download it.
subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({ solcVersion }) => ({
  version: solcVersion,
  longVersion: require('solc').version(),
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}));

module.exports = {
  solidity: {
    version: '0.8.37',
    settings: { evmVersion: 'cancun', optimizer: { enabled: true, runs: 200 } },
  },
  networks: {
    coreLocal: {
      url: process.env.CORE_RPC ?? 'http://127.0.0.1:12537',
      chainId: 1234, // 1 on testnet, 1029 on mainnet
      accounts: process.env.CORE_KEY ? [process.env.CORE_KEY] : [],
    },
  },
};
