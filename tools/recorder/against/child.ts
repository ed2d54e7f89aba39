// The process of a node of v2.4.0, whose module takes its configuration as an object and calls back instead of giving
// promises.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {firstLine, STOP, type ChildMessage} from '../../localNode/childMessages';
import {removeDataDir} from '../../localNode/dataDir';
import {OLD_CONFIG} from './oldConfig';

type Callback = (error: Error | null) => void;

interface OldNode {
  startNode: (config: unknown, callback: Callback) => void;
  stopNode: (callback: Callback) => void;
}

function isOldModule(value: unknown): value is {ConfluxNode: new () => OldNode} {
  return (
    typeof value === 'object' && value !== null && 'ConfluxNode' in value && typeof value.ConfluxNode === 'function'
  );
}

const [moduleFile = '', , dataDir = ''] = process.argv.slice(2);

function tell(message: ChildMessage): void {
  if (process.connected) process.send?.(message);
}

function load(): OldNode | undefined {
  process.env.TMPDIR = dataDir;
  process.env.XDG_DATA_HOME = dataDir;
  try {
    // A package whose main file is native code can't be imported, only required.
    const loaded: unknown = createRequire(__filename)(moduleFile);
    if (!isOldModule(loaded)) throw new Error(`${moduleFile} exports no ConfluxNode.`);
    return new loaded.ConfluxNode();
  } catch (error) {
    tell({kind: 'unloadable', reason: firstLine(error)});
    return undefined;
  }
}

/** A parent that lives removes the data itself. */
function leave(): never {
  if (!process.connected) removeDataDir(dataDir);
  process.exit(0);
}

let ending = false;

function end(node: OldNode, started: Promise<void>): void {
  if (ending) return;
  ending = true;
  setTimeout(leave, process.connected ? 4000 : 30_000);
  void started.then(() => node.stopNode(leave));
}

function run(node: OldNode): void {
  const config: unknown = JSON.parse(readFileSync(path.join(dataDir, OLD_CONFIG), 'utf8'));
  const started = new Promise<void>((resolve) => {
    node.startNode(config, (error) => {
      tell(error ? {kind: 'failed', reason: firstLine(error)} : {kind: 'started'});
      resolve();
    });
  });
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('SIGTERM', () => end(node, started));
  process.on('disconnect', () => end(node, started));
  process.on('message', (message) => {
    if (message === STOP) end(node, started);
  });
}

const node = load();
if (node) run(node);
