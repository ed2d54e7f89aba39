// Starts nodes for a test, each with a folder, ports and a network key of its own.
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { newFolder, runIn } from '../harness/child.mjs';

const SECONDS = 60;

/** Asks until the answer is right, and fails after a minute. */
export async function until(claim, holds) {
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end; await sleep(100))
    if (await holds()) return;
  throw new Error(`still not so: ${claim}`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export class TestNode {
  /** Returns a running node. */
  static async start() {
    const node = new TestNode(await freePort(), await freePort());
    try {
      await node.run();
      return node;
    } catch (error) {
      await node.stop();
      throw error;
    }
  }

  constructor(tcp, rpc) {
    Object.assign(this, { tcp, rpc });
    const key = generatePrivateKey();
    this.id = `0x${privateKeyToAccount(key).publicKey.slice(4)}`; // without the 04 in front
    this.folder = newFolder('node-tests-');
    const own = `net_key = "${key}"\ntcp_port = ${tcp}\njsonrpc_http_port = ${rpc}\n`;
    writeFileSync(path.join(this.folder, 'node.toml'), readFileSync('node.toml', 'utf8') + own);
    cpSync('log.yaml', path.join(this.folder, 'log.yaml'));
  }

  async run() {
    this.process = runIn(this.folder);
    if (!(await this.process.started))
      throw new Error(`a node did not start: ${this.process.said()}`);
    await until(
      'the node is ready',
      async () => (await this.ask('debug_currentSyncPhase')) === 'NormalSyncPhase',
    );
  }

  // #region ask
  async ask(method, ...params) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(`http://127.0.0.1:${this.rpc}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { result, error } = await response.json();
    if (error) throw new Error(`${method}: ${error.message} ${error.data ?? ''}`);
    return result;
  }

  async connect(other) {
    await this.ask('test_addNode', other.id, `127.0.0.1:${other.tcp}`);
    await until(
      'the nodes are connected',
      async () => (await this.ask('test_getPeerInfo')).length > 0,
    );
  }
  // #endregion ask

  async stop() {
    await this.process?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
