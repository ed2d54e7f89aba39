import {createRequire} from 'node:module';
import path from 'node:path';
import {firstLine, STOP, type ChildMessage} from './childMessages';
import {removeDataDir} from './dataDir';

interface ConfluxNode {
  startNode: (config: {configFile: string}) => Promise<void>;
  stopNode: () => Promise<void>;
}

function isConfluxModule(value: unknown): value is {ConfluxNode: new () => ConfluxNode} {
  return (
    typeof value === 'object' && value !== null && 'ConfluxNode' in value && typeof value.ConfluxNode === 'function'
  );
}

function tell(message: ChildMessage): void {
  if (process.connected) process.send?.(message);
}

function load(moduleFile: string, configFile: string): ConfluxNode | undefined {
  // The module makes a temporary folder at each start, which a crash would leave behind.
  process.env.TMPDIR = path.dirname(configFile);
  // Accounts that a caller makes (cfx_newAccount) belong to this chain, not to the person's home folder.
  process.env.XDG_DATA_HOME = path.dirname(configFile);
  try {
    // A package whose main file is native code can't be imported, only required.
    const loaded: unknown = createRequire(configFile)(moduleFile);
    if (!isConfluxModule(loaded)) throw new Error(`${moduleFile} exports no ConfluxNode.`);
    return new loaded.ConfluxNode();
  } catch (error) {
    tell({kind: 'unloadable', reason: firstLine(error)});
    return undefined;
  }
}

/** A parent that lives removes the data itself. */
function leave(temporaryDir: string, code: number): never {
  if (temporaryDir && !process.connected) removeDataDir(temporaryDir);
  process.exit(code);
}

/**
 * The whole of the node's own process: loads the native module, runs one node, and ends on request or when its parent
 * is gone. Its arguments are the module's file, the node's configuration and the folder to remove, if any.
 */
export function runChild([moduleFile = '', configFile = '', temporaryDir = '']: readonly string[]): void {
  const node = load(moduleFile, configFile);
  if (!node) return;
  let ending = false;
  // The node can't be stopped before it has started.
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    // Without a parent no one waits, and a folder is only gone for good when nothing writes to it any more.
    setTimeout(() => leave(temporaryDir, 1), process.connected ? 4000 : 30_000);
    try {
      await starting;
      await node.stopNode();
    } finally {
      leave(temporaryDir, 0);
    }
  };
  // Ctrl+C and a closed terminal reach the whole group; the parent decides what follows.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('SIGTERM', () => void end());
  process.on('disconnect', () => void end());
  process.on('message', (message) => {
    if (message === STOP) void end();
  });
  const starting = node.startNode({configFile}).then(
    () => tell({kind: 'started'}),
    (error: unknown) => tell({kind: 'failed', reason: firstLine(error)}),
  );
}
