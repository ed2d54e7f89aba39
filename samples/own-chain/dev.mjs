// A chain of one node in mode dev: without a timer, transactions of eSpace wait.
import { setTimeout as sleep } from 'node:timers/promises';
import { genesisFiles } from './genesis.mjs';
import { check, read, show, startNode, until, withNodes } from './node.mjs';
import { receiptFrom, transfer } from './transfer.mjs';

const chain = ['dev', 'forks', 'pos'].map((name) => read(`${name}.toml`)).join('');

await withNodes(async () => {
  const node = await startNode(chain, { files: genesisFiles });
  await node.ready();
  await sleep(3000);
  check((await node.epoch()) === 0, 'there are no blocks without transactions');
  show('no transaction, 3 seconds', 'epoch 0');
  await transfer(node.espace);
  await sleep(5000);
  check((await node.epoch()) === 0, 'eth_sendRawTransaction makes no block');
  show('an eSpace transaction, 5 seconds', 'epoch 0');
  await node.stop();

  const timed = await startNode(`${chain}dev_block_interval_ms = 250`, { files: genesisFiles });
  await timed.ready();
  const hash = await transfer(timed.espace);
  await until(async () => (await receiptFrom(timed.espace, hash)) !== undefined);
  show('dev_block_interval_ms = 250', 'the transaction has a receipt');
});
