// A node in a folder of its own that may stay for its next start, and what the programs of this sample ask of it.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The key of a node in the network, and the id by which another node finds it. */
export const FIRST = {
  key: `"${'11'.repeat(32)}"`,
  id: '0x4f355bdcb7cc0af728ef3cceb9615d90684bb5b2ca5f859ab0f0b704075871aa385b6b1b8ead809ca67454d9683fcf2ba03456d6fe2c4abe2b07f0fbdbb2f1c1',
};

const folders = [];
process.on('exit', () =>
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

/** A new folder for a node. */
export function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-slow-'));
  folders.push(folder);
  return folder;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** One JSON-RPC call; throws the node's error. */
export async function call(port, method, ...params) {
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

/** Starts a node in a folder; it responds once this resolves. */
export async function start(folder, settings = {}) {
  const [port, p2p] = [await freePort(), await freePort()];
  copyFileSync('log.yaml', path.join(folder, 'log.yaml'));
  const own = {
    mode: '"test"',
    jsonrpc_local_http_port: port,
    tcp_port: p2p,
    public_address: `"127.0.0.1:${p2p}"`,
    ...settings,
  };
  const lines = Object.entries(own).map(([key, value]) => `${key} = ${value}\n`);
  writeFileSync(path.join(folder, 'node.toml'), readFileSync('node.toml', 'utf8') + lines.join(''));
  const child = fork(path.resolve('node.mjs'), [process.cwd()], {
    cwd: folder,
    env: { ...process.env, CFX_POS_KEY_ENCRYPTION_PASSWORD: 'test' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let printed = '';
  child.stderr.on('data', (text) => (printed += text));
  const ended = once(child, 'exit');
  const started = once(child, 'message').then(() => true);
  if (!(await Promise.race([started, ended.then(() => false)]))) throw new Error(printed);
  let share = 1;
  return {
    port,
    p2p,
    call: (method, ...params) => call(port, method, ...params),
    log: () => readFileSync(path.join(folder, 'log/conflux.log'), 'utf8'),
    /** Gives the node a part of the time only, as on a machine that is too slow. */
    slowDown(part) {
      const turns = async () => {
        while (share < 1) {
          child.kill('SIGSTOP');
          await sleep(200 * (1 - share));
          child.kill('SIGCONT');
          await sleep(200 * share);
        }
      };
      const slow = share < 1;
      share = part;
      if (!slow) void turns();
    },
    fullSpeed: () => (share = 1),
    async stop() {
      share = 1;
      await sleep(250);
      child.disconnect();
      await ended;
    },
    async kill() {
      share = 1;
      child.kill('SIGKILL');
      await ended;
    },
    /** What slow-or-stuck.sh prints about this node, and its exit code. */
    async ask(seconds) {
      const script = spawn('sh', ['slow-or-stuck.sh', String(seconds)], {
        env: {
          ...process.env,
          NODE: `http://127.0.0.1:${port}`,
          LOG: path.join(folder, 'log/conflux.log'),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let text = '';
      script.stdout.on('data', (data) => (text += data));
      const [code] = await once(script, 'close');
      return { text: text.replaceAll(`${folder}/`, ''), code };
    },
  };
}

/** Waits until something is so. */
export async function until(question, seconds = 120) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50))
    if (await question()) return;
  throw new Error(`not so after ${seconds} s: ${question}`);
}
