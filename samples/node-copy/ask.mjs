// Starts a node with the file of the first argument and runs the script of the others against it, without a network.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runIn } from '../harness/child.mjs';
import { newFolder, rpc, until } from './node.mjs';

const [config, ...script] = process.argv.slice(2);
const folder = newFolder();
// Other ports, so that it also runs beside a node that uses the usual ones.
const PORTS = { 12539: 22549, 12537: 22547, 8545: 28549, 32323: 42333 };
const text = readFileSync(config, 'utf8').replace(/12539|12537|8545|32323/g, (port) => PORTS[port]);
writeFileSync(path.join(folder, 'node.toml'), text);
const node = runIn(folder);
try {
  await until(() => rpc('cfx_getStatus').catch(() => undefined), 90).catch((error) => {
    throw new Error(`${error.message}: ${node.said()}`);
  });
  const url = 'http://127.0.0.1:22549';
  const output = execFileSync('sh', script, {
    encoding: 'utf8',
    env: { ...process.env, CORE: url, OWN: url },
  });
  process.stdout.write(output.replaceAll('22549', '12539'));
} finally {
  await node.kill();
  rmSync(folder, { recursive: true, force: true });
}
