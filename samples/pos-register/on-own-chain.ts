// Starts a chain with one PoS validator and two more nodes with new keys, and runs a script of this folder on them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startChain } from '../harness/chain.ts';
import { PLAYED } from '../harness/nodeFiles.ts';
import { play } from '../harness/play.ts';
import { KEYS, startNode } from '../harness/startNode.ts';

const [script = 'journey.ts'] = process.argv.slice(2);
const command = script.endsWith('.sh') ? 'bash' : 'tsx';
const options = { keys: KEYS, settings: PLAYED };
const nodes = [await startChain(options)];
const end = new AbortController();
try {
  for (let node = 0; node < 2; node += 1) nodes.push(await startNode(options));
  const [, first, second] = nodes.map(({ url }) => url);
  const playing = play(end.signal);
  const env = {
    ...process.env,
    VALIDATOR_RPC: first,
    VALIDATOR_RPC_2: second,
    CORE_KEY: KEYS[1],
    CORE_KEY_2: KEYS[2],
  };
  const [code] = (await Promise.race([
    once(spawn(command, [script], { stdio: 'inherit', env }), 'exit'),
    playing.then(() => [1]),
  ])) as [number];
  process.exitCode = code;
  end.abort();
  await playing;
} finally {
  for (const node of nodes.reverse()) await node.stop();
}
