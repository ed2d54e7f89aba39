// What both programs of this sample need: a folder with a configuration, a node in it, and a request to it.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const folders = [];
process.on('exit', () =>
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

/** A new folder with everything that a node needs. */
export function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-trouble-'));
  folders.push(folder);
  cpSync('node_modules/@xcfx/node/configs/pos_config', path.join(folder, 'pos_config'), {
    recursive: true,
  });
  return folder;
}

/** Writes node.toml of this sample into the folder, with some lines replaced or added. */
export function configure(folder, lines) {
  let toml = readFileSync('node.toml', 'utf8');
  for (const [key, value] of Object.entries(lines))
    toml =
      toml.replace(new RegExp(`^${key} = .*\n`, 'm'), '') +
      (value === null ? '' : `${key} = ${value}\n`);
  writeFileSync(path.join(folder, 'node.toml'), toml);
}

/** Starts a node and waits until it has started or ended. */
export async function start(folder, password = 'test') {
  const node = spawn(
    process.execPath,
    [path.resolve('../harness/node.mjs'), 'node.toml', process.cwd(), folder],
    { cwd: folder, env: { ...process.env, CFX_POS_KEY_ENCRYPTION_PASSWORD: password } },
  );
  let text = '';
  const ended = new Promise((resolve) => node.once('close', () => resolve(false)));
  const began = new Promise((resolve) => {
    for (const stream of [node.stdout, node.stderr])
      stream.on('data', (data) => (text += data).includes('started\n') && resolve(true));
  });
  const started = await Promise.race([began, ended, sleep(60_000, false, { ref: false })]);
  const end = async () => {
    node.kill('SIGKILL'); // it has nothing to save
    await ended;
  };
  return { started, text, end };
}

/** The response as an object, or undefined if there is none in time. */
export async function ask(port, method, params = [], milliseconds = 5_000) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  try {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(milliseconds),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}
