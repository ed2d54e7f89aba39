// Serves the metrics of a validator's node, and makes trouble until each log line comes: tsx watch.ts
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askAt } from '../harness/ask.ts';
import { freePort, type Settings } from '../harness/runNode.ts';
import { start, startFirst, until, withNodes } from './nodes.ts';
import { deploy, register } from './validator.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'node-monitor-'));

/** Has a node write its log to a file. */
function logOf(name: string): Record<string, string> {
  const conf = path.join(folder, `${name}.yaml`);
  const file = `{kind: file, path: ${JSON.stringify(path.join(folder, `${name}.log`))}}`;
  writeFileSync(conf, `appenders:\n  file: ${file}\nroot: {level: info, appenders: [file]}\n`);
  return { LOG_CONF: conf, NODE_OPTIONS: `--import ${import.meta.resolve('./with-log.mjs')}` };
}

const hasLine = (name: string, text: string) => async () =>
  Promise.resolve(readFileSync(path.join(folder, `${name}.log`), 'utf8').includes(text));
const get = async (url: string) => (await fetch(url)).text();
const show = (what: string, text: string) => console.log(`${what}\n  ${text.trim()}`);

/** Waits for a line in a node's log. */
async function line(name: string, text: string): Promise<void> {
  await until(text, hasLine(name, text));
  console.log(`  in the log: ${text}`);
}

/** Fails unless the value of a metric becomes this one. */
async function metric(url: string, name: string, value: number): Promise<void> {
  const is = async () => (await get(url)).split('\n').includes(`${name} ${value}`);
  await until(`${name} ${value}`, is);
  console.log(`  ${name} ${value}`);
}

interface Account {
  status: { forceRetired: string | null };
}
const account = (url: string, id: string) => askAt<Account>(url, 'pos_getAccount', id);

/** A node whose pos_config.yaml is missing. */
async function withoutPos(): Promise<void> {
  console.log('a node without pos_config.yaml');
  const pos_config_path = path.join(folder, 'missing.yaml');
  const late = { pos_reference_enable_height: 1000, cip1559_transition_height: 1000 };
  const rules = { ...late, pos_config_path };
  const node = await start(rules, { variables: logOf('pos') });
  const ready = async () => (await askAt(node.url, 'debug_currentSyncPhase')) === 'NormalSyncPhase';
  await until('sync', ready);
  await askAt(node.url, 'test_generateOneBlock', 10, 300_000);
  await line('pos', 'PoS cannot be started at the expected height');
  const answer = await askAt(node.url, 'pos_getStatus').catch(({ message }: Error) => message);
  console.log(`  ${String(answer)}`);
  await node.stop();
}

await withNodes(async () => {
  await withoutPos();
  const { first, connect } = await startFirst();
  const [listen, own, other] = [await freePort(), await freePort(), await freePort()];
  const metrics = (port: number): Settings => ({
    metrics_enabled: true,
    metrics_prometheus_listen_addr: `127.0.0.1:${port}`,
  });
  const settings = {
    min_phase_change_normal_peer_count: 1,
    ...metrics(own),
  };
  const place = {
    folder: path.join(folder, 'node'),
    port: await freePort(),
    variables: logOf('node'),
  };
  const node = await start(settings, place);
  await connect(node);
  const id = await register(first.url, node.url);
  const args = ['--url', node.url, '--reference', first.url, '--validator', id];
  const watcher = fork('served/node-health.mjs', [...args, '--listen', String(listen)], {
    silent: true,
  });
  const address = `http://127.0.0.1:${listen}`;
  try {
    const health = () => get(`${address}/health`).catch(() => '');
    await until('health', async () => (await health()) === 'ready\n');
    const text = await get(`${address}/metrics`);
    writeFileSync('metrics.txt', text.replaceAll(id, '0x…'));
    const { status } = await fetch(`${address}/health`);
    show('/health', `${status} ${await health()}`);

    console.log('a node without the newest rules');
    const rules = { min_phase_change_normal_peer_count: 1, cip119_transition_number: 1_000_000 };
    const old = await start({ ...rules, ...metrics(other) }, { variables: logOf('old') });
    await connect(old);
    await until('sync', async () => Number(await askAt(old.url, 'cfx_epochNumber')) > 5);
    await deploy(first.url);
    await line('old', 'state/blame is invalid!');
    const invalid = async () =>
      /^system_metrics_invalid_blame_or_state_root_count [1-9]/m.test(
        await get(`http://127.0.0.1:${other}/`),
      );
    await until('counter', invalid);
    writeFileSync('own-metrics.txt', await get(`http://127.0.0.1:${other}/`));
    console.log('  system_metrics_invalid_blame_or_state_root_count grows');
    await old.stop();

    console.log('the validator is stopped until it is retired, and started again');
    const seats = async () =>
      /^conflux_validator_seats [1-9]/m.test(await get(`${address}/metrics`));
    await until('seats', seats);
    await node.stop();
    await until('no response', async () => (await fetch(`${address}/health`)).status === 503);
    show('/health', `503 ${await health()}`);
    const retired = async () => (await account(first.url, id)).status.forceRetired !== null;
    await until('forced retirement', retired);
    const again = await start(settings, place);
    await connect(again);
    await metric(`${address}/metrics`, 'conflux_validator_force_retired', 1);
    await line('node', 'The node stops elections for force retire!');

    console.log('the only other validator is stopped');
    await first.stop();
    const finalized = async () =>
      (await askAt<{ latestFinalized: string }>(again.url, 'cfx_getStatus')).latestFinalized;
    await pause(5_000);
    const before = await finalized();
    for (let made = 0; made < 60; made += 1)
      await askAt(again.url, 'test_generateOneBlock', 10, 300_000);
    await pause(5_000);
    if ((await finalized()) !== before) throw new Error('something was finalized');
    console.log('  latestFinalized stays the same while the epoch grows');
    await metric(`${address}/metrics`, 'conflux_peers{direction="out"}', 0);
    await line('node', 'No peers connected at this moment');
    await again.stop();
  } finally {
    watcher.kill();
    await once(watcher, 'exit');
  }
});
rmSync(folder, { recursive: true, force: true });
