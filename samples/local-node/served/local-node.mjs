// A Conflux node with both spaces on this machine, for development: https://doc.confluxnetwork.org/docs/general/build/local-node
// Made from https://github.com/Conflux-Chain/conflux-documentation/tree/main/tools/localNode by "npm run data -- local-node".
// License: Apache-2.0

// tools/localNode/standalone.ts
import { fileURLToPath } from 'node:url';

// tools/localNode/runChild.ts
import { createRequire } from 'node:module';
import path3 from 'node:path';

// tools/localNode/childMessages.ts
var STOP = 'stop';
function isChildMessage(value) {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'started') return true;
  return (
    (value.kind === 'unloadable' || value.kind === 'failed') &&
    'reason' in value &&
    typeof value.reason === 'string'
  );
}
function firstLine(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}

// tools/localNode/dataDir.ts
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path2 from 'node:path';

// tools/localNode/accounts.ts
var DEVELOPMENT_ACCOUNTS = [
  {
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    core: 'net1234:aak39z1fdm02v71y33znvaxwthh99skcp2jt1tvnua',
    espace: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  },
  {
    privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    core: 'net1234:aajkw8nu2ypbf1b4aegh4arzb2gvt1d33adfbk6a0d',
    espace: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  },
  {
    privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
    core: 'net1234:aasekxs704yub8vnnbs7fgtahyktyuyx1u5e0x0ch3',
    espace: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  },
  {
    privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
    core: 'net1234:aajttg907p0e9b2dp1x2ngbsd6jb7e73a2nhtktf9t',
    espace: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  },
  {
    privateKey: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
    core: 'net1234:aam7gwztmuxh5r812rx2hgztsguayndmpynn9rjfd2',
    espace: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  },
];

// tools/localNode/messages.ts
function sentence(text) {
  return `${text.trim().replace(/[.\s]+$/, '')}.`;
}
function lastWords(log) {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('note:'));
  const panic = lines.findLastIndex(
    (line) => line.startsWith("thread '") && line.includes(' panicked at '),
  );
  return (lines.at(panic < 0 ? -1 : panic + 1) ?? '').slice(0, 300);
}
function crashMessage(ending, words) {
  return sentence(
    `The local Conflux node has ended by itself (${ending})${words ? `, its last words: ${words}` : ''}`,
  );
}
function failureMessage(cause, words) {
  return sentence(
    `The local Conflux node did not start: ${cause.trim().replace(/[.\s]+$/, '')}${words ? `, its last words: ${words}` : ''}`,
  );
}
function endpointLines({ core, espace }) {
  return [
    `  Core Space  chain ${String(core.chainId)}  ${core.http}  ${core.webSocket}`,
    `  eSpace      chain ${String(espace.chainId)}  ${espace.http}  ${espace.webSocket}`,
  ];
}
var isAt = (endpoints, expected) =>
  ['core', 'espace'].every(
    (space) =>
      endpoints[space].http === expected[space].http &&
      endpoints[space].webSocket === expected[space].webSocket,
  );
function welcome({ endpoints, accounts, dataDir }, usual, kept) {
  const rows = accounts.flatMap(
    ({ privateKey, core: coreAddress, espace: espaceAddress }, index) => [
      '',
      `  (${String(index)}) Core Space  ${coreAddress}`,
      `      eSpace      ${espaceAddress}`,
      `      private key ${privateKey}`,
    ],
  );
  return [
    'The local Conflux node is running.',
    '',
    ...endpointLines(endpoints),
    ...(isAt(endpoints, usual)
      ? []
      : ['', 'Some of the usual ports are taken, so the node uses the next free ones.']),
    '',
    'DEVELOPMENT ACCOUNTS with 10,000 CFX in each space. Their keys are public: never use them on another network.',
    ...rows,
    '',
    kept
      ? `The chain is kept in ${dataDir}.`
      : 'The chain is gone when the node stops (--keep DIR keeps it).',
  ].join('\n');
}

