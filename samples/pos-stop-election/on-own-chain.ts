// Starts a chain with one PoS validator, and a node without seats, and runs stop-election.sh on both,
// and on a server that acts like a node whose candidacy is still under way at the first call.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask, startChain } from '../harness/chain.ts';
import { PLAYED } from '../harness/nodeFiles.ts';
import { play } from '../harness/play.ts';
import { startNode } from '../harness/startNode.ts';

async function run(url: string): Promise<void> {
  const env = { ...process.env, NODE: url, PAUSE: '1' };
  const [code] = (await once(
    spawn('sh', ['stop-election.sh'], { stdio: 'inherit', env }),
    'exit',
  )) as [number];
  if (code !== 0) throw new Error(`stop-election.sh ended with ${code}`);
}

/** Serves these results, one a call; resolves with how many calls there were once the script has ended. */
async function runOnServer(results: (string | null)[]): Promise<number> {
  let calls = 0;
  const server = createServer((_, response) => {
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: results[calls] ?? null }));
    calls += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(() =>
    server.close(),
  );
  return calls;
}
const newestBlock = async () =>
  Number((await ask<{ latestCommitted: string }>('pos_getStatus')).latestCommitted);

console.log('# a candidacy under way at the first call (a server of our own)');
const calls = await runOnServer([null, '0x3d', null, null]);
if (calls !== 4) throw new Error(`the script stopped after ${calls} calls`);

const validator = await startChain({ settings: PLAYED });
const newcomer = await startNode({ settings: PLAYED });
const end = new AbortController();
const playing = play(end.signal);
try {
  console.log('# a node that is no validator');
  await run(newcomer.url);
  console.log('# a validator');
  await Promise.race([run(validator.url), playing]);
  console.log(`newest PoS block: ${await newestBlock()}`);
} finally {
  await newcomer.stop();
  await validator.stop();
}
// Without its only validator, the chain stands still, and play would wait for ever.
process.exit();
