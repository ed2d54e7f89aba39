// What a run has in place of the internet: the compiler from npm, and a server of this machine for every explorer.
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = require('hardhat/builtin-tasks/task-names');
const { extendConfig, subtask } = require('hardhat/config');
const { setMockDispatcher } = require('@nomicfoundation/hardhat-verify/internal/undici');
const { Agent } = require('undici');

subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({ solcVersion }) => ({
  version: solcVersion,
  longVersion: require('solc').version(),
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}));

/** Prints where a request should go, and sends it to explorer.mjs. */
class Loopback extends Agent {
  dispatch(options, handler) {
    const { origin, pathname, searchParams } = new URL(options.path, options.origin);
    const chain = searchParams.has('chainid') ? `?chainid=${searchParams.get('chainid')}` : '';
    console.log(`${options.method.padEnd(4)} ${origin}${pathname}${chain}`);
    return super.dispatch({ ...options, origin: 'http://127.0.0.1:18081' }, handler);
  }
}
setMockDispatcher(new Loopback());

// The form with one key, on request.
if (process.env.ONE_KEY)
  extendConfig((config) => {
    config.etherscan.apiKey = process.env.ONE_KEY;
  });