// tools/localNode/nodeConfig.ts
import path from 'node:path';
function filesIn(dataDir) {
  const at = (name) => path.join(path.resolve(dataDir), name);
  return {
    config: at('node.toml'),
    secrets: at('development-keys.txt'),
    posConfig: at('pos_config.yaml'),
    posNodes: at('initial_nodes.json'),
    posGenesis: at('pos_genesis'),
    log: at('node.log'),
  };
}
var FORK_HEIGHTS = [
  'cip1559',
  'hydra',
  'cip112',
  'cip113',
  'dao_vote',
  'base_fee_burn',
  'c2_fix',
  'eoa_code',
];
var FORK_NUMBERS = [
  'hydra',
  'dao_vote',
  'sigma_fix',
  'cip107',
  'cip118',
  'cip119',
  'base_fee_burn',
];
function chainKeys({ dataDir, coreChainId, espaceChainId }) {
  const { secrets, posConfig: posConfig2, posNodes } = filesIn(dataDir);
  return {
    mode: 'dev',
    node_type: 'full',
    // With sqlite the blocks would go to a folder of the module's own, and a kept chain would start again.
    block_db_type: 'rocksdb',
    log_level: 'warn',
    chain_id: coreChainId,
    evm_chain_id: espaceChainId,
    genesis_secrets: secrets,
    genesis_evm_secrets: secrets,
    // Blocks are requested from outside, see turns.ts.
    dev_pack_tx_immediately: false,
    // Mainnet's floors; without them the base fee is 1 drip.
    min_native_base_price: 1e9,
    min_eth_base_price: 2e10,
    executive_trace: true,
    persist_tx_index: true,
    persist_block_number_index: true,
    default_transition_time: 1,
    pos_config_path: posConfig2,
    pos_initial_nodes_path: posNodes,
    pos_private_key_path: path.join(dataDir, 'pos_key'),
    pos_reference_enable_height: 0,
  };
}
function networkKeys({ dataDir, ports }) {
  return {
    conflux_data_dir: dataDir,
    block_db_dir: path.join(dataDir, 'blocks'),
    jsonrpc_local_http_port: ports.coreHttp,
    jsonrpc_local_ws_port: ports.coreWebSocket,
    jsonrpc_http_eth_port: ports.espaceHttp,
    jsonrpc_ws_eth_port: ports.espaceWebSocket,
    public_rpc_apis: 'all',
    public_evm_rpc_apis: 'all',
    poll_lifetime_in_seconds: 60,
    tcp_port: ports.peers,
    public_address: `127.0.0.1:${String(ports.peers)}`,
    enable_discovery: false,
    // With the public address, the difference between a start of 2 and of 10 seconds.
    check_phase_change_period_ms: 50,
  };
}
function toToml(settings, changes = {}) {
  const absolute = { ...settings, dataDir: path.resolve(settings.dataDir) };
  const forks = [
    ...FORK_HEIGHTS.map((fork2) => `${fork2}_transition_height`),
    ...FORK_NUMBERS.map((fork2) => `${fork2}_transition_number`),
  ];
  const keys = {
    ...chainKeys(absolute),
    ...networkKeys(absolute),
    ...Object.fromEntries(forks.map((key) => [key, 1])),
    ...changes,
  };
  return Object.entries(keys)
    .map(
      ([key, value]) => `${key} = ${JSON.stringify(value)}
`,
    )
    .join('');
}

