// Copies the data of a stopped node without its keys, starts a second node with the copy, and compares the blocks of both.
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { newFolder, rpc, start, until } from './node.mjs';

const CHAIN = ['mode = "dev"', 'node_type = "archive"'];
const PARTS = ['blockchain_data', 'pos_db'];
const isSecret = (file) =>
  path.basename(file) === 'net_config' || path.basename(file).startsWith('secure_storage.json');
const hashes = () =>
  Promise.all(
    [0, 50, 100].map(
      async (epoch) =>
        (await rpc('cfx_getBlockByEpochNumber', `0x${epoch.toString(16)}`, false)).hash,
    ),
  );
const netKey = (folder) =>
  readFileSync(path.join(folder, 'blockchain_data', 'net_config', 'key'), 'utf8');
const votes = (folder) =>
  JSON.parse(readFileSync(path.join(folder, 'pos_db', 'secure_storage.json'), 'utf8'));

const [first, second] = [newFolder(), newFolder()];
try {
  let stop = await start(first, ...CHAIN, 'dev_block_interval_ms = 50');
  await until(async () => (BigInt(await rpc('cfx_epochNumber')) >= 150n ? true : undefined));
  const original = await hashes();
  await stop();

  const names = PARTS.flatMap((part) => readdirSync(path.join(first, part), { recursive: true }));
  console.log(
    `secrets in the data folders of the first node: ${names.filter(isSecret).join(', ')}`,
  );
  console.log(`entries of secure_storage.json: ${Object.keys(votes(first)).sort().join(', ')}`);
  if (names.some((name) => path.basename(name) === 'pos_key'))
    throw new Error('pos_key is in a data folder');
  for (const part of PARTS) {
    cpSync(path.join(first, part), path.join(second, part), {
      recursive: true,
      filter: (file) => !isSecret(file),
    });
  }

  stop = await start(second, ...CHAIN);
  const copied = await hashes();
  await stop();
  if (original.join() !== copied.join()) throw new Error('the copy has other blocks');
  if (netKey(first) === netKey(second)) throw new Error('the copy has the same network key');
  if (votes(first).owner_account.value === votes(second).owner_account.value)
    throw new Error('the copy has the votes of the first validator');
  console.log(
    'blocks of epochs 0, 50 and 100: the same on both nodes\nkey in net_config and owner in secure_storage.json: the second node made its own',
  );
} finally {
  for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
}
