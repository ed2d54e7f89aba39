import {DEVELOPMENT_ACCOUNTS} from './accounts';
import {awaitStart, StartError} from './awaitStart';
import {firstLine} from './childMessages';
import {openDataDir, readLastWords, removeDataDir, writeNodeFiles} from './dataDir';
import {endpointsOn, expectedNetworks} from './localNetworks';
import type {LocalNode, LocalNodeOptions, NoLocalNode} from './localNode';
import {crashMessage, failureMessage} from './messages';
import type {InnerPorts} from './nodeConfig';
import {findNodeModule} from './nodeModule';
import {startNodeProcess, type NodeProcess, type NodeProgram} from './nodeProcess';
import {makeBlocks} from './makeBlocks';
import {openProxies, type Proxies} from './openProxies';
import {freePorts} from './ports';
import {createTurns, type Turns} from './turns';

const BLOCK_INTERVAL_MS = 200;

/** A node on its way up, and the folder that it uses. */
interface Launch {
  node: NodeProcess;
  dataDir: string;
  inner: InnerPorts;
  turns: Turns;
  /** Ends the making of blocks. */
  rest: () => void;
  clean: () => void;
}

async function launch(
  program: NodeProgram,
  moduleFile: string,
  {keep, blockIntervalMs = BLOCK_INTERVAL_MS}: LocalNodeOptions,
): Promise<Launch> {
  const {coreChainId, espaceChainId} = expectedNetworks();
  const [coreHttp = 0, coreWebSocket = 0, espaceHttp = 0, espaceWebSocket = 0, peers = 0] = await freePorts(5);
  const inner = {coreHttp, coreWebSocket, espaceHttp, espaceWebSocket, peers};
  const dataDir = openDataDir(keep);
  const temporary = keep === undefined;
  writeNodeFiles({dataDir, ports: inner, coreChainId, espaceChainId});
  const node = startNodeProcess(moduleFile, dataDir, temporary, program);
  const turns = createTurns();
  const rest = makeBlocks(`http://127.0.0.1:${String(coreHttp)}`, blockIntervalMs, turns);
  return {node, dataDir, inner, turns, rest, clean: () => temporary && removeDataDir(dataDir)};
}

async function bringUp(
  {node, dataDir, inner, turns, rest, clean}: Launch,
  options: LocalNodeOptions,
): Promise<Proxies> {
  try {
    await awaitStart(node, inner);
    return await openProxies(inner, options.ports ?? expectedNetworks().ports, turns);
  } catch (error) {
    rest();
    await node.stop();
    const refused = error instanceof StartError && !error.failed;
    const message = refused ? error.message : failureMessage(firstLine(error), readLastWords(dataDir));
    clean();
    throw new StartError(message, !refused);
  }
}

function supervise(
  {node, dataDir, rest, clean}: Launch,
  proxies: Proxies,
  {onCrash = console.error}: LocalNodeOptions,
): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    rest();
    proxies.close();
    await node.stop();
    clean();
  };
  void node.ended.then((ending) => {
    if (stopping) return;
    rest();
    proxies.close();
    const message = crashMessage(ending, readLastWords(dataDir));
    clean();
    onCrash(message);
  });
  return () => (stopping ??= stop());
}

/**
 * Starts a Conflux node with both spaces in a process of its own, which runs the program, and resolves once it responds
 * and makes blocks. Never rejects: if there is no node, one sentence explains why.
 */
export async function startNodeWith(program: NodeProgram, options: LocalNodeOptions): Promise<LocalNode | NoLocalNode> {
  const found = findNodeModule();
  if ('reason' in found) return {available: false, reason: found.reason, failed: false};
  try {
    const launched = await launch(program, found.file, options);
    const proxies = await bringUp(launched, options);
    const stop = supervise(launched, proxies, options);
    const {dataDir, node} = launched;
    return {
      available: true,
      endpoints: endpointsOn(proxies.ports),
      accounts: DEVELOPMENT_ACCOUNTS,
      dataDir,
      pid: node.pid,
      stop,
    };
  } catch (error) {
    if (error instanceof StartError) return {available: false, reason: error.message, failed: error.failed};
    return {available: false, reason: failureMessage(firstLine(error), ''), failed: true};
  }
}
