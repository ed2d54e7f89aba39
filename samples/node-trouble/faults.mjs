// Starts nodes with one mistake each, without a network, and prints what each of them reports.
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, configure, newFolder, start } from './node.mjs';

const ID = '1'.repeat(128);
const OTHER_PORTS = {
  tcp_port: 42424,
  jsonrpc_local_http_port: 22649,
  jsonrpc_http_port: 22647,
  jsonrpc_http_eth_port: 28655,
};

/** Mistakes that stop the node: name, lines of node.toml, what it reports. */
const STOPS = [
  ['tcp_port = "42423"', { tcp_port: '"42423"' }, /Invalid tcp_port: err=TomlError/],
  [
    'chain_id 1029, without =',
    { 'chain_id 1029 #': 1 },
    /failed to parse configuration file: TomlError/,
  ],
  ['node_type = "lite"', { node_type: '"lite"' }, /Unknown node type/],
  ['node_type = 1', { node_type: 1 }, /called `Option::unwrap\(\)` on a `None` value/],
  ['public_rpc_apis = "cfx,web3"', { public_rpc_apis: '"cfx,web3"' }, /Unknown api type/],
  [
    'public_evm_rpc_apis = "eth,evm"',
    { public_evm_rpc_apis: '"eth,evm"' },
    /Matching variant not found/,
  ],
  [
    'a space between two bootnodes',
    { bootnodes: `"cfxnode://${ID}@127.0.0.1:1, cfxnode://${ID}@127.0.0.1:2"` },
    /failed to parse bootnodes|err=AddressParse/g,
  ],
  [
    'a bootnode with a short id',
    { bootnodes: '"cfxnode://1234@127.0.0.1:1"' },
    /failed to parse bootnodes|err=InvalidNodeId/g,
  ],
  ['jsonrpc_http_port is taken', {}, /Address already in use \(os error 98\)/, 22637],
  [
    'jsonrpc_http_eth_port is taken',
    {},
    /\(HTTP-RPC server\) is already in use \(os error 98\)/,
    28645,
  ],
  ['tcp_port is taken', {}, /kind: AddrInUse/, 42423],
];

const print = (name, text) => console.log(`${name.padEnd(33)}  ${text}`);

async function stops(name, folder, report, password) {
  const node = await start(folder, password);
  await node.end();
  const found = node.text.match(report);
  if (node.started || !found) throw new Error(`${name}: ${node.started ? 'started' : node.text}`);
  print(name, (report.global ? found : [found[0]]).join(' … '));
}

console.log('The node stops:\n');
for (const [name, lines, report, port] of STOPS) {
  const folder = newFolder();
  configure(folder, lines);
  const taken = port && createServer().listen(port, '0.0.0.0');
  if (taken) await sleep(200);
  await stops(name, folder, report);
  taken?.close();
}

const folder = newFolder();
configure(folder, {
  bootnodes: `"cfxnode://${ID}@127.0.0.1:1"`,
  jsonrpc_http_eth_port: null,
  jsonrpc_http_eth_prt: 28645,
});
const node = await start(folder);
if (!node.started) throw new Error(node.text);
configure(folder, OTHER_PORTS);
await stops(
  'the folder of a running node',
  folder,
  /Failed to open database|LOCK: Resource temporarily unavailable/g,
);

const answers = [];
const report = ({ error, result }) =>
  error ? `${error.code} ${error.message}` : JSON.stringify(result);
for (const [port, method] of [
  [22639, 'debug_getNetSessions'],
  [22639, 'pos_getStatus'],
  [22637, 'pos_getStatus'],
  [22637, 'eth_chainId'],
])
  answers.push([
    `${method}, ${port === 22639 ? 'local port' : 'public port'}`,
    report(await ask(port, method)),
  ]);
if (await ask(28645, 'eth_chainId')) throw new Error('the eSpace port is open');
await node.end();
configure(folder, {});
await stops(
  'another password for pos_key',
  folder,
  /Load pos_key failed: decrypt with error/,
  'other',
);

console.log('\nThe node starts and reports nothing:\n');
print('jsonrpc_http_eth_prt = 28645', 'no eSpace port');
if (answers[0][1] !== '[]') throw new Error(`sessions: ${answers[0][1]}`);
print('a bootnode that does not respond', 'no sessions');
configure(folder, { chain_id: 1234, evm_chain_id: 1235 });
const other = await start(folder);
if (!other.started) throw new Error(other.text);
print(
  'other ids, same data folder',
  `chainId ${(await ask(22637, 'cfx_getStatus')).result.chainId}, no error`,
);
answers.push([
  'eth_call, a block to come',
  report(await ask(28645, 'eth_call', [{ to: `0x${'1'.repeat(40)}` }, '0x5f5e100'])),
]);
await other.end();

console.log('\nWhat a node without peers returns:\n');
for (const [name, text] of answers) print(name, text);
