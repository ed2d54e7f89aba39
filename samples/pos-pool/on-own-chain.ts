// Starts a chain with one PoS validator and three more nodes with new keys, and runs a script of this folder on them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { play } from './chain/play.ts';
import { KEYS, startChain, startNewcomer } from './chain/start.ts';

const [script = 'journey.ts'] = process.argv.slice(2);
const stops = [await startChain()];
const end = new AbortController();
try {
  const urls: string[] = [];
  for (let node = 0; node < (script === 'journey.ts' ? 1 : 3); node += 1) {
    const [url, stop] = await startNewcomer();
    urls.push(url);
    stops.push(stop);
  }
  const playing = play(end.signal);
  const env = { ...process.env, VALIDATOR_RPC: urls[0], VALIDATOR_RPC_2: urls[1], VALIDATOR_RPC_3: urls[2], CORE_KEY: KEYS[1], CORE_KEY_2: KEYS[2] };
  const [code] = (await Promise.race([
    once(spawn('tsx', [script], { stdio: 'inherit', env }), 'exit'),
    playing.then(() => [1]),
  ])) as [number];
  process.exitCode = code;
  end.abort();
  await playing;
} finally {
  for (const stop of stops.reverse()) await stop();
}
