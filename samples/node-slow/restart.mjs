// Restarts a slow node whose database has many headers, and asks slow-or-stuck.sh in each phase that lasts.
import { writeFileSync } from 'node:fs';
import { newFolder, start, until } from './start.mjs';

const BLOCKS = 20_000;
const folder = newFolder();
const alone = { dev_allow_phase_change_without_peer: true };
const phaseOf = (node) => node.call('debug_currentSyncPhase');

const before = await start(folder, alone);
await until(async () => (await phaseOf(before)) === 'NormalSyncPhase');
for (let made = 0; made < BLOCKS; made += 500) await before.call('test_generateEmptyBlocks', 500);
await before.stop();
const begin = before.log().length;

const node = await start(folder, alone);
const log = () => node.log().slice(begin);
const count = (name) => Number(log().match(new RegExp(`.*${name}: (\\d+)`, 's'))?.[1] ?? 0);

/** Asks the script once something is so, and checks its answer. */
async function report(title, seconds, question, answer) {
  await until(question);
  const { text, code } = await node.ask(seconds);
  if (!answer.test(text)) throw new Error(`${title}: ${text}`);
  console.log(`== ${title}\n${text}exit code ${code}\n`);
}

node.slowDown(0.015);
await report(
  'just restarted',
  6,
  () => count('inserted_header_count') > 1,
  /IT MOVES: it reads headers/,
);
node.slowDown(0.2);
await report(
  'all headers read',
  6,
  async () => (await phaseOf(node)) === 'CatchUpCheckpointPhase',
  /IT MOVES: the epoch grows/,
);
await until(async () => (await phaseOf(node)) === 'CatchUpFillBlockBodyPhase');
node.slowDown(0.025);
await report(
  'it rebuilds its states',
  15,
  () => count('processed_block_count') === BLOCKS,
  /CAN'T TELL: it may|IT MOVES/, // as far as it has come by then
);
node.fullSpeed();
await until(async () => (await phaseOf(node)) === 'NormalSyncPhase');

// The lines that operators paste, without those in between.
const kept = log()
  .split('\n')
  .filter((line) =>
    /start phase|Statistics:|Catch-up mode|construct_pivot_state: index/.test(line),
  );
writeFileSync('restart-all.log', kept.join('\n'));
await node.kill();
