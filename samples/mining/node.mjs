import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const rpc = (method, ...params) => rpcAt(24537, method, ...params);

export async function rpcAt(port, method, ...params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

export function check(condition, claim) {
  if (!condition) throw new Error(`not so: ${claim}`);
}

/** Asks until the answer is true. */
export async function until(question, seconds = 60) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100))
    if (await question()) return;
  throw new Error(`still not so after ${seconds} s: ${question}`);
}

export const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket
      .once('connect', () => socket.destroy() && resolve(true))
      .once('error', () => resolve(false));
  });

/** Runs a node with node.toml and more lines, and returns what `use` finds out; or the message with which the node refuses to start. */
export async function withNode(lines, use, toml = readFileSync('node.toml', 'utf8')) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mining-'));
  const at = (name) => path.join(folder, name);
  cpSync('node_modules/@xcfx/node/configs/pos_config', at('pos_config'), { recursive: true });
  const data = `conflux_data_dir = "${at('data')}"\n`; // absolute: the module works in a folder of its own
  writeFileSync(at('node.toml'), `${toml}${data}${lines}\n`);
  const env = { ...process.env, TMPDIR: folder, CFX_POS_KEY_ENCRYPTION_PASSWORD: 'test' };
  const node = spawn(process.execPath, [path.resolve('start.mjs')], { cwd: folder, env });
  let errors = '';
  node.stderr.on('data', (text) => (errors += text));
  const ended = new Promise((resolve) => node.once('close', () => resolve(false)));
  const started = new Promise((resolve) =>
    node.stdout.on('data', (text) => String(text).includes('started') && resolve(true)),
  );
  try {
    if (!(await Promise.race([started, ended, sleep(60_000, false)])))
      return errors.match(/panicked at .*\n([^]*?)stack backtrace/)?.[1].trim() ?? errors;
    return await use(node);
  } finally {
    node.kill('SIGKILL'); // it has nothing to save
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
