// A Conflux node in a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Settings of node.toml by their names. */
export type Settings = Record<string, string | number | boolean>;

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function writeSettings(folder: string, settings: Settings): string {
  const file = path.join(folder, 'node.toml');
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = ${JSON.stringify(value)}\n`,
  );
  writeFileSync(file, lines.join(''));
  return file;
}

/** What a process has beside what this one has. */
export type Variables = Record<string, string>;

/**
 * Runs a node in a folder until what this returns is called. Throws what the node printed if it ends at its start, and
 * prints it if it ends by itself later.
 */
export async function runNode(
  folder: string,
  settings: Settings,
  variables: Variables = {},
): Promise<() => Promise<void>> {
  const program = fileURLToPath(new URL('./node.mjs', import.meta.url));
  const node = fork(program, [writeSettings(folder, settings), process.cwd()], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...variables },
  });
  let printed = '';
  node.stderr?.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = once(node, 'exit');
  const started = once(node, 'message').then(() => true);
  if (!(await Promise.race([started, ended.then(() => false)])))
    throw new Error(`the node ended at its start: ${printed}`);
  let stopping = false;
  void ended.then(() => {
    if (!stopping) process.stderr.write(printed);
  });
  return async () => {
    stopping = true;
    if (node.connected) node.disconnect();
    await ended;
  };
}
