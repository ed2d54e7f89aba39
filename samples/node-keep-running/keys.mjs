// Changes one key of a node that has data, and looks for what was there before the change and what came after it.
import { rmSync } from 'node:fs';
import { createWalletClient, defineChain, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { core, epochOf, espace, ESPACE, KEY, newFolder, start, until } from './node.mjs';

/** A chain with eras of 100 epochs, so that checkpoints come soon. */
const CHAIN = {
  mode: 'test',
  era_epoch_count: 100,
  dev_snapshot_epoch_count: 50,
  timer_chain_beta: 20,
  timer_chain_block_difficulty_ratio: 3,
};
const ARCHIVE = { node_type: 'archive' };
const OLD_STATES = { enable_single_mpt_storage: true };
const BEYOND = 600; // epochs until a block is before the checkpoint

const account = privateKeyToAccount(KEY);
const url = `http://127.0.0.1:${ESPACE}`;
const chain = defineChain({
  id: 1235,
  name: 'local',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const wallet = createWalletClient({ account, chain, transport: http(url) });

/** Makes epochs and waits until they're executed. */
async function grow(epochs) {
  for (let made = 0; made < epochs; made += 20) await core('test_generateEmptyBlocks', 20);
  await until(
    async () => (await epochOf('latest_state')) + 5 >= (await epochOf('latest_mined')),
    120,
  );
}

/** Has a transaction executed, and returns what the probes look for. */
async function transact() {
  const hash = await wallet.sendTransaction({
    to: '0x1000000000000000000000000000000000000001',
    value: 1n,
    gas: 21_000n,
    gasPrice: 20_000_000_000n,
    type: 'legacy',
    nonce: Number(await espace('eth_getTransactionCount', account.address)),
  });
  let receipt = null;
  for (let tries = 0; tries < 60 && receipt === null; tries++) {
    await core('test_generateOneBlock', 10, 300_000);
    receipt = await espace('eth_getTransactionReceipt', hash);
  }
  const epoch = receipt.blockNumber;
  const block = await core('cfx_getBlockByEpochNumber', epoch, false);
  return { hash, epoch, block };
}

const PROBES = {
  block: ({ block }) => core('cfx_getBlockByHash', block.hash, true),
  'transaction by hash': ({ hash }) => espace('eth_getTransactionByHash', hash),
  'block by its number': ({ block }) => core('cfx_getBlockByBlockNumber', block.blockNumber, false),
  traces: ({ epoch }) => espace('trace_block', epoch),
  state: ({ epoch }) => espace('eth_getBalance', account.address, epoch),
};

const CASES = [
  // name, settings before, settings after, what to look for, epochs before and after the change
  ['persist_tx_index', {}, { persist_tx_index: true }, 'transaction by hash', 40],
  ['persist_tx_index', { persist_tx_index: true }, {}, 'transaction by hash', 40],
  [
    'persist_block_number_index',
    { persist_block_number_index: false },
    { persist_block_number_index: true },
    'block by its number',
    40,
  ],
  ['executive_trace', ARCHIVE, { ...ARCHIVE, executive_trace: true }, 'traces', BEYOND],
  ['executive_trace', { ...ARCHIVE, executive_trace: true }, ARCHIVE, 'traces', BEYOND],
  ['node_type', { node_type: 'full' }, ARCHIVE, 'block', BEYOND],
  ['node_type', ARCHIVE, { node_type: 'full' }, 'block', BEYOND],
  ['enable_single_mpt_storage', ARCHIVE, { ...ARCHIVE, ...OLD_STATES }, 'state', BEYOND],
  ['enable_single_mpt_storage', { ...ARCHIVE, ...OLD_STATES }, ARCHIVE, 'state', BEYOND],
  [
    'use_isolated_db_for_mpt_table',
    { use_isolated_db_for_mpt_table: false },
    { use_isolated_db_for_mpt_table: true },
    undefined,
    BEYOND,
  ],
  [
    'use_isolated_db_for_mpt_table',
    { use_isolated_db_for_mpt_table: true },
    { use_isolated_db_for_mpt_table: false },
    undefined,
    BEYOND,
  ],
  [
    'additional_maintained_block_body_epoch_count',
    {},
    { additional_maintained_block_body_epoch_count: 2000 },
    'block',
    BEYOND,
  ],
];

const valueOf = (settings, key) =>
  String(
    settings[key] ?? { ...CHAIN, additional_maintained_block_body_epoch_count: 0 }[key] ?? false,
  );

for (const [key, before, after, probe, epochs] of CASES) {
  const folder = newFolder();
  let node = await start(folder, { ...CHAIN, ...before });
  try {
    const old = await transact();
    await grow(epochs);
    const height = await epochOf('latest_state');
    await node.end('SIGTERM');
    const change = `${key}: ${valueOf(before, key)} → ${valueOf(after, key)}`;
    const settings = { ...CHAIN, ...after };
    const panic = await start(folder, settings).then(
      (started) => {
        node = started;
      },
      ({ message }) => message,
    );
    if (panic !== undefined) {
      console.log(`${change}\n  doesn't start: ${panic}`);
      continue;
    }
    const kept = await epochOf('latest_state');
    const later = await transact()
      .then(async (mark) => {
        await grow(epochs);
        return mark;
      })
      .catch((error) => {
        if (node.panic() === undefined) throw error;
      });
    if (later === undefined) {
      console.log(`${change}\n  starts, and panics later: ${node.panic()}`);
      continue;
    }
    await node.end('SIGTERM');
    node = await start(folder, settings); // so that nothing comes from memory
    const found = async (mark) =>
      (await PROBES[probe](mark).catch(() => null)) === null ? 'not found' : 'found';
    console.log(change);
    if (probe === undefined)
      console.log(`  ${kept + 10 > height ? 'starts, goes on' : 'starts at an older epoch'}`);
    else
      console.log(
        `  ${probe}, before the change: ${await found(old)}, after it: ${await found(later)}`,
      );
  } finally {
    await node.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
