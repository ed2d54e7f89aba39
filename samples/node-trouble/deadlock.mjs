// Calls a method from many clients while the node makes blocks, then looks whether the node still counts epochs.
import {setTimeout as sleep} from 'node:timers/promises';
import {ask, configure, newFolder, start} from './node.mjs';

const CLIENTS = 24;
const DEV = {mode: '"dev"', dev_block_interval_ms: 20, chain_id: 1234, evm_chain_id: 1235};

/** Runs the clients until the node stops to respond, at most 20 seconds; what it returns after that. */
async function load(method, params) {
  const folder = newFolder();
  configure(folder, DEV);
  const node = await start(folder);
  if (!node.started) throw new Error(node.text);
  await sleep(3_000);
  const end = Date.now() + 20_000;
  let silent = 0;
  const client = async () => {
    while (Date.now() < end && silent === 0) if (!(await ask(28645, method, params, 6_000))) silent += 1;
  };
  await Promise.all(Array.from({length: CLIENTS}, client));
  await sleep(2_000);
  const answers = {};
  for (const [port, name, values] of [
    [22639, 'cfx_epochNumber', []],
    [22639, 'cfx_getStatus', []],
    [28645, 'eth_blockNumber', []],
    [28645, 'eth_getBlockByNumber', ['latest', false]],
  ])
    answers[name] = (await ask(port, name, values)) ? 'responds' : 'no response';
  await node.end();
  return answers;
}

const history = await load('eth_feeHistory', ['0x400', 'latest', [10, 50, 90]]);
const control = await load('eth_getBlockByNumber', ['latest', true]);
if (Object.values(control).includes('no response')) throw new Error('the node hangs without eth_feeHistory');
if (history.cfx_getStatus === 'responds') throw new Error('the node did not hang');
console.log(`${''.padEnd(20)}  after eth_feeHistory  after eth_getBlockByNumber`);
for (const [name, text] of Object.entries(history)) console.log(`${name.padEnd(20)}  ${text.padEnd(20)}  ${control[name]}`);
