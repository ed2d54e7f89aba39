// Calls a method from many clients while the node makes blocks, then looks whether the node still counts epochs.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, configure, newFolder, start } from './node.mjs';

const CLIENTS = 24;
const DEV = { mode: '"dev"', dev_block_interval_ms: 20, chain_id: 1234, evm_chain_id: 1235 };
const LOOKS = [
  [22639, 'cfx_getStatus', []],
  [28645, 'eth_blockNumber', []],
];

/** Runs the clients until the node stops responding, at most for the given time; what it returns after that. */
async function load(method, params, milliseconds) {
  const folder = newFolder();
  configure(folder, DEV);
  const node = await start(folder);
  if (!node.started) throw new Error(node.text);
  await sleep(3_000);
  const end = Date.now() + milliseconds;
  let silent = 0;
  const client = async () => {
    while (Date.now() < end && silent === 0) if (!(await ask(28645, method, params))) silent += 1;
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const look = async ([port, name, values]) => [
    name,
    (await ask(port, name, values)) ? 'responds' : 'no response',
  ];
  const answers = await Promise.all(LOOKS.map(look));
  await node.end();
  return Object.fromEntries(answers);
}

const loads = {
  eth_feeHistory: await load('eth_feeHistory', ['0x400', 'latest', [10, 50, 90]], 20_000),
  eth_maxPriorityFeePerGas: await load('eth_maxPriorityFeePerGas', [], 20_000),
  eth_getBlockByNumber: await load('eth_getBlockByNumber', ['latest', true], 10_000),
};
const names = LOOKS.map(([, name]) => name);
console.log(
  `${'many calls of'.padEnd(24)}  ${names.map((name) => name.padEnd(15)).join('  ')}`.trimEnd(),
);
for (const [method, answers] of Object.entries(loads)) {
  const wanted = method === 'eth_getBlockByNumber' ? 'responds' : 'no response';
  if (Object.values(answers).some((answer) => answer !== wanted))
    throw new Error(`${method}: ${JSON.stringify(answers)}`);
  console.log(
    `${method.padEnd(24)}  ${names.map((name) => answers[name].padEnd(15)).join('  ')}`.trimEnd(),
  );
}