// tools/localNode/posGenesis.json
var posGenesis_default = {
  genesis:
    'AQAAAQAoBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAClUMGIgBAAFmW6zuXNdFffElnKVEp8bKmcy37o/+fp+UzIYVbwDMxCwBAAAAAAAAMLFX8jhAOluYBUb9GcpI95omE+PjqR0U7mmQi4gW5MU2ZTcLL70NtizEqg6Mru3JtQEhAjsPl4AS1DsIk0YrQ6EiwLu0OVadF3QYCCQcvZbJngjoAAAAAAAAAAAAAA==',
  waypoint: '0:35ce891dd087903454e5ef41e4807dfdf97f62f8189bae96271da3c5b59b12c5',
  initialNodes: {
    initial_nodes: [
      {
        address: '0x1cceac6f2bfc82464758c07c044316b94b178883',
        bls_key:
          'b157f238403a5b980546fd19ca48f79a2613e3e3a91d14ee69908b8816e4c53665370b2fbd0db62cc4aa0e8caeedc9b5',
        vrf_key: '023b0f978012d43b0893462b43a122c0bbb439569d17741808241cbd96c99e08e8',
        voting_power: 2e3,
        register_tx: {
          nonce: '0x0',
          gas_price: '0x1',
          gas: '0x30d40',
          action: {
            Call: '0x0888000000000000000000000000000000000005',
          },
          value: '0x0',
          storage_limit: 16e3,
          epoch_height: 0,
          chain_id: 1234,
          data: [
            227, 53, 180, 81, 102, 91, 172, 238, 92, 215, 69, 125, 241, 37, 156, 165, 68, 167, 198,
            202, 153, 204, 183, 238, 143, 254, 126, 159, 148, 204, 134, 21, 111, 0, 204, 196, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7,
            208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 1, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 177, 87, 242, 56, 64, 58, 91, 152, 5, 70, 253,
            25, 202, 72, 247, 154, 38, 19, 227, 227, 169, 29, 20, 238, 105, 144, 139, 136, 22, 228,
            197, 54, 101, 55, 11, 47, 189, 13, 182, 44, 196, 170, 14, 140, 174, 237, 201, 181, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 2, 59, 15, 151, 128, 18, 212, 59, 8,
            147, 70, 43, 67, 161, 34, 192, 187, 180, 57, 86, 157, 23, 116, 24, 8, 36, 28, 189, 150,
            201, 158, 8, 232, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 150, 60, 17, 246, 175, 244, 121, 61,
            234, 30, 221, 177, 149, 2, 149, 49, 15, 211, 52, 39, 231, 4, 60, 147, 184, 255, 8, 250,
            239, 252, 255, 114, 252, 6, 234, 16, 20, 199, 2, 236, 227, 156, 63, 173, 194, 195, 13,
            71, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 59, 74, 149, 10, 95, 117,
            32, 126, 6, 243, 136, 192, 173, 231, 184, 157, 66, 213, 24, 71, 134, 84, 80, 82, 28,
            149, 162, 57, 252, 228, 7, 56,
          ],
        },
      },
    ],
    initial_committee: [['665bacee5cd7457df1259ca544a7c6ca99ccb7ee8ffe7e9f94cc86156f00ccc4', 300]],
    initial_seed: '0x0000000000000000000000000000000000000000000000000000000000000000',
  },
};

// tools/localNode/dataDir.ts
function openDataDir(keep) {
  if (keep === void 0) return mkdtempSync(path2.join(tmpdir(), 'conflux-local-node-'));
  mkdirSync(keep, { recursive: true });
  return path2.resolve(keep);
}
function posConfig(genesisFile) {
  return `base:
  role: validator
  waypoint:
    from_config: ${JSON.stringify(posGenesis_default.waypoint)}
consensus:
  round_initial_timeout_ms: 60000
  safety_rules:
    service:
      type: local
execution:
  genesis_file_location: ${JSON.stringify(genesisFile)}
logger:
  file: ${JSON.stringify(path2.join(path2.dirname(genesisFile), 'pos.log'))}
  level: WARN
`;
}
function writeNodeFiles(settings) {
  const files = filesIn(settings.dataDir);
  const secrets = DEVELOPMENT_ACCOUNTS.map(
    ({ privateKey }) => `${privateKey.slice(2)}
`,
  ).join('');
  writeFileSync(files.secrets, secrets, { mode: 384 });
  writeFileSync(files.posGenesis, Buffer.from(posGenesis_default.genesis, 'base64'));
  writeFileSync(files.posNodes, JSON.stringify(posGenesis_default.initialNodes));
  writeFileSync(files.posConfig, posConfig(files.posGenesis));
  writeFileSync(files.config, toToml(settings));
}
function readLastWords(dataDir) {
  try {
    return lastWords(readFileSync(filesIn(dataDir).log, 'utf8'));
  } catch {
    return '';
  }
}
function removeDataDir(dataDir) {
  try {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  } catch {}
}

