import {createRequire} from 'node:module';
import path from 'node:path';
import {askNode} from '../../localNode/askNode';
import {firstLine} from '../../localNode/childMessages';
import {openDataDir, readLastWords, removeDataDir} from '../../localNode/dataDir';
import {failureMessage} from '../../localNode/messages';
import {startNodeProcess, type NodeProcess} from '../../localNode/nodeProcess';
import {freePorts} from '../../localNode/ports';
import {sourceProgram} from '../../localNode/sourceProgram';
import {endpointsOf} from '../node/startRecorderNode';
import type {Endpoints} from '../rpcClient';
import {waitFor} from '../waitFor';
import {writeOldFiles} from './oldConfig';

/** The version that is measured for what existed before v3.0.2. */
export const OLD_VERSION = 'v2.4.0';
const PACKAGE = '@xcfx/node-linux-x64-gnu-v2.4.0';
const CHILD = path.join(__dirname, 'child.ts');

/** A running node of v2.4.0. */
export interface OldNode {
  endpoints: Endpoints;
  stop: () => Promise<void>;
}

function findModule(): {file: string} | {reason: string} {
  try {
    return {file: createRequire(__filename).resolve(PACKAGE)};
  } catch {
    return {
      reason: `The node of ${OLD_VERSION} is missing: ${PACKAGE} is not installed (npm ci installs it on Linux x64 unless optional packages are left out).`,
    };
  }
}

/** Why no node of v2.4.0 can run on this machine, or undefined if one can. */
export function whyNoOldNode(): string | undefined {
  const found = findModule();
  return 'reason' in found ? found.reason : undefined;
}

/** Resolves once the node responds in both spaces and has left its catch-up phase. */
async function untilReady({core, espace}: Endpoints): Promise<void> {
  await waitFor(`An answer of the node of ${OLD_VERSION}`, async () => {
    const syncing = await askNode(espace.http, 'eth_syncing').catch(() => undefined);
    const phase = await askNode(core.http, 'current_sync_phase').catch(() => undefined);
    return (syncing === false && phase === 'NormalSyncPhase') || undefined;
  });
}

async function awaitStart(node: NodeProcess, endpoints: Endpoints): Promise<void> {
  const started = node.outcome.then(async (message) => {
    if (message.kind !== 'started') throw new Error(message.reason);
    await untilReady(endpoints);
  });
  const ended = node.ended.then((ending) => Promise.reject(new Error(ending)));
  try {
    await Promise.race([started, ended]);
  } finally {
    started.catch(() => undefined);
    ended.catch(() => undefined);
  }
}

/**
 * Starts a node of v2.4.0 on a genesis with the recorder's accounts, in a process and a folder of its own, on free
 * ports.
 */
export async function startOldNode(): Promise<OldNode> {
  const found = findModule();
  if ('reason' in found) throw new Error(found.reason);
  const [coreHttp = 0, coreWebSocket = 0, espaceHttp = 0, espaceWebSocket = 0, peers = 0] = await freePorts(5);
  const ports = {coreHttp, coreWebSocket, espaceHttp, espaceWebSocket, peers};
  const dataDir = openDataDir(undefined);
  writeOldFiles(dataDir, ports);
  const node = startNodeProcess(found.file, dataDir, true, sourceProgram(CHILD));
  const stop = async (): Promise<void> => {
    await node.stop();
    removeDataDir(dataDir);
  };
  const endpoints = endpointsOf(ports);
  try {
    await awaitStart(node, endpoints);
  } catch (error) {
    const words = readLastWords(dataDir);
    await stop();
    throw new Error(failureMessage(firstLine(error), words), {cause: error});
  }
  return {endpoints, stop};
}
