import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {toNginx, type Delivery} from '../../src/delivery/recipes';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const MIME_TYPES = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];

/** A running nginx and how to stop it. */
export interface RunningNginx {
  port: number;
  stop: () => void;
}

const find = (places: string[]): string | undefined => places.find((place) => existsSync(place));

/** Installs Debian's nginx where that is possible without a question; throws one clear sentence where it is not. */
export function installNginx(): string {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): boolean => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    // The package's own service would take port 80; level 1 keeps it from starting. cspell:ignore runlevel
    return (
      spawnSync(command, rest, {
        stdio: 'ignore',
        env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
      }).status === 0
    );
  };
  const install = (): boolean => apt('install', '-y', '-qq', 'nginx-light') || apt('install', '-y', '-qq', 'nginx');
  if (!find(PLACES) && process.platform === 'linux') {
    const done = install() || (apt('update', '-qq') && install());
    if (!done) console.error('apt-get could not install nginx.');
  }
  const nginx = find(PLACES);
  if (!nginx)
    throw new Error(
      'The nginx recipe is tried on a real nginx, and there is none here: install it (Debian: apt-get install nginx-light).',
    );
  return nginx;
}

/** A port that no one listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}

/**
 * The smallest whole configuration around the recipe's server block: one process of this user, everything in one
 * folder.
 */
function wholeConfiguration(home: string, block: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${home}/${name};`,
  );
  return `daemon off;
master_process off;
pid ${home}/nginx.pid;
error_log ${home}/error.log warn;
events {}
http {
  include ${find(MIME_TYPES) ?? '/etc/nginx/mime.types'};
  access_log off;
${temporary.join('\n')}
${block}}
`;
}

/** Resolves once the server responds; throws with its output if it ends or does not respond. */
export async function untilItAnswers(port: number, nginx: ChildProcess, output: () => string): Promise<void> {
  while (nginx.exitCode === null) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not run with the generated recipe: ${output()}`);
}

/** Runs nginx, without any privilege, with the generated server block over a build. */
export async function startNginx(delivery: Delivery, build: string): Promise<RunningNginx> {
  const binary = installNginx();
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(home, 'logs'));
  const port = await freePort();
  const configuration = path.join(home, 'nginx.conf');
  writeFileSync(configuration, wholeConfiguration(home, toNginx(delivery, build, port)));
  let said = '';
  const nginx = spawn(binary, ['-p', home, '-c', configuration, '-e', path.join(home, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  nginx.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stop = (): void => {
    nginx.kill();
    rmSync(home, {recursive: true, force: true});
  };
  try {
    await untilItAnswers(port, nginx, () => said);
  } catch (error) {
    stop();
    throw error;
  }
  return {port, stop};
}
