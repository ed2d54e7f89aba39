// Ends a node by each signal while it makes blocks, and starts it again on the same data.
import { rmSync } from 'node:fs';
import { core, epochOf, newFolder, start, until } from './node.mjs';

const MAKES_BLOCKS = { mode: 'dev', dev_block_interval_ms: 50 };
const MAKES_NONE = { mode: 'dev', dev_block_interval_ms: 3_600_000 };
const OLD = '0x64';
const hashOf = async (epoch) => (await core('cfx_getBlockByEpochNumber', epoch, false)).hash;

const print = (...cells) => {
  const [signal, handled, result, seconds, again] = cells;
  console.log(
    `${signal.padEnd(8)} ${handled.padEnd(18)} ${result.padEnd(17)} ${seconds.padEnd(12)} ${again}`,
  );
};
print('signal', 'databases', 'result', 'ends within', 'next start');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL']) {
  const folder = newFolder();
  try {
    const node = await start(folder, MAKES_BLOCKS);
    await until(async () => (await epochOf('latest_mined')) > 200);
    const [hash, height] = [await hashOf(OLD), await epochOf('latest_mined')];
    const { code, signal: killer, seconds } = await node.end(signal);
    const handled = killer === null;
    if (handled !== (signal === 'SIGINT' || signal === 'SIGTERM'))
      throw new Error(`${signal}: ${code ?? killer}`);
    const limit = handled ? 20 : 2;
    if (seconds > limit) throw new Error(`${signal}: ${seconds} s`);

    const next = await start(folder, MAKES_NONE);
    const [sameHash, lost] = [
      (await hashOf(OLD)) === hash,
      height - (await epochOf('latest_mined')),
    ];
    await next.end('SIGKILL');
    if (!sameHash || lost > 5) throw new Error(`${signal}: ${lost} epochs are lost`);
    print(
      signal,
      handled ? 'closes them' : "doesn't close them",
      handled ? `exit code ${code}` : `killed`,
      `${limit} s`,
      'works, same blocks',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
