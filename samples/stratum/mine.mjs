// Starts a node in test mode, mines a block over its stratum port and prints the messages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toHex } from 'viem';
import { open } from './connection.mjs';
import { search } from './work.mjs';

const SECRET = 'test_secret';
const STALE = `0x${'0'.repeat(64)}`;

async function rpc(method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch('http://127.0.0.1:22537', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { result, error } = await response.json();
  if (error) throw new Error(error.message);
  return result;
}

function check(condition, claim) {
  if (!condition) throw new Error(`not so: ${claim}`);
}

async function exchange() {
  const stranger = await open();
  const miner = await open();
  try {
    const show = async (title, connection, method, params) => {
      const { request, response } = await connection.ask(method, params);
      console.log(`# ${title}\n> ${request}\n< ${response}\n`);
      return JSON.parse(response);
    };
    const showJob = (title, { line }) => console.log(`# ${title}\n< ${line}\n`);

    check(
      (await show('a wrong secret', stranger, 'mining.subscribe', ['rig0', 'guess'])).result ===
        false,
      'a wrong secret is refused',
    );
    check(
      (await show('no secret', stranger, 'mining.subscribe', ['rig0'])).error.code === -32602,
      'two values are needed',
    );
    check(
      (await show('a method of other dialects', stranger, 'mining.authorize', ['rig0', SECRET]))
        .error.code === -32601,
      'there are two methods',
    );
    check(
      (await show('the right secret', miner, 'mining.subscribe', ['rig1', SECRET])).result === true,
      'the right secret is accepted',
    );

    const job = await miner.job();
    showJob('the next job', job);
    check(job.jobId === job.powHash, 'the job id is the hash');
    check(job.boundary === 2n ** 256n / 64n, 'the boundary is 2^256 / difficulty');

    while ((await rpc('debug_currentSyncPhase', [])) !== 'NormalSyncPhase') await sleep(500);
    const solution = search(job, 5n << 128n);
    const submit = async (title, connection, ...params) =>
      (await show(title, connection, 'mining.submit', params)).result[0];
    check(
      !(await submit('a nonce as a number', miner, 'rig1', job.jobId, 0, job.powHash)),
      'all values are texts',
    );
    check(
      !(await submit('a hash that is not in the window', miner, 'rig1', job.jobId, '0x0', STALE)),
      'a stale job is refused',
    );
    check(
      !(await submit(
        'a nonce that does not solve the job',
        miner,
        'rig1',
        job.jobId,
        toHex(search(job, 0n, false)),
        job.powHash,
      )),
      'a share is refused',
    );
    check(
      await submit(
        'a solution, without a subscription',
        stranger,
        'rig0',
        'anything',
        toHex(solution),
        job.powHash,
      ),
      'a solution is accepted',
    );

    const next = await miner.job(job.height + 1);
    showJob('the job after it', next);
    check(!stranger.hasJob(), 'without a subscription there are no jobs');
    const block = await rpc('cfx_getBlockByHash', [
      (await rpc('cfx_getBlocksByEpoch', [toHex(job.height)])).at(-1),
      false,
    ]);
    check(BigInt(block.nonce) === solution, 'the block has the nonce');
    console.log(
      `# the block\nheight ${Number(block.height)}, nonce as submitted, miner ${block.miner}`,
    );
    const { response } = await miner.ask('mining.submit', [
      'rig1',
      job.jobId,
      toHex(solution),
      job.powHash,
    ]);
    check(
      JSON.parse(response).result[1].startsWith('Solution for a stale job!'),
      'the old job is stale',
    );
  } finally {
    stranger.close();
    miner.close();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'stratum-'));
cpSync('node_modules/@xcfx/node/configs/pos_config', path.join(folder, 'pos_config'), {
  recursive: true,
});
for (const file of ['log.yaml', 'node.toml']) cpSync(file, path.join(folder, file));
const node = spawn(
  process.execPath,
  [path.resolve('../harness/node.mjs'), 'node.toml', process.cwd()],
  { cwd: folder, env: { ...process.env, CFX_POS_KEY_ENCRYPTION_PASSWORD: 'test' } },
);
const ended = once(node, 'close');
try {
  const started = new Promise((resolve) =>
    node.stdout.on('data', (text) => String(text).includes('started') && resolve(true)),
  );
  check(
    await Promise.race([started, ended.then(() => false), sleep(60_000, false)]),
    'the node started',
  );
  await exchange();
} finally {
  node.kill('SIGKILL'); // it has nothing to save
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
