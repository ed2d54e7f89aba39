// What nodes log that don't accept a peer's blocks.
import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST, newFolder, start, until } from './start.mjs';

const alone = { dev_allow_phase_change_without_peer: true };
const FORK = 30;
// Each of these rules has a mark of its own in the headers.
const BEFORE = { tanzanite_transition_height: 1 };

/** The lines of a node's log with a text, without repetitions of one kind. */
function logged(node, text) {
  const lines = node.log().split('\n');
  const kinds = new Map(
    lines.filter((line) => text.test(line)).map((line) => [line.match(text)[0], line]),
  );
  if (kinds.size === 0) throw new Error(`no ${text}`);
  return [...kinds.values()].join('\n');
}

async function firstNode(settings) {
  const node = await start(newFolder(), { ...alone, net_key: FIRST.key, ...settings });
  await until(async () => (await node.call('debug_currentSyncPhase')) === 'NormalSyncPhase');
  return node;
}
const meet = (node, peer) => node.call('test_addNode', FIRST.id, `127.0.0.1:${peer.p2p}`);
const epoch = async (node) => Number(await node.call('cfx_epochNumber', 'latest_mined'));

// The second node doesn't have the fork of the first one.
const upgraded = await firstNode({ ...BEFORE, dao_vote_transition_height: FORK });
await upgraded.call('test_generateEmptyBlocks', 100);
const old = await start(newFolder(), {
  ...BEFORE,
  dao_vote_transition_height: 1_000_000,
  min_phase_change_normal_peer_count: 1,
});
await meet(old, upgraded);
await until(() => /error=InvalidBlock/.test(old.log()) && old.log().includes('Statistics:'));
const { text, code } = await old.ask(6);
if (!text.includes('STUCK: it rejects')) throw new Error(text);
console.log(`== a fork at height ${FORK}, and a node without it at epoch ${await epoch(old)}
${logged(old, /Invalid header_arc|Invalid block!|error=InvalidBlock/)}

${text}exit code ${code}
`);
await old.kill();
await upgraded.kill();

// Only mode dev checks times, and only mode test makes blocks with another time.
const ahead = await firstNode({});
await ahead.call('test_generateEmptyBlocks', 20);
const late = await start(newFolder(), { mode: '"dev"', dev_block_interval_ms: 1_000_000_000 });
await meet(late, ahead);
await until(async () => (await epoch(late)) === 20);
const block = async (seconds) => {
  const parent = await ahead.call('cfx_getBestBlockHash');
  const time = Math.floor(Date.now() / 1000) + seconds;
  await ahead.call('test_generateBlockWithNonceAndTimestamp', parent, [], '0x', '0x0', time, false);
  await sleep(2_000);
};
await block(6 * 60);
console.log(`== a block 6 minutes ahead\n${logged(late, /drift is more than/)}\n`);
await block(11 * 60);
console.log(
  `== a block 11 minutes ahead\n${logged(late, /incorrect timestamp|error=InvalidTimestamp/)}\n`,
);
await until(async () => (await late.call('debug_getNetSessions')).length === 0);
await late.kill();
await ahead.kill();
