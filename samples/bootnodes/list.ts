// Lists the nodes of each file, and what changed between two releases.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';

interface Bootnode {
  id: string;
  address: string;
}

/** The entries of a file's bootnodes key, each of them whole. */
function read(file: string): Bootnode[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [, list = ''] = /^bootnodes="([^"]*)"\n$/.exec(text) ?? [];
  const nodes = list.split(',').map((entry) => {
    const [, id, host, port] = /^cfxnode:\/\/([0-9a-f]{128})@([^:]+):(\d+)$/.exec(entry) ?? [];
    assert(id && host && port && isIPv4(host), `${file}: ${entry}`);
    return { id, address: `${host}:${port}` };
  });
  assert.equal(new Set(nodes.map(({ id }) => id)).size, nodes.length, `${file} has a node twice`);
  return nodes;
}

const short = (id: string) => `${id.slice(0, 8)}…${id.slice(-8)}`;

function print(name: string, nodes: Bootnode[]): void {
  console.log(`# #region ${name}`);
  for (const { id, address } of nodes) console.log(`${address.padEnd(23)}${short(id)}`);
  console.log(`# #endregion ${name}`);
}

const mainnet = read('mainnet.toml');
const before = read('mainnet-v3.0.3.toml');
print('mainnet', mainnet);
print('testnet', read('testnet.toml'));

console.log('# #region changes');
const now = new Map(mainnet.map(({ id, address }) => [id, address]));
for (const { id, address } of before) {
  const address31 = now.get(id);
  if (address31 === undefined) console.log(`${address.padEnd(23)}${short(id)}  gone`);
  else if (address31 !== address)
    console.log(`${address.padEnd(23)}${short(id)}  now ${address31}`);
}
const known = new Set(before.map(({ id }) => id));
for (const { id, address } of mainnet)
  if (!known.has(id)) console.log(`${address.padEnd(23)}${short(id)}  new`);
console.log('# #endregion changes');
