// Sends the same requests to two fresh nodes and keeps what they agree on.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const core = 'http://127.0.0.1:12537';
const espace = 'http://127.0.0.1:8545';

// #region questions
const funded = 'net1234:aar8jzybzv0fhzreav49syxnzut8s0jt1av3m8zzdr';
const testnet = 'cfxtest:aar8jzybzv0fhzreav49syxnzut8s0jt1a1pdeeuwb';
const hex = '0x1be45681ac6c53d5a40475f7526bac1fe7590fb8';

const questions = [
  { name: 'status', url: core, method: 'cfx_getStatus', params: [] },
  { name: 'balance', url: core, method: 'cfx_getBalance', params: [funded] },
  {
    name: 'wrong-network',
    url: core,
    method: 'cfx_getBalance',
    params: [testnet],
  },
  {
    name: 'block',
    url: espace,
    method: 'eth_getBlockByNumber',
    params: ['0x5', false],
  },
  {
    name: 'ethereum-tag',
    url: core,
    method: 'cfx_getBalance',
    params: [funded, 'latest'],
  },
  { name: 'wrong-form', url: core, method: 'cfx_getBalance', params: [hex] },
  {
    name: 'other-space',
    url: espace,
    method: 'eth_getBalance',
    params: [hex, 'latest'],
  },
];
// #endregion questions

// #region ask
async function ask({ url, method, params }) {
  const request = { jsonrpc: '2.0', id: 1, method, params };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return { request, answer: await response.json() };
}
// #endregion ask

// #region play
async function play() {
  const node = fork(new URL('node.mjs', import.meta.url));
  await once(node, 'message');

  const syncing = { url: espace, method: 'eth_syncing', params: [] };
  while ((await ask(syncing)).answer.result !== false) await pause(50);

  const mine = {
    url: core,
    method: 'test_generateOneBlock',
    params: [0, 300000],
  };
  for (let block = 0; block < 10; block += 1) await ask(mine);

  const pairs = [];
  for (const question of questions) pairs.push(await ask(question));

  node.disconnect();
  await once(node, 'exit');
  return pairs;
}
// #endregion play

// #region compare
function compare(first, second, path, changed) {
  if (first === null || typeof first !== 'object') {
    if (first === second) return first;
    changed.push(path);
    return '(differs)';
  }
  const stable = Array.isArray(first) ? [] : {};
  for (const key of Object.keys({ ...first, ...second })) {
    stable[key] = compare(first[key], second?.[key], `${path}.${key}`, changed);
  }
  return stable;
}
// #endregion compare

// Lists of plain values stay on one line: a diff shows values, not layout.
function toText(pair) {
  const flatList = /\[\n\s+([^[\]{}]*?)\n\s+\]/g;
  const onOneLine = (_, items) => `[${items.replace(/\n\s+/g, ' ')}]`;
  return `${JSON.stringify(pair, null, 2).replace(flatList, onOneLine)}\n`;
}

const first = await play();
const second = await play();

const folder = new URL('recorded/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [index, { name, method }] of questions.entries()) {
  const changed = [];
  const pair = compare(first[index], second[index], name, changed);
  await writeFile(new URL(`${name}.json`, folder), toText(pair));
  console.log(`${name}: ${method}, ${changed.length} differ`);
  for (const path of changed) console.log(`  ${path}`);
}
