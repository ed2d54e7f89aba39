import {askNode} from '../localNode/askNode';
import type {LocalNode} from '../localNode/localNode';
import {startLocalNode} from '../localNode/startLocalNode';
import {installPackages} from './installPackages';
import {releaseIn, runSteps, type SampleResult} from './runSteps';
import {nodeEnvironment} from './sampleEnvironment';
import type {Sample} from './sampleFiles';

// Not the usual ports: those are for samples that start a node themselves.
const PORTS = {coreHttp: 15537, coreWebSocket: 15535, espaceHttp: 15545, espaceWebSocket: 15546};

let starting: Promise<unknown> = Promise.resolve();
let ownNode: Promise<unknown> = Promise.resolve();

/** Starts nodes one after the other: each looks for free ports first. */
async function startNode(): Promise<LocalNode> {
  const start = starting.then(() => startLocalNode({ports: PORTS}));
  starting = start;
  const node = await start;
  if (!node.available) throw new Error(node.reason);
  return node;
}

/** Runs samples with a node of their own one after the other. */
async function runAlone(sample: Sample, write: boolean): Promise<SampleResult> {
  const run = ownNode.then(() => runSteps(sample, write, {}));
  ownNode = run.catch(() => undefined);
  return run;
}

/** Installs a sample's packages and runs its steps, against a fresh node where it asks for one; never rejects. */
export async function runSample(sample: Sample, write: boolean, install = installPackages): Promise<SampleResult> {
  let node: LocalNode | undefined;
  try {
    await install(sample.folder);
    if (sample.manifest.node === 'none') return await runSteps(sample, write, {});
    if (sample.manifest.node === 'own') return await runAlone(sample, write);
    node = await startNode();
    const nodeVersion = releaseIn(String(await askNode(node.endpoints.core.http, 'cfx_clientVersion')));
    return {...(await runSteps(sample, write, nodeEnvironment(node))), nodeVersion};
  } catch (error) {
    return {passed: [], fault: error instanceof Error ? error.message : String(error)};
  } finally {
    await node?.stop();
  }
}
