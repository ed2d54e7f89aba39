// Starts a chain with one PoS validator, and a node without seats, and runs stop-election.sh on both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { play } from './chain/play.ts';
import { startChain, startNewcomer } from './chain/start.ts';
import { ask, coreUrl } from './ask.ts';

async function run(url: string): Promise<void> {
  const env = { ...process.env, NODE: url, PAUSE: '1' };
  const [code] = (await once(spawn('sh', ['stop-election.sh'], { stdio: 'inherit', env }), 'exit')) as [number];
  if (code !== 0) throw new Error(`stop-election.sh ended with ${code}`);
}
const newestBlock = async () => Number((await ask<{ latestCommitted: string }>('pos_getStatus')).latestCommitted);

const stopChain = await startChain();
const [newcomer, stopNewcomer] = await startNewcomer();
const end = new AbortController();
const playing = play(end.signal);
try {
  console.log('# a node that is no validator');
  await run(newcomer);
  console.log('# a validator');
  await Promise.race([run(coreUrl()), playing]);
  console.log(`newest PoS block: ${await newestBlock()}`);
} finally {
  await stopNewcomer();
  await stopChain();
}
// Without its only validator, the chain stands still, and play would wait for ever.
process.exit();
