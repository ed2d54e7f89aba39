// Starts one node for each line under test, without a network, and prints what it serves.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOpen, newFolder, runIn } from '../harness/child.mjs';

const ANY = '0x8888000000000000000000000000000000000000000000000000000000000000';
const METHODS = [
  ['cfx_getStatus', []],
  ['cfx_call', [{}]],
  ['cfx_estimateGasAndCollateral', [{}]],
  ['cfx_getSupplyInfo', []],
  ['cfx_getParamsFromVote', []],
  ['cfx_maxPriorityFeePerGas', []],
  ['txpool_status', []],
  ['trace_block', [ANY]],
  ['pos_getStatus', []],
];
const LINES = [
  '',
  'node_type = "full"',
  'node_type = "archive"',
  'node_type = "light"',
  'mode = "light"',
  'node_type = "lite"',
];

async function ask(method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch('http://127.0.0.1:22537', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(15_000),
  });
  const { error } = await response.json();
  if (error?.code === -32601) return 'not there';
  return error?.message === 'This API is not implemented yet' ? 'not implemented' : 'there';
}

/** What the node serves, or undefined if it doesn't start. */
async function look(line) {
  const folder = newFolder('node-types-');
  cpSync('log.yaml', path.join(folder, 'log.yaml'));
  writeFileSync(path.join(folder, 'node.toml'), `${readFileSync('node.toml', 'utf8')}${line}\n`);
  const node = runIn(folder);
  try {
    if (!(await node.started)) return undefined;
    const found = {};
    for (const [method, params] of METHODS) found[method] = await ask(method, params);
    return { ...found, 'eSpace port': (await isOpen(28545)) ? 'open' : 'closed' };
  } finally {
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const results = new Map();
for (const line of LINES) results.set(line, await look(line));

const [unset, full, archive, light, mode, misspelt] = LINES.map((line) => results.get(line));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
if (!unset || !light) throw new Error('a node did not start');
if (!same(unset, full) || !same(unset, archive))
  throw new Error('full and archive nodes serve different methods');
if (!same(unset, mode)) throw new Error('mode = "light" has an effect');
if (misspelt) throw new Error('a node of an unknown type started');
if (same(unset, light)) throw new Error('a light node serves the same as a full node');

const width = Math.max(...Object.keys(unset).map(({ length }) => length));
console.log(`${''.padEnd(width)}  ${'full, archive'.padEnd(15)}  light`);
for (const [name, value] of Object.entries(unset))
  console.log(`${name.padEnd(width)}  ${value.padEnd(15)}  ${light[name]}`);
console.log('\nno line, node_type = "full", node_type = "archive": the same methods');
console.log('mode = "light": the same methods as without the line');
console.log('node_type = "lite": does not start');
