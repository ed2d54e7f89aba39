// Follows the page from an empty folder, and compares what the subgraph returns with the contract.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { balanceOf, bob, client, deploy, send } from './chain.ts';
import { startIpfs, type Ledger, type Meta } from './graphNode.ts';
import { startPostgres } from './postgres.ts';

const sample = process.cwd();
const project = path.join(sample, 'empty/coin-subgraph');
const bash = (step: string, cwd: string, env: Record<string, string> = {}) =>
  execFileSync('bash', ['-e', path.join(sample, 'steps', step)], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });
const fail = (message: string): never => {
  throw new Error(message);
};

const coin = await deploy();
const manifest = readFileSync('subgraph/subgraph.yaml', 'utf8');
if (!manifest.toLowerCase().includes(coin.address))
  fail(`the manifest has another address than ${coin.address}`);
const startBlock = BigInt(/startBlock: (\d+)/.exec(manifest)![1]);
if (startBlock > coin.block)
  fail(`the manifest begins at block ${startBlock}, after the deployment in block ${coin.block}`);
await send(coin.address, bob, 5n);

mkdirSync('empty', { recursive: true });
bash('start.sh', 'empty');
cpSync('subgraph', project, { recursive: true });
bash('build.sh', project);

const postgres = await startPostgres();
const ipfs = await startIpfs();
const env = { POSTGRES_URL: postgres.url, IPFS: ipfs.url, RPC_URL: process.env.ESPACE_RPC! };
const tested = bash('test.sh', project, env);
console.log(`// #region test\n${tested.replaceAll(project, '.').trim()}\n// #endregion test`);

// The first block of a test is left out if the manifest has a startBlock above 0.
const file = path.join(project, 'tests/coin.json');
writeFileSync(file, readFileSync(file, 'utf8').replace('    {},\n', ''));
try {
  bash('test.sh', project, env);
  fail('the test passes without the empty block');
} catch (error) {
  const output = String((error as { stdout?: string }).stdout);
  if (!output.includes('"balance": "-300"')) throw error;
}

const fresh = await startPostgres();
const graph = spawn('bash', ['-e', path.join(sample, 'steps/dev.sh')], {
  cwd: project,
  env: { ...process.env, ...env, POSTGRES_URL: fresh.url },
  detached: true,
  stdio: ['ignore', 'pipe', 'pipe'],
});
let log = '';
for (const stream of [graph.stdout, graph.stderr]) stream.on('data', (text) => (log += text));
const ask = async <Data>(query: string) => {
  const body = JSON.stringify({ query });
  const response = await fetch('http://127.0.0.1:8000/subgraphs/name/subgraph-0', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { data?: Data }).data;
};
const reach = async (block: bigint) => {
  for (let tries = 0; ; tries += 1) {
    const data = await ask<Meta>('{ _meta { block { number } } }').catch(() => undefined);
    if (data && BigInt(data._meta.block.number) >= block) return;
    if (tries > 600 || graph.exitCode !== null)
      fail(`the subgraph stays below ${block}: ${log.slice(-3000)}`);
    await pause(100);
  }
};

try {
  await reach(await client.getBlockNumber());
  await send(coin.address, bob, 100n);
  const { blockNumber } = await send(coin.address, bob, 40n);
  await reach(blockNumber);
  const response = JSON.parse(bash('query.sh', project)) as { data: Ledger };
  const { accounts, transfers, _meta } = response.data;
  const at = BigInt(_meta.block.number);
  for (const { id, balance } of accounts) {
    const onChain = /^0x0+$/.test(id) ? 0n : await balanceOf(coin.address, id, at);
    if (onChain !== BigInt(balance))
      fail(`${id}: ${balance} in the subgraph, ${onChain} in the contract`);
  }
  const values = transfers.map(({ value }) => value);
  if (values.join() !== '1000000000000000000000000,5,100,40') fail(`transfers: ${values}`);
  if (_meta.hasIndexingErrors) fail('indexing errors');
  console.log(`// #region query\n${JSON.stringify(response, null, 2)}\n// #endregion query`);
} finally {
  process.kill(-graph.pid!, 'SIGINT');
  await Promise.race([once(graph, 'exit'), pause(5_000)]);
  ipfs.stop();
  await postgres.stop();
  await fresh.stop();
}
process.exit();
