// Starts a chain with one PoS validator and two more nodes with new keys, and runs a script of this folder on them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { play } from './chain/play.ts';
import { KEYS, startChain, startNewcomer } from './chain/start.ts';

const [script = 'journey.ts'] = process.argv.slice(2);
const command = script.endsWith('.sh') ? 'bash' : 'tsx';
const stops = [await startChain()];
const end = new AbortController();
try {
  const [first, stopFirst] = await startNewcomer();
  stops.push(stopFirst);
  const [second, stopSecond] = await startNewcomer();
  stops.push(stopSecond);
  const playing = play(end.signal);
  const env = { ...process.env, VALIDATOR_RPC: first, VALIDATOR_RPC_2: second, CORE_KEY: KEYS[1], CORE_KEY_2: KEYS[2] };
  const [code] = (await Promise.race([
    once(spawn(command, [script], { stdio: 'inherit', env }), 'exit'),
    playing.then(() => [1]),
  ])) as [number];
  process.exitCode = code;
  end.abort();
  await playing;
} finally {
  for (const stop of stops.reverse()) await stop();
}
