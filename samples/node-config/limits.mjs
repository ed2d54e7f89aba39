// Limits one call of each method in throttling.toml, calls it twice at once on several ports, and prints which second call passes.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, runIn } from '../harness/child.mjs';

// Two tokens, two per call, one more per second: a second call within a second is above the limit.
const THROTTLING = {
  rpc: ['cfx_gasPrice', 'eth_chainId'],
  rpc_local: ['cfx_epochNumber', 'debug_currentSyncPhase', 'test_getBlockCount'],
};
const PORTS = {
  'local HTTP': 23349,
  'local WebSocket': 23350,
  'eSpace HTTP': 23351,
  'eSpace WebSocket': 23352,
};

/** Port, method, the section that limits it, and whether the second call passes on v3.0.2. */
const CASES = [
  ['local HTTP', 'cfx_epochNumber', '[rpc_local]', false],
  ['local HTTP', 'cfx_gasPrice', '[rpc]', true],
  ['local HTTP', 'debug_currentSyncPhase', '[rpc_local]', true],
  ['local HTTP', 'test_getBlockCount', '[rpc_local]', true],
  ['local WebSocket', 'cfx_gasPrice', '[rpc]', false],
  ['local WebSocket', 'cfx_epochNumber', '[rpc_local]', true],
  ['eSpace HTTP', 'eth_chainId', '[rpc]', true],
  ['eSpace WebSocket', 'eth_chainId', '[rpc]', false],
];

const folder = newFolder('node-config-');
const lines = Object.entries(THROTTLING).flatMap(([section, methods]) => [
  `[${section}]`,
  ...methods.map((method) => `${method}="2,2,1,2,0"`),
]);
writeFileSync(path.join(folder, 'throttling.toml'), lines.join('\n'));
cpSync('node.toml', path.join(folder, 'node.toml'));
const keys = {
  jsonrpc_local_ws_port: PORTS['local WebSocket'],
  jsonrpc_http_eth_port: PORTS['eSpace HTTP'],
  jsonrpc_ws_eth_port: PORTS['eSpace WebSocket'],
  throttling_conf: `"${folder}/throttling.toml"`,
  pos_config_path: `"${folder}/pos_config/pos_config.yaml"`,
  pos_initial_nodes_path: `"${folder}/pos_config/initial_nodes.json"`,
  pos_private_key_path: `"${folder}/pos_config/pos_key"`,
};
const added = Object.entries(keys).map(([key, value]) => `${key} = ${value}\n`);
writeFileSync(path.join(folder, 'node.toml'), added.join(''), { flag: 'a' });

const body = (id, method) => JSON.stringify({ jsonrpc: '2.0', id, method, params: [] });

async function callOverHttp(port, method) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers,
    body: body(1, method),
  });
  return response.json();
}

/** Two calls over one connection. */
function callTwiceOverWebSocket(port, method) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  const responses = [];
  return new Promise((resolve, reject) => {
    socket.onerror = reject;
    socket.onopen = () => [1, 2].forEach((id) => socket.send(body(id, method)));
    socket.onmessage = ({ data }) => {
      responses.push(JSON.parse(data));
      if (responses.length === 2) resolve(responses.sort((a, b) => a.id - b.id));
    };
  }).finally(() => socket.close());
}

const node = runIn(folder);
try {
  if (!(await node.started)) throw new Error(node.said());
  console.log('port              method                  line in      second call');
  for (const [name, method, section, passes] of CASES) {
    const port = PORTS[name];
    const over = name.endsWith('WebSocket')
      ? await callTwiceOverWebSocket(port, method)
      : [await callOverHttp(port, method), await callOverHttp(port, method)];
    const [first, second] = over;
    if (first.error)
      throw new Error(`${name}, ${method}: the first call fails: ${first.error.message}`);
    if (!second.error !== passes)
      throw new Error(`${name}, ${method}: the second call ${second.error ? 'fails' : 'passes'}`);
    console.log(
      `${name.padEnd(16)}  ${method.padEnd(22)}  ${section.padEnd(11)}  ${second.error ? `${second.error.code} ${second.error.message}` : 'passes'}`,
    );
  }
} finally {
  await node.kill();
  rmSync(folder, { recursive: true, force: true });
}
