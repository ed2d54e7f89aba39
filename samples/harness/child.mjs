// A node in a folder of its own, for programs that plain Node.js runs: node.mjs is the node, this the side of its parent.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./node.mjs', import.meta.url));

/** A new folder with what a release brings along for proof of stake; the sample's package @xcfx/node has it. */
export function newFolder(prefix) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  cpSync('node_modules/@xcfx/node/configs/pos_config', path.join(folder, 'pos_config'), {
    recursive: true,
  });
  return folder;
}

/** Runs a node with the file node.toml of a folder, where it also leaves what it writes for the moment. */
export function runIn(folder) {
  const node = fork(PROGRAM, ['node.toml', process.cwd()], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder, CFX_POS_KEY_ENCRYPTION_PASSWORD: 'test' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  let stopping = false;
  const ended = once(node, 'close').then(() => false);
  const begun = once(node, 'message').then(() => true);
  // A panic at the start ends the program `conflux`, but not Node.js.
  const panicked = new Promise((resolve) => {
    for (const stream of [node.stdout, node.stderr])
      stream.on('data', (text) => {
        said += String(text);
        if (said.includes('panicked')) setTimeout(resolve, 500, false);
      });
  });
  const started = Promise.race([begun, ended, panicked, sleep(60_000, false, { ref: false })]);
  void Promise.all([started, ended]).then(([itDid]) => {
    if (itDid && !stopping) process.stderr.write(said); // it ended by itself
  });
  const end = async (signal) => {
    stopping = true;
    node.kill(signal);
    await Promise.race([ended, sleep(20_000, undefined, { ref: false })]);
    node.kill('SIGKILL');
    await ended;
  };
  return {
    pid: node.pid,
    /** True once it runs; false if it ends, panics or takes more than a minute before. */
    started,
    /** What it has written so far. */
    said: () => said,
    /** Ends a node that has nothing to save. */
    kill: () => end('SIGKILL'),
    /** Lets a node save its data and end. */
    stop: () => end('SIGTERM'),
  };
}

/** One JSON-RPC call to a port of this machine; throws the node's error. */
export async function askAt(port, method, ...params) {
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

/** Asks until the answer is true. */
export async function until(question, seconds = 60) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100))
    if (await question()) return;
  throw new Error(`still not so after ${seconds} s: ${question}`);
}

/** Whether somebody listens on a port of this machine. */
export const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket
      .once('connect', () => socket.destroy() && resolve(true))
      .once('error', () => resolve(false));
  });
