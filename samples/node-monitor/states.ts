// Asks the program whether a node is ready, in one state of the node after the other: tsx states.ts
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { askAt } from '../harness/ask.ts';
import { freePort } from '../harness/runNode.ts';
import { start, startFirst, until, withNodes } from './nodes.ts';

/** Runs the program, and fails unless its code and text are the expected ones. */
async function probe(state: string, args: string[], code: number, text: RegExp): Promise<void> {
  const run = await new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, ['served/node-health.mjs', ...args], (error, out, errors) => {
      resolve({ code: Number(error?.code ?? 0), text: (out || errors).split('\n')[0] ?? '' });
    });
  });
  const shown = run.text.replaceAll(/http:\/\/127.0.0.1:\d+/g, 'http://127.0.0.1:PORT');
  console.log(`${state}\n  ${run.code}  ${shown}`);
  if (run.code !== code || !text.test(run.text)) throw new Error(`expected ${code} ${text}`);
}

const session = (url: string) => askAt<unknown[]>(url, 'debug_getNetSessions');
const phase = (url: string) => askAt<string>(url, 'debug_currentSyncPhase');
const epoch = async (url: string) => Number(await askAt<string>(url, 'cfx_epochNumber'));

/** The node of v3.0.2 hangs if many clients call one method while it makes blocks. */
async function hang(): Promise<void> {
  const [port, espace] = [await freePort(), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), 'node-monitor-'));
  const settings = {
    mode: 'dev',
    dev_block_interval_ms: 20,
    chain_id: 1234,
    evm_chain_id: 1235,
    tcp_port: await freePort(),
    conflux_data_dir: folder,
    pos_private_key_path: path.join(folder, 'pos_key'),
    jsonrpc_local_http_port: port,
    jsonrpc_http_eth_port: espace,
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  writeFileSync(path.join(folder, 'node.toml'), lines.join('\n'));
  const files = [path.join(folder, 'node.toml'), process.cwd()];
  const variables = { ...process.env, CFX_POS_KEY_ENCRYPTION_PASSWORD: 'test' };
  const node = fork('../harness/node.mjs', files, {
    env: variables,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(node, 'exit');
  await once(node, 'message');
  const ends = Date.now() + 30_000;
  let silent = 0;
  const client = async () => {
    while (Date.now() < ends && silent === 0) {
      const url = `http://127.0.0.1:${espace}`;
      const answer = askAt(url, 'eth_feeHistory', '0x400', 'latest', [10, 50, 90]);
      const gaveUp = pause(5_000, 'silent', { ref: false });
      if ((await Promise.race([answer.catch(() => ''), gaveUp])) === 'silent') silent += 1;
    }
  };
  await Promise.all(Array.from({ length: 24 }, client));
  const url = ['--url', `http://127.0.0.1:${port}`];
  await probe('it hangs', url, 1, /cfx_getStatus: no response in 3 s/).finally(async () => {
    node.kill('SIGKILL'); // it doesn't end otherwise
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
}

/** A stand-in for a node whose PoS status loses its form: the service mustn't repeat what it served before. */
async function unexpected(): Promise<void> {
  let epoch = 1000;
  let pos = {};
  const resultOf = (method: string): unknown => {
    epoch += 1;
    if (method === 'pos_getStatus') return pos;
    if (method === 'debug_currentSyncPhase') return 'NormalSyncPhase';
    if (method === 'debug_getNetSessions') return [{ originated: true }];
    return { epochNumber: epoch, latestState: epoch };
  };
  const node = createServer((request, response) => {
    void json(request).then((call) => {
      response.end(JSON.stringify({ result: resultOf((call as { method: string }).method) }));
    });
  });
  const [port, listen] = [await freePort(), await freePort()];
  node.listen(port, '127.0.0.1');
  const args = ['--url', `http://127.0.0.1:${port}`, '--listen', `[::1]:${listen}`];
  const service = fork('served/node-health.mjs', args, { silent: true });
  const code = async () => (await fetch(`http://[::1]:${listen}/health`)).status;
  pos = { pivotDecision: {} };
  await until('200', async () => (await code()) === 200);
  pos = {};
  await until('503', async () => (await code()) === 503);
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  const [left] = (await ended) as [number | null];
  if (left !== 0) throw new Error(`SIGTERM ended it with ${left}`);
  node.close();
}

await unexpected();
await withNodes(async () => {
  await probe('stopped', [], 1, /ECONNREFUSED/);

  const { first, pace, connect, separate } = await startFirst();
  const alone = { dev_allow_phase_change_without_peer: false };
  const [publicPort, espacePort] = [await freePort(), await freePort()];
  const metrics = await freePort();
  const node = await start({
    ...alone,
    min_phase_change_normal_peer_count: 1,
    public_rpc_apis: 'safe',
    jsonrpc_http_port: publicPort,
    jsonrpc_http_eth_port: espacePort,
    metrics_enabled: true,
    metrics_prometheus_listen_addr: `127.0.0.1:${metrics}`,
  });
  const of = ['--url', node.url, '--stall', '5'];
  const compared = [...of, '--reference', first.url, '--max-lag', '20'];
  await probe('started, no peers', of, 1, /phase CatchUpSync.*no peers/);
  const { status } = await fetch(`http://127.0.0.1:${metrics}/health`);
  console.log(`the same node, GET /health at its own metrics port\n  HTTP ${status}`);

  const syncing = await start({ ...alone, min_phase_change_normal_peer_count: 2 });
  await connect(syncing);
  await until('session', async () => (await session(syncing.url)).length > 0);
  await probe('syncing', ['--url', syncing.url], 1, /not ready: phase CatchUp\w+$/);
  await syncing.stop();

  await connect(node);
  await until('sync', async () => (await phase(node.url)) === 'NormalSyncPhase');
  await until('epochs', async () => (await epoch(node.url)) > 20);
  await probe('synced', of, 0, /^ready at epoch \d+$/);
  const both = [...compared, '--espace', `http://127.0.0.1:${espacePort}`];
  await probe('synced, compared with a second node', both, 0, /^ready at epoch \d+$/);
  const gone = [...of, '--reference', `http://127.0.0.1:${await freePort()}`];
  await probe('synced, no response from the second node', gone, 0, /not compared: cfx_getStatus/);
  const open = ['--url', `http://127.0.0.1:${publicPort}`];
  await probe('synced, asked at its public port', open, 1, /this is not the local port/);

  pace.milliseconds = Infinity;
  await probe('the epoch stands still', of, 1, /epoch \d+ is the same after 5 s$/);
  pace.milliseconds = 200;

  await separate(node);
  await until('separation', async () => (await session(node.url)).length === 0);
  const before = await epoch(first.url);
  await until('distance', async () => (await epoch(first.url)) > before + 30);
  await probe('it has lost its peers', compared, 1, /no peers; \d+ epochs behind/);

  const other = await start({ chain_id: 4321 });
  const elsewhere = [...of, '--reference', other.url];
  await probe('the second node is of another chain', elsewhere, 1, /is of chain 4321, /);
  await probe('a wrong option', ['--max-lags', '5'], 2, /Unknown option '--max-lags'/);
});
await hang();
