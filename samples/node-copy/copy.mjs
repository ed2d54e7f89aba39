// Copies the data of a stopped node without its keys, starts a second node with the copy, and compares the blocks of both.
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {newFolder, rpc, start, until} from './node.mjs';

const CHAIN = ['mode = "dev"', 'node_type = "archive"'];
const SECRETS = ['net_config', 'secure_storage.json'];
const hashes = () => Promise.all([0, 50, 100].map(async (epoch) => (await rpc('cfx_getBlockByEpochNumber', `0x${epoch.toString(16)}`, false)).hash));
const netKey = (folder) => readFileSync(path.join(folder, 'blockchain_data', 'net_config', 'key'), 'utf8');

const [first, second] = [newFolder(), newFolder()];
try {
  let stop = await start(first, ...CHAIN, 'dev_block_interval_ms = 50');
  await until(async () => (BigInt(await rpc('cfx_epochNumber')) >= 150n ? true : undefined));
  const original = await hashes();
  await stop();

  const found = SECRETS.filter((name) => ['blockchain_data', 'pos_db'].some((part) => existsSync(path.join(first, part, name))));
  console.log(`in the data folders of the first node: ${found.join(', ')}`);
  for (const part of ['blockchain_data', 'pos_db']) {
    cpSync(path.join(first, part), path.join(second, part), {recursive: true, filter: (file) => !SECRETS.includes(path.basename(file))});
  }

  stop = await start(second, ...CHAIN);
  const copied = await hashes();
  await stop();
  if (original.join() !== copied.join()) throw new Error('the copy has other blocks');
  if (netKey(first) === netKey(second)) throw new Error('the copy has the same network key');
  console.log('blocks of epochs 0, 50 and 100: the same on both nodes\nkey in net_config: the second node made its own');
} finally {
  for (const folder of [first, second]) rmSync(folder, {recursive: true, force: true});
}