// tools/localNode/runChild.ts
function isConfluxModule(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ConfluxNode' in value &&
    typeof value.ConfluxNode === 'function'
  );
}
function tell(message) {
  if (process.connected) process.send?.(message);
}
function load(moduleFile, configFile) {
  process.env.TMPDIR = path3.dirname(configFile);
  process.env.XDG_DATA_HOME = path3.dirname(configFile);
  try {
    const loaded = createRequire(configFile)(moduleFile);
    if (!isConfluxModule(loaded)) throw new Error(`${moduleFile} exports no ConfluxNode.`);
    return new loaded.ConfluxNode();
  } catch (error) {
    tell({ kind: 'unloadable', reason: firstLine(error) });
    return void 0;
  }
}
function leave(temporaryDir, code) {
  if (temporaryDir && !process.connected) removeDataDir(temporaryDir);
  process.exit(code);
}
function runChild([moduleFile = '', configFile = '', temporaryDir = '']) {
  const node = load(moduleFile, configFile);
  if (!node) return;
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => leave(temporaryDir, 1), process.connected ? 4e3 : 3e4);
    try {
      await starting;
      await node.stopNode();
    } finally {
      leave(temporaryDir, 0);
    }
  };
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => void 0);
  process.on('SIGTERM', () => void end());
  process.on('disconnect', () => void end());
  process.on('message', (message) => {
    if (message === STOP) void end();
  });
  const starting = node.startNode({ configFile }).then(
    () => tell({ kind: 'started' }),
    (error) => tell({ kind: 'failed', reason: firstLine(error) }),
  );
}

// tools/localNode/runNode.ts
import { parseArgs } from 'node:util';

// src/config/networks.ts
var NETWORKS = [
  {
    space: 'core',
    name: 'testnet',
    chainId: 1,
    http: 'https://test.confluxrpc.com',
    webSocket: 'wss://test.confluxrpc.com/ws',
    explorer: 'https://testnet.confluxscan.org',
  },
  {
    space: 'core',
    name: 'mainnet',
    chainId: 1029,
    http: 'https://main.confluxrpc.com',
    webSocket: 'wss://main.confluxrpc.com/ws',
    explorer: 'https://confluxscan.org',
  },
  {
    space: 'core',
    name: 'local',
    chainId: 1234,
    http: 'http://localhost:12537',
    webSocket: 'ws://localhost:12535',
  },
  {
    space: 'espace',
    name: 'testnet',
    chainId: 71,
    http: 'https://evmtestnet.confluxrpc.com',
    webSocket: 'wss://evmtestnet.confluxrpc.com/ws',
    explorer: 'https://evmtestnet.confluxscan.org',
  },
  {
    space: 'espace',
    name: 'mainnet',
    chainId: 1030,
    http: 'https://evm.confluxrpc.com',
    webSocket: 'wss://evm.confluxrpc.com/ws',
    explorer: 'https://evm.confluxscan.org',
  },
  {
    space: 'espace',
    name: 'local',
    chainId: 1235,
    http: 'http://localhost:8545',
    webSocket: 'ws://localhost:8546',
  },
];

// tools/localNode/localNetworks.ts
function localNetwork(space) {
  const network = NETWORKS.find(
    (candidate) => candidate.space === space && candidate.name === 'local',
  );
  if (!network) throw new Error(`src/config/networks.ts has no local network of ${space}.`);
  return network;
}
function expectedNetworks() {
  const core = localNetwork('core');
  const espace = localNetwork('espace');
  const portOf = (url) => Number(new URL(url).port);
  return {
    coreChainId: core.chainId,
    espaceChainId: espace.chainId,
    ports: {
      coreHttp: portOf(core.http),
      coreWebSocket: portOf(core.webSocket),
      espaceHttp: portOf(espace.http),
      espaceWebSocket: portOf(espace.webSocket),
    },
  };
}
function endpointsOn(ports) {
  const { coreChainId, espaceChainId } = expectedNetworks();
  const at = (http, webSocket, chainId) => ({
    http: `http://localhost:${String(http)}`,
    webSocket: `ws://localhost:${String(webSocket)}`,
    chainId,
  });
  return {
    core: at(ports.coreHttp, ports.coreWebSocket, coreChainId),
    espace: at(ports.espaceHttp, ports.espaceWebSocket, espaceChainId),
  };
}

