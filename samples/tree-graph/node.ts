// Starts a node that makes a block only when it is told to, and builds the graph of this folder on it.
import { deepStrictEqual as equal } from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askAt } from '../harness/ask.ts';
import data from './graph.json' with { type: 'json' };
import { pivotChain, type Block } from './order.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const NODE = 'http://127.0.0.1:12741';
export const ask = <Result = string>(method: string, ...params: unknown[]) =>
  askAt<Result>(NODE, method, ...params);
export const epochOf = async (tag: string) => Number(await ask('cfx_epochNumber', tag));
export const quantity = (number: number) => `0x${number.toString(16)}`;

/** Waits until an epoch is mined or executed. */
export async function reached(tag: 'latest_mined' | 'latest_state', epoch: number): Promise<void> {
  while ((await epochOf(tag)) < epoch) await pause(20);
}

/** Waits until a block is the last one of the node's pivot chain, and fails after five seconds. */
async function isTip(hash = ''): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    if ((await ask('cfx_getBestBlockHash')) === hash) return;
    await pause(20);
  }
  throw new Error(`The node's pivot chain doesn't end with ${hash}`);
}

/** Makes the blocks of the graph on top of a block; E, on which I builds, is the one of its equals with the largest hash. */
export async function build(start: string): Promise<Block[]> {
  const made = new Map([['G', start]]);
  const graph = () =>
    data.blocks
      .filter(({ name }) => made.has(name))
      .map((block) => ({ ...block, hash: made.get(block.name) ?? '' }));
  const make = (parent: string, refs: string[]) =>
    ask(
      'test_generateFixedBlock',
      made.get(parent),
      refs.map((ref) => made.get(ref)),
      0,
      false,
      null,
      null,
    );
  for (const { name, parent = '', refs } of data.blocks.slice(1)) {
    if (name === 'I') {
      const equals = ['C', 'E', 'F'].map((sibling) => made.get(sibling) ?? '').sort();
      ['C', 'F', 'E'].forEach((sibling, index) => made.set(sibling, equals[index] ?? ''));
      // The branch through B is the longer one now; the node and order.ts follow the heavier one.
      await isTip(made.get(pivotChain(graph()).at(-1) ?? ''));
    }
    made.set(name, await make(parent, refs));
  }
  equal(new Set(made.values()).size, data.blocks.length);
  return graph();
}

/** Runs what needs a node, and ends the node. */
export async function withNode(run: () => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tree-graph-'));
  const paths = { conflux_data_dir: folder, block_db_dir: path.join(folder, 'blocks') };
  const lines = Object.entries(paths).map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`);
  writeFileSync(
    path.join(folder, 'node.toml'),
    readFileSync(here('node.toml'), 'utf8') + lines.join(''),
  );
  const node = fork(here('../harness/node.mjs'), [path.join(folder, 'node.toml')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(node, 'exit');
  try {
    await Promise.race([
      once(node, 'message'),
      ended.then(() => Promise.reject(new Error('the node ended at its start'))),
    ]);
    while ((await ask('debug_currentSyncPhase').catch(() => '')) !== 'NormalSyncPhase')
      await pause(50);
    await run();
  } finally {
    node.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
