// Starts a node that makes a block only when it is told to, and builds the graph of this folder on it.
import { deepStrictEqual as equal } from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import data from './graph.json' with { type: 'json' };
import type { Block } from './order.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export async function ask<Result = string>(method: string, ...params: unknown[]): Promise<Result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch('http://127.0.0.1:12741', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { result, error } = (await response.json()) as { result: Result; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

export const epochOf = async (tag: string) => Number(await ask('cfx_epochNumber', tag));
export const quantity = (number: number) => `0x${number.toString(16)}`;

/** Waits until an epoch is mined or executed. */
export async function reached(tag: 'latest_mined' | 'latest_state', epoch: number): Promise<void> {
  while ((await epochOf(tag)) < epoch) await pause(20);
}

/** Makes the blocks of the graph on top of a block; E, on which I builds, is the one of its equals with the largest hash. */
export async function build(start: string): Promise<Block[]> {
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

/** Runs what needs a node, and ends the node. */
export async function withNode(run: () => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tree-graph-'));
  const paths = { conflux_data_dir: folder, block_db_dir: path.join(folder, 'blocks') };
  const lines = Object.entries(paths).map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`);
  writeFileSync(path.join(folder, 'node.toml'), readFileSync(here('node.toml'), 'utf8') + lines.join(''));
  const node = fork(here('node.mjs'), [path.join(folder, 'node.toml')], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(node, 'exit');
  try {
    await Promise.race([once(node, 'message'), ended.then(() => Promise.reject(new Error('the node ended at its start')))]);
    while ((await ask('debug_currentSyncPhase').catch(() => '')) !== 'NormalSyncPhase') await pause(50);
    await run();
  } finally {
    node.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