// tools/localNode/runNode.ts
var SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
async function runUntilStopped(start, keep) {
  const leave2 = () => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, leave2);
  console.log('Starting a local Conflux node …');
  const onCrash = (message) => {
    console.error(message);
    process.exitCode = 1;
  };
  const started = await start({ onCrash, ...(keep !== void 0 && { keep }) });
  for (const signal of SIGNALS) process.off(signal, leave2);
  if (!started.available) {
    console.error(started.reason);
    process.exitCode = 1;
    return;
  }
  const usual = endpointsOn(expectedNetworks().ports);
  console.log(`
${welcome(started, usual, keep !== void 0)}
Ctrl+C stops the node.`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void started.stop().then(() => console.log('\nThe local Conflux node is stopped.'));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}
function runNode(start) {
  const run = async () => {
    const { keep } = parseArgs({ options: { keep: { type: 'string' } } }).values;
    await runUntilStopped(start, keep);
  };
  run().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

// tools/localNode/awaitStart.ts
import { setTimeout as pause } from 'node:timers/promises';

// tools/localNode/askNode.ts
async function askNode(url, method, params = []) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(5e3),
  });
  const answer2 = await response.json();
  if (typeof answer2 !== 'object' || answer2 === null || !('result' in answer2))
    throw new Error(`${method}: ${JSON.stringify(answer2)}`);
  return answer2.result;
}

// tools/localNode/awaitStart.ts
var START_LIMIT_MS = 3e5;
var StartError = class extends Error {
  constructor(message, failed) {
    super(message);
    this.failed = failed;
  }
  failed;
};
async function beginFeeHistory(url) {
  await askNode(url, 'eth_feeHistory', ['0x1', 'latest', []]);
}
async function untilReady({ espaceHttp }, signal) {
  const url = `http://127.0.0.1:${String(espaceHttp)}`;
  while (!signal.aborted) {
    const syncing = await askNode(url, 'eth_syncing').catch(() => void 0);
    const height =
      syncing === false ? Number(await askNode(url, 'eth_blockNumber').catch(() => 0)) : 0;
    if (height >= 2) return beginFeeHistory(url);
    await pause(50);
  }
}
async function awaitStart(node, ports) {
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(), START_LIMIT_MS);
  const said = node.outcome.then(async (message) => {
    if (message.kind === 'unloadable')
      throw new StartError(`The local Conflux node can't be loaded here: ${message.reason}`, false);
    if (message.kind === 'failed') throw new StartError(message.reason, true);
    await untilReady(ports, waiting.signal);
  });
  const ended = node.ended.then((ending) => Promise.reject(new StartError(ending, true)));
  const late = new Promise((_, reject) => {
    waiting.signal.addEventListener('abort', () =>
      reject(new StartError(`no answer within ${String(START_LIMIT_MS / 1e3)} s`, true)),
    );
  });
  try {
    await Promise.race([said, ended, late]);
  } finally {
    clearTimeout(limit);
    late.catch(() => void 0);
    ended.catch(() => void 0);
    waiting.abort();
  }
}

// tools/localNode/nodeModule.ts
import { createRequire as createRequire2 } from 'node:module';
import path4 from 'node:path';

// src/config/repository.ts
var REPOSITORY = 'https://github.com/Conflux-Chain/conflux-documentation';
var EDIT_BASE = `${REPOSITORY}/edit/main/`;
var SOURCE_BASE = `${REPOSITORY}/tree/main/`;
var SITE_URL = 'https://doc.confluxnetwork.org';

