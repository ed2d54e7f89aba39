import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { privateKeyToAccount } from 'viem/accounts';
import { askAt, newFolder, runIn, until as holds } from '../harness/child.mjs';

// A development key of Hardhat and Anvil, which everybody knows.
export const RICH_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

export const read = (file) => readFileSync(file, 'utf8');

// #region id
/** The id of a node is the public key of its net_key, without the 04 at its beginning. */
export const nodeId = (netKey) => privateKeyToAccount(`0x${netKey}`).publicKey.slice('0x04'.length);
// #endregion id

export function check(condition, claim) {
  if (!condition) throw new Error(`not so: ${claim}`);
}

export const until = (question, seconds = 120) => holds(question, seconds);

export const show = (name, value) => console.log(`${name.padEnd(34)} ${value}`);

const running = new Set();
let port = 27300;

/** Starts a node with this configuration; FOLDER in it becomes the node's own folder, and `files` are written there. A `folder` that another node left behind is used again. */
export async function startNode(
  configuration,
  { files = {}, richKey = RICH_KEY, folder = newFolder('own-chain-') } = {},
) {
  const [peers, core, espace] = [port++, port++, port++];
  const at = (name) => path.join(folder, name);
  for (const [name, content] of Object.entries({ keys: `${richKey.slice(2)}\n`, ...files }))
    writeFileSync(
      at(name),
      typeof content === 'string' ? content.replaceAll('FOLDER', folder) : content,
    );
  const own = {
    conflux_data_dir: folder,
    genesis_secrets: at('keys'),
    genesis_evm_secrets: at('keys'),
    tcp_port: peers,
    public_address: `127.0.0.1:${peers}`,
    jsonrpc_local_http_port: core,
    jsonrpc_http_eth_port: espace,
    enable_discovery: false,
  };
  const lines = Object.entries(own).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  writeFileSync(at('node.toml'), [...lines, configuration.replaceAll('FOLDER', folder)].join('\n'));
  const node = runIn(folder);
  const stop = async ({ keep = false } = {}) => {
    running.delete(stop);
    await node.kill();
    if (!keep) rmSync(folder, { recursive: true, force: true });
  };
  running.add(stop);
  check(await node.started, `the node starts: ${node.said()}`);
  const rpc = (method, ...params) => askAt(core, method, ...params);
  const epoch = async () => Number(await rpc('cfx_epochNumber'));
  const sessions = async () => (await rpc('debug_getNetSessions')).length;
  const ready = () =>
    until(async () => (await rpc('debug_currentSyncPhase')) === 'NormalSyncPhase');
  const pivot = async (number) =>
    (await rpc('cfx_getBlockByEpochNumber', `0x${number.toString(16)}`, false))?.hash;
  return {
    rpc,
    epoch,
    sessions,
    ready,
    pivot,
    stop,
    said: node.said,
    folder,
    peers,
    core: `http://127.0.0.1:${core}`,
    espace: `http://127.0.0.1:${espace}`,
  };
}

/** Runs the program and ends its nodes, whatever happens. */
export async function withNodes(program) {
  try {
    await program();
  } finally {
    await Promise.all([...running].map((stop) => stop()));
  }
}
