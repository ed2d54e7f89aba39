// Builds the graph of this folder on a Conflux node again and again, each time with new hashes, and compares epochs and order.
import { deepStrictEqual as equal } from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import data from './graph.json' with { type: 'json' };
import { epochs, pivotChain, type Block } from './order.ts';

const ROUNDS = 20;
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function ask<Result = string>(method: string, ...params: unknown[]): Promise<Result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch('http://127.0.0.1:12741', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { result, error } = (await response.json()) as { result: Result; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

/** Makes the blocks of the graph on top of a block; E, on which I builds, is the one of its equals with the largest hash. */
async function build(start: string): Promise<Block[]> {
  const made = new Map([['G', start]]);
  const make = (parent: string, refs: string[]) => ask('test_generateFixedBlock', made.get(parent), refs.map((ref) => made.get(ref)), 0, false, null, null);
  for (const { name, parent = '', refs } of data.blocks.slice(1)) {
    if (name === 'I') {
      const equals = ['C', 'E', 'F'].map((sibling) => made.get(sibling) ?? '').sort();
      ['C', 'F', 'E'].forEach((sibling, index) => made.set(sibling, equals[index] ?? ''));
    }
    made.set(name, await make(parent, refs));
  }
  equal(new Set(made.values()).size, data.blocks.length);
  return data.blocks.map((block) => ({ ...block, hash: made.get(block.name) ?? '' }));
}

const blockOf = (hash?: string) => ask<{ blockNumber: string; epochNumber: string; height: string }>('cfx_getBlockByHash', hash, false);

async function compare(): Promise<string> {
  const start = Number(await ask('cfx_epochNumber', 'latest_mined'));
  const [genesis = ''] = (await ask<string[]>('cfx_getBlocksByEpoch', `0x${start.toString(16)}`)).slice(-1);
  const graph = await build(genesis);
  const length = pivotChain(graph).length;
  while (Number(await ask('cfx_epochNumber', 'latest_mined')) < start + length - 1) await pause(20);
  // A block's height counts parents; its epoch and its number come from the order.
  const first = Number((await blockOf(genesis)).blockNumber);
  for (const [index, name] of epochs(graph).flat().entries()) {
    const { blockNumber, epochNumber, height } = await blockOf(graph.find((block) => block.name === name)?.hash);
    equal(Number(blockNumber), first + index);
    if (name === 'J') equal([Number(height), Number(epochNumber)], [start + 2, start + 4]);
  }
  const orders: string[] = [];
  for (const [index, names] of epochs(graph).entries()) {
    if (index === 0) continue; // the block that the graph stands on
    const hashes = names.map((name) => graph.find((block) => block.name === name)?.hash);
    equal(hashes, await ask('cfx_getBlocksByEpoch', `0x${(start + index).toString(16)}`));
    orders.push(names.join(' '));
  }
  return orders.join(', ');
}

const folder = mkdtempSync(path.join(tmpdir(), 'tree-graph-'));
const paths = { conflux_data_dir: folder, block_db_dir: path.join(folder, 'blocks') };
const lines = Object.entries(paths).map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`);
writeFileSync(path.join(folder, 'node.toml'), readFileSync(here('node.toml'), 'utf8') + lines.join(''));
const node = fork(here('node.mjs'), [path.join(folder, 'node.toml')], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
const ended = once(node, 'exit');
try {
  await Promise.race([once(node, 'message'), ended.then(() => Promise.reject(new Error('the node ended at its start')))]);
  while ((await ask('debug_currentSyncPhase').catch(() => '')) !== 'NormalSyncPhase') await pause(50);
  const orders = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) orders.add(await compare());
  // The hashes decide, so that the rounds don't all have the same order.
  equal(orders.size > 1, true);
  const version = (await ask('cfx_clientVersion')).split('/')[1]?.split('-')[0];
  console.log(`${version}: epochs, order and block numbers agree in ${ROUNDS} of ${ROUNDS} graphs`);
} finally {
  node.disconnect();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
