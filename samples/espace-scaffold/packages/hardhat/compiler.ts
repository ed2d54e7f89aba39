// The compiler comes from npm instead of a download.
import { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } from 'hardhat/builtin-tasks/task-names';
import { subtask } from 'hardhat/config';

subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD).setAction(async ({ solcVersion: version }: { solcVersion: string }) => {
  const longVersion: string = require('solc').version();
  if (!longVersion.startsWith(`${version}+`)) throw new Error(`The installed solc is ${longVersion}, not ${version}`);
  return { compilerPath: require.resolve('solc/soljson.js'), isSolcJs: true, version, longVersion };
});
