// A node that loses its peers keeps its phase, and goes on handing out jobs.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { privateKeyToAccount } from 'viem/accounts';
import { askAt, isOpen, until } from '../harness/child.mjs';
import { check, rpc, withNode } from './node.mjs';

const SECONDS = 40; // a node sends a job every ten seconds
const STRATUM = 32525;
const PEER_KEY = '1'.repeat(64);
const RULES =
  'chain_id = 2029\nevm_chain_id = 2030\nmin_phase_change_normal_peer_count = 1\ncheck_phase_change_period_ms = 100\n';

const alone = readFileSync('node.toml', 'utf8');
/** The miner's node doesn't start without a peer; the peer has ports of its own. */
const waiting = alone.replace(/^dev_allow.*\n/m, '');
const other = alone.replaceAll('= 24', '= 25').replace('= 44323', '= 45323');

const id = privateKeyToAccount(`0x${PEER_KEY}`).publicKey.slice('0x04'.length);
const miner = `${RULES}mining_author = "0x1000000000000000000000000000000000000001"\nbootnodes = "cfxnode://${id}@127.0.0.1:45323"\n`;
const sessions = async () => (await rpc('debug_getNetSessions')).length;

/** How many jobs the software gets from now on. */
async function countJobs() {
  const socket = connect(STRATUM, '127.0.0.1');
  let jobs = 0;
  createInterface({ input: socket }).on(
    'line',
    (line) => (jobs += line.includes('mining.notify') ? 1 : 0),
  );
  socket.write('{"jsonrpc":"2.0","id":1,"method":"mining.subscribe","params":["rig0",""]}\n');
  await sleep(SECONDS * 1000);
  socket.destroy();
  return jobs;
}

async function show(name) {
  const [phase, jobs] = [await rpc('debug_currentSyncPhase'), await countJobs()];
  check(phase === 'NormalSyncPhase' && jobs > 1, `${name}: ${phase}, ${jobs} jobs`);
  console.log(`${name.padEnd(20)} ${await sessions()}         ${phase}  continue`);
}

console.log(`${''.padEnd(20)} sessions  phase            jobs`);
await withNode(
  `${RULES}net_key = "${PEER_KEY}"\n`,
  async (peer) => {
    await until(async () => (await askAt(25537, 'debug_currentSyncPhase')) === 'NormalSyncPhase');
    await withNode(
      miner,
      async () => {
        await until(
          async () =>
            (await isOpen(STRATUM)) &&
            (await rpc('debug_currentSyncPhase')) === 'NormalSyncPhase' &&
            (await sessions()) === 1,
        );
        await show('one peer');
        await peer.kill();
        await until(async () => (await sessions()) === 0, 120);
        await show('the peer is gone');
      },
      waiting,
    );
  },
  other,
);
