// Asks an archive node for a miner's balance at old epochs: without enable_single_mpt_storage, with it added later, and with it from the start.
import { rmSync } from 'node:fs';
import { newFolder, rpc, start, until } from './node.mjs';

const CHAIN = [
  'mode = "test"',
  'dev_allow_phase_change_without_peer = true',
  'node_type = "archive"',
  'era_epoch_count = 100',
  'dev_snapshot_epoch_count = 50',
  'timer_chain_beta = 20',
  'timer_chain_block_difficulty_ratio = 3',
];
const KEY = 'enable_single_mpt_storage = true';
const EPOCHS = [50, 150, 590];

const hex = (number) => `0x${number.toString(16)}`;
const balanceAt = (address, epoch) =>
  rpc('cfx_getBalance', address, hex(epoch)).then(
    () => 'a balance',
    ({ message }) => message.split(/[:,(]/)[0],
  );

/** Makes 600 epochs and returns what the node responds for old ones. */
async function grow() {
  for (let made = 0; made < 600; made += 20) await rpc('test_generateEmptyBlocks', 20);
  await until(async () =>
    BigInt(await rpc('cfx_epochNumber', 'latest_state')) >= 595n ? true : undefined,
  );
  if (BigInt((await rpc('cfx_getStatus')).latestCheckpoint) <= BigInt(EPOCHS[1]))
    throw new Error('the checkpoint has not moved');
  const { miner } = await rpc('cfx_getBlockByEpochNumber', hex(EPOCHS[0]), false);
  return Promise.all(EPOCHS.map((epoch) => balanceAt(miner, epoch)));
}

async function run(folder, key, work) {
  const stop = await start(folder, ...CHAIN, key);
  try {
    return await work();
  } finally {
    await stop();
  }
}

const plain = newFolder();
const full = newFolder();
try {
  const rows = [
    ['without the key', await run(plain, '', grow)],
    ['with the key from the start', await run(full, KEY, grow)],
  ];
  const later = await run(plain, KEY, () => 'starts').catch(
    ({ message }) => `doesn't start: ${message}`,
  );
  for (const [name, answers] of rows) {
    console.log(name);
    EPOCHS.forEach((epoch, index) =>
      console.log(`  epoch ${String(epoch).padEnd(4)} ${answers[index]}`),
    );
  }
  console.log(`with the key added later\n  ${later}`);
  const read = rows.map(([, answers]) => answers.map((answer) => answer === 'a balance').join());
  if (read[0] !== 'false,false,true' || read[1] !== 'true,true,true' || later === 'starts')
    throw new Error('the nodes behave differently from the page');
} finally {
  rmSync(plain, { recursive: true, force: true });
  rmSync(full, { recursive: true, force: true });
}
