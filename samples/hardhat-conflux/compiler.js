// The compiler comes from npm, at the version that package.json names, instead of a download.
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = require('hardhat/builtin-tasks/task-names');
const { subtask } = require('hardhat/config');

subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({ solcVersion }) => ({
  version: solcVersion,
  longVersion: require('solc').version(),
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}));
