// Starts a node once for each mistake, without a network, and prints what the node does.
import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts a node in a folder of its own: whether it started, and what it wrote. */
async function start(change) {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-config-'));
  cpSync('node_modules/@xcfx/node/configs/pos_config', path.join(folder, 'pos_config'), {
    recursive: true,
  });
  cpSync('node.toml', path.join(folder, 'node.toml'));
  // The library changes the working folder, so the paths are absolute here.
  for (const [key, file] of PATHS) add(`${key} = "${folder}/${file}"`)(folder);
  change(folder);
  const node = spawn(process.execPath, [path.resolve('start.mjs')], {
    cwd: folder,
    env: { ...process.env, CFX_POS_KEY_ENCRYPTION_PASSWORD: 'test' },
  });
  let text = '';
  for (const stream of [node.stdout, node.stderr])
    stream.on('data', (data) => (text += String(data)));
  const ended = new Promise((resolve) => node.once('close', () => resolve(false)));
  const begun = new Promise((resolve) =>
    node.stdout.on('data', () => text.includes('started') && resolve(true)),
  );
  // A panic at the start ends the program `conflux`, but not Node.js.
  const panicked = new Promise((resolve) =>
    node.stderr.on('data', () => text.includes('panicked') && setTimeout(resolve, 500, false)),
  );
  try {
    const started = await Promise.race([begun, ended, panicked, sleep(60_000, false)]);
    return { started, text, publicPort: started && (await isOpen(23337)) };
  } finally {
    node.kill('SIGKILL'); // it has nothing to save
    await ended;
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
