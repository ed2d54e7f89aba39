import {setTimeout as pause} from 'node:timers/promises';
import {askNode} from './askNode';
import type {InnerPorts} from './nodeConfig';
import type {NodeProcess} from './nodeProcess';

// A node that cannot start ends at once; this is for one that hangs, and a busy machine may take minutes for an honest
// start.
const START_LIMIT_MS = 300_000;

/** A start that came to nothing; `failed` where this machine could run a node. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly failed: boolean,
  ) {
    super(message);
  }
}

/**
 * If the first request for the fees of past blocks reaches back to block 0, the node fails with "block number is not
 * consecutive", and wallets request ten blocks of a chain that has five. An earlier request that begins at a later
 * block prevents the error. Source: conflux-rust v3.0.2, rpc-eth-impl/src/helpers/fee_history_cache.rs.
 */
async function beginFeeHistory(url: string): Promise<void> {
  await askNode(url, 'eth_feeHistory', ['0x1', 'latest', []]);
}

/** Resolves once the node is out of its catch-up phase, has executed blocks and answers for their fees. */
async function untilReady({espaceHttp}: InnerPorts, signal: AbortSignal): Promise<void> {
  const url = `http://127.0.0.1:${String(espaceHttp)}`;
  while (!signal.aborted) {
    const syncing = await askNode(url, 'eth_syncing').catch(() => undefined);
    const height = syncing === false ? Number(await askNode(url, 'eth_blockNumber').catch(() => 0)) : 0;
    if (height >= 2) return beginFeeHistory(url);
    await pause(50);
  }
}

/** Resolves once the node responds; rejects if it ends, fails or takes too long. */
export async function awaitStart(node: NodeProcess, ports: InnerPorts): Promise<void> {
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(), START_LIMIT_MS);
  const said = node.outcome.then(async (message) => {
    if (message.kind === 'unloadable')
      throw new StartError(`The local Conflux node can't be loaded here: ${message.reason}`, false);
    if (message.kind === 'failed') throw new StartError(message.reason, true);
    await untilReady(ports, waiting.signal);
  });
  const ended = node.ended.then((ending) => Promise.reject(new StartError(ending, true)));
  const late = new Promise<never>((_, reject) => {
    waiting.signal.addEventListener('abort', () =>
      reject(new StartError(`no answer within ${String(START_LIMIT_MS / 1000)} s`, true)),
    );
  });
  try {
    await Promise.race([said, ended, late]);
  } finally {
    clearTimeout(limit);
    late.catch(() => undefined);
    ended.catch(() => undefined);
    waiting.abort();
  }
}
