// Starts the node with validator.toml, without peers, and lists what it listens on.
import { cpSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder, runIn } from '../harness/child.mjs';

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

const folder = newFolder('validator-machine-');
cpSync('log.yaml', path.join(folder, 'log.yaml'));
const moved = readFileSync('validator.toml', 'utf8').replace(
  /(port = )(\d+)/g,
  (_, key, port) => key + (Number(port) + SHIFT),
);
writeFileSync(path.join(folder, 'node.toml'), moved);
const node = runIn(folder);
try {
  if (!(await node.started)) throw new Error(`the node did not start: ${node.said()}`);
  await sleep(5000); // a port that opens late counts too
  const sockets = listening(node.pid).sort(([, , one], [, , other]) => other - one);
  const open = sockets.filter(([, address]) => address !== '127.0.0.1');
  if (open.some(([, , port]) => port !== 32323)) throw new Error('another port is open to others');
  if (!sockets.some(([, address, port]) => address === '127.0.0.1' && port === 12539))
    throw new Error('no local port');
  for (const [protocol, address, port] of sockets)
    console.log(`${protocol} ${String(port).padEnd(6)} ${address}`);
} finally {
  await node.kill();
  rmSync(folder, { recursive: true, force: true });
}
