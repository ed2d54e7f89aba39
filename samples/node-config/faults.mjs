// Starts a node once for each mistake, without a network, and prints what the node does.
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOpen, newFolder, runIn } from '../harness/child.mjs';

const add = (text) => (folder) => appendFileSync(path.join(folder, 'node.toml'), `${text}\n`);
const remove = (name) => (folder) => rmSync(path.join(folder, name));
const write = (name, text) => (folder) => writeFileSync(path.join(folder, name), text);
const append = (name, text) => (folder) => appendFileSync(path.join(folder, name), text);
/** PoS from the first block on, so that the node reads its files at once. */
const withPos = (change) => (folder) => {
  add('pos_reference_enable_height = 0')(folder);
  change(folder);
};
const throttled = (change) => (folder) => {
  const file = path.join(folder, 'node.toml');
  writeFileSync(
    file,
    `throttling_conf = "${folder}/throttling.toml"\n${readFileSync(file, 'utf8')}`,
  );
  change(folder);
};
const PATHS = [
  ['pos_config_path', 'pos_config/pos_config.yaml'],
  ['pos_initial_nodes_path', 'pos_config/initial_nodes.json'],
  ['pos_private_key_path', 'pos_config/pos_key'],
];

/** What is changed, how, whether the node then has to start, and a piece of its message. */
const CASES = [
  ['nothing', () => {}, true],
  ['node.toml is missing', remove('node.toml'), false, 'failed to open configuration file'],
  [
    'node.toml: a line without =',
    add('jsonrpc_http_port'),
    false,
    'failed to parse configuration file',
  ],
  ['node.toml: a key twice', add('tcp_port = 23325'), false, 'failed to parse configuration file'],
  ['node.toml: a misspelt key', add('jsonrpc_http_prot = 23337'), true],
  ['node.toml: a key below [network]', add('[network]\njsonrpc_http_port = 23337'), true],
  [
    'node.toml: a number in quotes',
    add('jsonrpc_http_port = "23337"'),
    false,
    'Invalid jsonrpc_http_port',
  ],
  [
    'node.toml: text without quotes',
    add('jsonrpc_cors = all'),
    false,
    'failed to parse configuration file',
  ],
  ['PoS files: nothing', withPos(() => {}), true],
  [
    'pos_config.yaml is missing',
    withPos(remove('pos_config/pos_config.yaml')),
    false,
    'Failed to load node config',
  ],
  [
    'pos_config.yaml: a misspelt key',
    withPos(append('pos_config/pos_config.yaml', '\nlogggger:\n  level: INFO\n')),
    false,
    'Failed to load node config',
  ],
  [
    'initial_nodes.json is missing',
    withPos(remove('pos_config/initial_nodes.json')),
    false,
    'failed to open initial nodes file',
  ],
  ['throttling.toml is missing', throttled(() => {}), false, 'failed to read toml file'],
  [
    'throttling.toml: no section [rpc_local]',
    throttled(write('throttling.toml', '[rpc]\n')),
    false,
    'section [rpc_local] not found',
  ],
  [
    'throttling.toml: a method that does not exist',
    throttled(write('throttling.toml', '[rpc]\ncfx_gasPrize="20,20,5,1,5"\n[rpc_local]\n')),
    true,
  ],
  [
    'throttling.toml: three numbers instead of five',
    throttled(write('throttling.toml', '[rpc]\ncfx_gasPrice="20,20,5"\n[rpc_local]\n')),
    false,
    'invalid number of fields, expected = 9, actual = 3',
  ],
];

/** Starts a node in a folder of its own: whether it started, and what it wrote. */
async function start(change) {
  const folder = newFolder('node-config-');
  cpSync('node.toml', path.join(folder, 'node.toml'));
  // The library changes the working folder, so the paths are absolute here.
  for (const [key, file] of PATHS) add(`${key} = "${folder}/${file}"`)(folder);
  change(folder);
  const node = runIn(folder);
  try {
    const started = await node.started;
    return { started, text: node.said(), publicPort: started && (await isOpen(23337)) };
  } finally {
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

// The key that two of the cases misspell or misplace does open the port.
if (!(await start(add('jsonrpc_http_port = 23337'))).publicPort)
  throw new Error('the right key opens no port');

const width = Math.max(...CASES.map(([name]) => name.length));
for (const [name, change, expected, message] of CASES) {
  const { started, text, publicPort } = await start(change);
  if (started !== expected)
    throw new Error(`${name}: ${started ? 'starts' : `does not start: ${text}`}`);
  if (!started && !text.includes(message)) throw new Error(`${name}: another message: ${text}`);
  if (publicPort) throw new Error(`${name}: the public port is open`);
  console.log(`${name.padEnd(width)}  ${started ? 'starts' : message}`);
}
