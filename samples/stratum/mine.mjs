// Starts a node in test mode, mines a block over its stratum port and prints the messages.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toHex } from 'viem';
import { askAt, newFolder, runIn } from '../harness/child.mjs';
import { open } from './connection.mjs';
import { search } from './work.mjs';

const SECRET = 'test_secret';
const STALE = `0x${'0'.repeat(64)}`;

const rpc = (method, params) => askAt(22537, method, ...params);

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

const folder = newFolder('stratum-');
for (const file of ['log.yaml', 'node.toml']) cpSync(file, path.join(folder, file));
const node = runIn(folder);
try {
  check(await node.started, `the node started: ${node.said()}`);
  await exchange();
} finally {
  await node.kill();
  rmSync(folder, { recursive: true, force: true });
}
