// A new node that follows another one, loses it, and ends: slow-or-stuck.sh in each state.
import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST, newFolder, start, until } from './start.mjs';

const alone = { dev_allow_phase_change_without_peer: true };
const first = await start(newFolder(), { ...alone, net_key: FIRST.key });
await until(async () => (await first.call('debug_currentSyncPhase')) === 'NormalSyncPhase');
for (let made = 0; made < 5_000; made += 500) await first.call('test_generateEmptyBlocks', 500);
const meet = (node) => node.call('test_addNode', FIRST.id, `127.0.0.1:${first.p2p}`);
const isIn = (node, phase) => async () => (await node.call('debug_currentSyncPhase')) === phase;

/** Asks the script, and checks its answer. */
async function report(node, title, answer) {
  const { text, code } = await node.ask(6);
  if (!text.includes(answer)) throw new Error(`${title}: ${text}`);
  console.log(`== ${title}\n${text}exit code ${code}\n`);
}

const lonely = await start(newFolder());
await until(() => lonely.log().includes('Statistics:'));
await report(lonely, 'without peers', 'STUCK: it has no peers');
await meet(lonely);
await until(async () => (await lonely.call('debug_getNetSessions')).length > 0);
await report(
  lonely,
  'with 1 peer, although it needs 3',
  'STUCK: it has peers, but nothing arrives',
);
await lonely.kill();

const node = await start(newFolder(), { min_phase_change_normal_peer_count: 1 });
await until(isIn(node, 'CatchUpSyncBlockHeaderPhase'));
let making = true;
const made = (async () => {
  for (; making; await sleep(500)) await first.call('test_generateEmptyBlocks', 2);
})();
await until(() => node.log().includes('Statistics:'));
await meet(node);
await until(async () => (await node.call('debug_getNetSessions')).length > 0);
await until(async () => Number(await node.call('cfx_epochNumber', 'latest_mined')) > 0);
await report(node, 'it syncs', 'IT MOVES');
await until(isIn(node, 'NormalSyncPhase'));
await report(node, 'it follows its peer', 'IT MOVES: the epoch grows');
making = false;
await made;
await first.kill();
await until(async () => (await node.call('debug_getNetSessions')).length === 0);
await report(node, 'the peer is gone', 'STUCK: it has no peers');
await node.kill();
await report(node, 'the node has ended', "CAN'T TELL: no response");
