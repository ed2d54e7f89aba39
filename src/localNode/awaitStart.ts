import {setTimeout as pause} from 'node:timers/promises';
import {askNode} from './askNode';
import type {InnerPorts} from './nodeConfig';
import type {NodeProcess} from './nodeProcess';

const START_LIMIT_MS = 60_000;

/** A start that came to nothing; `failed` where this machine could run a node. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly failed: boolean,
  ) {
    super(message);
  }
}

/** Resolves once the node is out of its catch-up phase and has executed a block. */
async function untilReady({espaceHttp}: InnerPorts, signal: AbortSignal): Promise<void> {
  const url = `http://127.0.0.1:${String(espaceHttp)}`;
  while (!signal.aborted) {
    const syncing = await askNode(url, 'eth_syncing').catch(() => undefined);
    if (syncing === false && (await askNode(url, 'eth_blockNumber').catch(() => '0x0')) !== '0x0') return;
    await pause(50);
  }
}

/** Resolves when the node answers; rejects when it ends, refuses or takes too long. */
export async function awaitStart(node: NodeProcess, ports: InnerPorts): Promise<void> {
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(), START_LIMIT_MS);
  const said = node.outcome.then(async (message) => {
    if (message.kind === 'unloadable') throw new StartError(`The local Conflux node can't be loaded here: ${message.reason}`, false);
    if (message.kind === 'failed') throw new StartError(message.reason, true);
    await untilReady(ports, waiting.signal);
  });
  const ended = node.ended.then((ending) => Promise.reject(new StartError(ending, true)));
  const late = new Promise<never>((_, reject) => {
    waiting.signal.addEventListener('abort', () => reject(new StartError(`no answer within ${String(START_LIMIT_MS / 1000)} s`, true)));
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
