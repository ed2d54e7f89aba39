// Starts the node with validator.toml, without peers, and lists what it listens on.
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SHIFT = 3000; // so that a node that runs here already is not disturbed

/** The sockets of this process that wait for others, as [protocol, address, port]. */
function listening(pid) {
  const own = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return ''; // closed in the meantime
    }
  });
  const LISTEN = { tcp: '0A', tcp6: '0A', udp: '07', udp6: '07' };
  return Object.entries(LISTEN).flatMap(([protocol, wanted]) =>
    readFileSync(`/proc/${pid}/net/${protocol}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(
        ([, , , state, , , , , , inode]) => state === wanted && own.includes(`socket:[${inode}]`),
      )
      .map(([, local]) => {
        const [address, port] = local.split(':');
        return [
          protocol.slice(0, 3),
          /^0+$/.test(address) ? 'all addresses' : address === '0100007F' ? '127.0.0.1' : address,
          Number.parseInt(port, 16) - SHIFT,
        ];
      }),
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'validator-machine-'));
cpSync('node_modules/@xcfx/node/configs/pos_config', path.join(folder, 'pos_config'), {
  recursive: true,
});
cpSync('log.yaml', path.join(folder, 'log.yaml'));
const moved = readFileSync('validator.toml', 'utf8').replace(
  /(port = )(\d+)/g,
  (_, key, port) => key + (Number(port) + SHIFT),
);
writeFileSync(path.join(folder, 'node.toml'), moved);
const env = { ...process.env, TMPDIR: folder, CFX_POS_KEY_ENCRYPTION_PASSWORD: 'test' };
const node = spawn(
  process.execPath,
  [path.resolve('../harness/node.mjs'), 'node.toml', process.cwd()],
  { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] },
);
const ended = new Promise((resolve) => node.once('close', () => resolve(false)));
try {
  const started = new Promise((resolve) =>
    node.stdout.on('data', (text) => String(text).includes('started') && resolve(true)),
  );
  if (!(await Promise.race([started, ended, sleep(60_000, false)])))
    throw new Error('the node did not start');
  await sleep(5000); // a port that opens late counts too
  const sockets = listening(node.pid).sort(([, , one], [, , other]) => other - one);
  const open = sockets.filter(([, address]) => address !== '127.0.0.1');
  if (open.some(([, , port]) => port !== 32323)) throw new Error('another port is open to others');
  if (!sockets.some(([, address, port]) => address === '127.0.0.1' && port === 12539))
    throw new Error('no local port');
  for (const [protocol, address, port] of sockets)
    console.log(`${protocol} ${String(port).padEnd(6)} ${address}`);
} finally {
  node.kill('SIGKILL'); // it has nothing to save
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
