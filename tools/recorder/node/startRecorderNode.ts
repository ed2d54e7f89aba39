import {setTimeout as pause} from 'node:timers/promises';
import {askNode} from '../../localNode/askNode';
import {firstLine} from '../../localNode/childMessages';
import {openDataDir, readLastWords, removeDataDir} from '../../localNode/dataDir';
import {failureMessage} from '../../localNode/messages';
import type {InnerPorts} from '../../localNode/nodeConfig';
import {findNodeModule} from '../../localNode/nodeModule';
import {startNodeProcess, type NodeProcess} from '../../localNode/nodeProcess';
import {freePorts} from '../../localNode/ports';
import {sourceProgram} from '../../localNode/sourceProgram';
import type {Endpoints} from '../rpcClient';
import {writeRecorderFiles} from './nodeFiles';

/** A node at the genesis. */
export interface RecorderNode {
  endpoints: Endpoints;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Ends the node and removes its data. */
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 120_000;

/** The endpoints of a node that is reached without a proxy. */
export function endpointsOf({coreHttp, coreWebSocket, espaceHttp, espaceWebSocket}: InnerPorts): Endpoints {
  const at = (http: number, webSocket: number): Endpoints['core'] => ({
    http: `http://127.0.0.1:${http}`,
    webSocket: `ws://127.0.0.1:${webSocket}`,
  });
  return {core: at(coreHttp, coreWebSocket), espace: at(espaceHttp, espaceWebSocket)};
}

/** Resolves once the node has left its catch-up phase. */
async function untilReady({core, espace}: Endpoints, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const syncing = await askNode(espace.http, 'eth_syncing').catch(() => undefined);
    const voting = await askNode(core.http, 'test_posVotingStatus').catch(() => undefined);
    if (syncing === false && voting === true) return;
    await pause(50);
  }
}

async function awaitStart(node: NodeProcess, endpoints: Endpoints): Promise<void> {
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(), START_LIMIT_MS);
  const started = node.outcome.then(async (message) => {
    if (message.kind !== 'started') throw new Error(message.reason);
    await untilReady(endpoints, waiting.signal);
    if (waiting.signal.aborted) throw new Error(`no answer within ${String(START_LIMIT_MS / 1000)} s`);
  });
  const ended = node.ended.then((ending) => Promise.reject(new Error(ending)));
  try {
    await Promise.race([started, ended]);
  } finally {
    clearTimeout(limit);
    started.catch(() => undefined);
    ended.catch(() => undefined);
    waiting.abort();
  }
}

/** Why no node can run on this machine, or undefined if one can. */
export function whyNoNode(): string | undefined {
  const found = findNodeModule();
  return 'reason' in found ? found.reason : undefined;
}

/** Starts a node of the recorder's genesis in a process and a folder of its own, on free ports. */
export async function startRecorderNode(): Promise<RecorderNode> {
  const found = findNodeModule();
  if ('reason' in found) throw new Error(found.reason);
  const [coreHttp = 0, coreWebSocket = 0, espaceHttp = 0, espaceWebSocket = 0, peers = 0] = await freePorts(5);
  const ports = {coreHttp, coreWebSocket, espaceHttp, espaceWebSocket, peers};
  const dataDir = openDataDir(undefined);
  writeRecorderFiles(dataDir, ports);
  const startedAt = Date.now();
  const node = startNodeProcess(found.file, dataDir, true, sourceProgram());
  const endpoints = endpointsOf(ports);
  const stop = async (): Promise<void> => {
    await node.stop();
    removeDataDir(dataDir);
  };
  try {
    await awaitStart(node, endpoints);
  } catch (error) {
    const words = readLastWords(dataDir);
    await stop();
    throw new Error(failureMessage(firstLine(error), words), {cause: error});
  }
  return {endpoints, startedAt, stop};
}
