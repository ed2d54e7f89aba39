// A chain with one PoS validator, and questions to its nodes.
import { setTimeout as pause } from 'node:timers/promises';
import { askAt } from './ask.ts';
import { freePort } from './runNode.ts';
import { startNode, type Node, type NodeOptions } from './startNode.ts';

/** The URL of the chain's first node. A program that another one starts has it in CORE_RPC. */
export const coreUrl = (process.env.CORE_RPC ??= `http://127.0.0.1:${await freePort()}`);

/** One JSON-RPC call to that node; the caller states what the method returns. */
export const ask = <Result>(method: string, ...params: unknown[]) =>
  askAt<Result>(coreUrl, method, ...params);

/** The same for the node that is to become a validator. In practice the two are one. */
export const askValidator = <Result>(method: string, ...params: unknown[]) =>
  askAt<Result>(process.env.VALIDATOR_RPC ?? coreUrl, method, ...params);

/** Starts the chain with its only validator. */
export async function startChain(options: NodeOptions): Promise<Node> {
  const node = await startNode({
    ...options,
    validator: true,
    port: Number(new URL(coreUrl).port),
  });
  while (!(await ask('test_posVotingStatus').catch(() => false))) await pause(50);
  // The node crashes if a block is requested while it is catching up.
  while ((await ask('debug_currentSyncPhase').catch(() => '')) !== 'NormalSyncPhase')
    await pause(50);
  return node;
}