// tools/localNode/nodeModule.ts
var PACKAGE = '@xcfx/node-linux-x64-gnu';
var RELEASE = '0.8.0';
var PAGE = `${SITE_URL}/docs/general/build/local-node`;
function thisHost() {
  const { platform, arch, env } = process;
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport();
  return { platform, arch, env, glibc: header.glibcVersionRuntime };
}
function otherSystem({ platform, arch, glibc }) {
  if (platform !== 'linux' || arch !== 'x64') return `${platform} on ${arch}`;
  return glibc === void 0 ? 'Linux with another C library' : void 0;
}
function findNodeModule(host = thisHost()) {
  const other = otherSystem(host);
  if (other !== void 0)
    return {
      reason: `The local Conflux node runs on Linux x64 with glibc only, and this is ${other}: use WSL 2, a Linux virtual machine or the testnet, as ${PAGE} explains.`,
    };
  const wanted = host.env.PORTAL_NODE_MODULE ?? PACKAGE;
  try {
    return { file: createRequire2(path4.resolve('package.json')).resolve(wanted) };
  } catch {
    return {
      reason: `The local Conflux node is missing: ${wanted} is not installed in ${process.cwd()}; type: npm install ${PACKAGE}@${RELEASE}`,
    };
  }
}

// tools/localNode/nodeProcess.ts
import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
var STOP_LIMIT_MS = 8e3;
function endingOf(child) {
  return new Promise((resolve) => {
    child.once('close', (code, signal) =>
      resolve(signal ? `signal ${signal}` : `exit code ${String(code)}`),
    );
    child.once('error', (error) => resolve(error.message));
  });
}
function outcomeOf(child) {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (isChildMessage(message)) resolve(message);
    });
  });
}
function startNodeProcess(moduleFile, dataDir, temporary, { file, first: first2, execArgv }) {
  const { config, log } = filesIn(dataDir);
  const output = openSync(log, 'a');
  const child = fork(file, [...first2, moduleFile, config, temporary ? dataDir : ''], {
    cwd: dataDir,
    execArgv: [...execArgv],
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const ended = endingOf(child);
  const stop = async () => {
    if (child.connected) child.send(STOP, () => void 0);
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
  };
  return { pid: child.pid, outcome: outcomeOf(child), ended, stop };
}

// tools/localNode/makeBlocks.ts
import { setTimeout as pause2 } from 'node:timers/promises';
var MOST_TRANSACTIONS = 3e3;
var MOST_BYTES = 200 * 1024;
var LOOK_MS = 5;
var LOOKS = 200;
var SETTLE_MS = 10;
async function makeBlock(url) {
  const height = async () => Number(await askNode(url, 'cfx_epochNumber', ['latest_mined']));
  const before = await height();
  await askNode(url, 'test_generateOneBlock', [MOST_TRANSACTIONS, MOST_BYTES]);
  for (let look = 0; look < LOOKS && (await height()) === before; look++) await pause2(LOOK_MS);
  await pause2(SETTLE_MS);
}
function makeBlocks(url, intervalMs, turns) {
  let isEnded = false;
  const isReady = async () =>
    (await askNode(url, 'debug_currentSyncPhase').catch(() => void 0)) === 'NormalSyncPhase';
  const run = async () => {
    while (!isEnded && !(await isReady())) await pause2(LOOK_MS * 10);
    while (!isEnded) {
      await turns.alone(() => makeBlock(url)).catch(() => void 0);
      await pause2(intervalMs);
    }
  };
  void run();
  return () => (isEnded = true);
}

// tools/localNode/ports.ts
import { createServer } from 'node:net';
var HOST = '127.0.0.1';
var TRIES = 20;
function candidates(wanted) {
  return Array.from({ length: TRIES }, (_, index) => wanted + index).filter(
    (port) => port <= 65535,
  );
}
async function tryListen(server, port) {
  return new Promise((resolve, reject) => {
    const onError = (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, HOST, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}
async function listenNear(server, wanted) {
  for (const port of candidates(wanted)) {
    if (await tryListen(server, port)) return port;
  }
  throw new Error(`Ports ${String(wanted)} to ${String(candidates(wanted).at(-1))} are all taken.`);
}
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      async (server) =>
        new Promise((resolve, reject) => {
          server.once('error', reject);
          server.listen(0, '0.0.0.0', () => resolve(server.address().port));
        }),
    ),
  );
  await Promise.all(servers.map(async (server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

// tools/localNode/proxy.ts
import { createServer as createServer2, request as ask } from 'node:http';
import { connect } from 'node:net';

// tools/localNode/allowedOrigin.ts
var LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
var EXTENSIONS = ['chrome-extension:', 'moz-extension:', 'safari-web-extension:'];
function isAllowedOrigin(origin) {
  if (origin === void 0) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  if (EXTENSIONS.includes(protocol)) return true;
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK.test(hostname);
}

// tools/localNode/proxy.ts
var HOST2 = '127.0.0.1';
function corsHeaders({ headers }) {
  return headers.origin === void 0
    ? {}
    : { 'Access-Control-Allow-Origin': headers.origin, Vary: 'Origin' };
}
function answer(request, response, status, text) {
  response.writeHead(status, {
    ...corsHeaders(request),
    'Content-Type': 'text/plain; charset=utf-8',
  }).end(`${text}
`);
}
function answerPreflight(request, response) {
  response
    .writeHead(204, {
      ...corsHeaders(request),
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers':
        request.headers['access-control-request-headers'] ?? 'content-type',
      'Access-Control-Allow-Private-Network': 'true',
      'Access-Control-Max-Age': '600',
    })
    .end();
}
async function forward(request, response, port, turns) {
  const leave2 = await turns.enter();
  response.on('close', leave2);
  if (response.destroyed) {
    leave2();
    return;
  }
  const { origin: _origin, ...headers } = request.headers;
  const upstream = ask({ host: HOST2, port, method: 'POST', path: '/', headers }, (reply) => {
    const { connection: _connection, ...received } = reply.headers;
    response.writeHead(reply.statusCode ?? 502, { ...received, ...corsHeaders(request) });
    reply.on('error', () => response.destroy()).pipe(response);
  });
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else answer(request, response, 502, 'The local node does not respond.');
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
function forwardUpgrade(request, socket, head, port) {
  socket.on('error', () => socket.destroy());
  if (!isAllowedOrigin(request.headers.origin)) {
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    return;
  }
  const { rawHeaders } = request;
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  );
  const upstream = connect(port, HOST2, () => {
    upstream.write(`GET / HTTP/1.1\r
${lines.join('\r\n')}\r
\r
`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('close', () => upstream.destroy());
}
function createProxy(port, turns) {
  const server = createServer2((request, response) => {
    if (!isAllowedOrigin(request.headers.origin)) {
      response
        .writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('The local node serves pages of this machine only.\n');
    } else if (request.method === 'OPTIONS') answerPreflight(request, response);
    else if (request.method === 'POST') void forward(request, response, port, turns);
    else answer(request, response, 405, 'Send JSON-RPC with POST.');
  });
  server.on('upgrade', (request, socket, head) => forwardUpgrade(request, socket, head, port));
  const sockets = /* @__PURE__ */ new Set();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const close = () => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  };
  return { server, close };
}

// tools/localNode/openProxies.ts
async function openProxies(inner, wanted, turns) {
  const closers = [];
  const close = () => closers.forEach((closeOne) => closeOne());
  const open = async (name) => {
    const proxy = createProxy(inner[name], turns);
    closers.push(proxy.close);
    return listenNear(proxy.server, wanted[name]);
  };
  try {
    const ports = {
      coreHttp: await open('coreHttp'),
      coreWebSocket: await open('coreWebSocket'),
      espaceHttp: await open('espaceHttp'),
      espaceWebSocket: await open('espaceWebSocket'),
    };
    return { ports, close };
  } catch (error) {
    close();
    throw error;
  }
}

// tools/localNode/turns.ts
import { setTimeout as pause3 } from 'node:timers/promises';
var PATIENCE_MS = 2e3;
function createTurns(patienceMs = PATIENCE_MS) {
  let calls = 0;
  let block;
  let allLeft = () => void 0;
  const enter = async () => {
    while (block) await block;
    calls++;
    let isUnderWay = true;
    return () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      calls--;
      if (calls === 0) allLeft();
    };
  };
  const alone = async (work) => {
    let open = () => void 0;
    block = new Promise((resolve) => (open = resolve));
    try {
      if (calls > 0) {
        const left = new Promise((resolve) => (allLeft = resolve));
        await Promise.race([left, pause3(patienceMs, void 0, { ref: false })]);
      }
      await work();
    } finally {
      block = void 0;
      open();
    }
  };
  return { enter, alone };
}

// tools/localNode/startNodeWith.ts
var BLOCK_INTERVAL_MS = 200;
async function launch(program, moduleFile, { keep, blockIntervalMs = BLOCK_INTERVAL_MS }) {
  const { coreChainId, espaceChainId } = expectedNetworks();
  const [coreHttp = 0, coreWebSocket = 0, espaceHttp = 0, espaceWebSocket = 0, peers = 0] =
    await freePorts(5);
  const inner = { coreHttp, coreWebSocket, espaceHttp, espaceWebSocket, peers };
  const dataDir = openDataDir(keep);
  const temporary = keep === void 0;
  writeNodeFiles({ dataDir, ports: inner, coreChainId, espaceChainId });
  const node = startNodeProcess(moduleFile, dataDir, temporary, program);
  const turns = createTurns();
  const rest2 = makeBlocks(`http://127.0.0.1:${String(coreHttp)}`, blockIntervalMs, turns);
  return {
    node,
    dataDir,
    inner,
    turns,
    rest: rest2,
    clean: () => temporary && removeDataDir(dataDir),
  };
}
async function bringUp({ node, dataDir, inner, turns, rest: rest2, clean }, options) {
  try {
    await awaitStart(node, inner);
    return await openProxies(inner, options.ports ?? expectedNetworks().ports, turns);
  } catch (error) {
    rest2();
    await node.stop();
    const refused = error instanceof StartError && !error.failed;
    const message = refused
      ? error.message
      : failureMessage(firstLine(error), readLastWords(dataDir));
    clean();
    throw new StartError(message, !refused);
  }
}
function supervise({ node, dataDir, rest: rest2, clean }, proxies, { onCrash = console.error }) {
  let stopping;
  const stop = async () => {
    rest2();
    proxies.close();
    await node.stop();
    clean();
  };
  void node.ended.then((ending) => {
    if (stopping) return;
    rest2();
    proxies.close();
    const message = crashMessage(ending, readLastWords(dataDir));
    clean();
    onCrash(message);
  });
  return () => (stopping ??= stop());
}
async function startNodeWith(program, options) {
  const found = findNodeModule();
  if ('reason' in found) return { available: false, reason: found.reason, failed: false };
  try {
    const launched = await launch(program, found.file, options);
    const proxies = await bringUp(launched, options);
    const stop = supervise(launched, proxies, options);
    const { dataDir, node } = launched;
    return {
      available: true,
      endpoints: endpointsOn(proxies.ports),
      accounts: DEVELOPMENT_ACCOUNTS,
      dataDir,
      pid: node.pid,
      stop,
    };
  } catch (error) {
    if (error instanceof StartError)
      return { available: false, reason: error.message, failed: error.failed };
    return { available: false, reason: failureMessage(firstLine(error), ''), failed: true };
  }
}

// tools/localNode/standalone.ts
var CHILD = '--node-process';
var [first, ...rest] = process.argv.slice(2);
if (first === CHILD) runChild(rest);
else
  runNode((options) =>
    startNodeWith({ file: fileURLToPath(import.meta.url), first: [CHILD], execArgv: [] }, options),
  );
