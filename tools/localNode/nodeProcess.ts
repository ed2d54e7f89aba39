import {fork, type ChildProcess} from 'node:child_process';
import {closeSync, openSync} from 'node:fs';
import {isChildMessage, STOP, type ChildMessage} from './childMessages';
import {filesIn} from './nodeConfig';

/** How a process ended, in words. */
export type Ending = string;

/** What runs in the node's process. */
export interface NodeProgram {
  file: string;
  /** Arguments that come before those of every node. */
  first: readonly string[];
  /** Options of Node.js. */
  execArgv: readonly string[];
}

/** The node's process, and what it says. */
export interface NodeProcess {
  pid: number | undefined;
  /** Resolves with the outcome of the start; pending for ever where the process ends before it says any. */
  outcome: Promise<ChildMessage>;
  ended: Promise<Ending>;
  stop: () => Promise<void>;
}

const STOP_LIMIT_MS = 8000;

function endingOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    // Unlike `exit`, `close` comes after the last message.
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${String(code)}`));
    child.once('error', (error) => resolve(error.message));
  });
}

function outcomeOf(child: ChildProcess): Promise<ChildMessage> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (isChildMessage(message)) resolve(message);
    });
  });
}

/** Starts a process of its own for one node; the process ends with this one, however this one ends. */
export function startNodeProcess(
  moduleFile: string,
  dataDir: string,
  temporary: boolean,
  {file, first, execArgv}: NodeProgram,
): NodeProcess {
  const {config, log} = filesIn(dataDir);
  const output = openSync(log, 'a');
  const child = fork(file, [...first, moduleFile, config, temporary ? dataDir : ''], {
    cwd: dataDir,
    execArgv: [...execArgv],
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const ended = endingOf(child);
  const stop = async (): Promise<void> => {
    if (child.connected) child.send(STOP, () => undefined);
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
  };
  return {pid: child.pid, outcome: outcomeOf(child), ended, stop};
}
