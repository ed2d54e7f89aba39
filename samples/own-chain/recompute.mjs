// A node that ran with old rules starts again with the new ones and is told to execute its epochs again: does that repair its data?
import { spawnSync } from 'node:child_process';
import { genesisFiles, validatorFiles } from './genesis.mjs';
import { check, nodeId, read, show, startNode, until, withNodes } from './node.mjs';
import { coreTransfer, deploy, receiptFrom } from './transfer.mjs';

const chain = `persist_tx_index = true\n${read('chain.toml')}${read('forks.toml')}${read('pos.toml')}`;
/** The opcode PUSH0 isn't there yet: a rule of execution alone. */
const old = chain.replace('cip119_transition_number = 1\n', 'cip119_transition_number = 1000000\n');

/** The last line of same-results.sh for a new transaction. */
const verdict = (own, other) =>
  spawnSync('sh', ['same-results.sh'], {
    env: { ...process.env, OWN: own.core, OTHER: other.core },
    encoding: 'utf8',
  })
    .stdout.trim()
    .split('\n')
    .at(-1)
    .split(':')[0];

await withNodes(async () => {
  check(old !== chain, 'the old node has other rules');
  const first = await startNode(chain + read('first.toml'), { files: validatorFiles });
  await first.ready();
  const bootnodes = `bootnodes = "cfxnode://${nodeId('1'.repeat(64))}@127.0.0.1:${first.peers}"\n`;
  const behind = await startNode(old + bootnodes, { files: genesisFiles });
  await behind.ready();
  await until(async () => (await behind.epoch()) > 20);

  const hash = await deploy(first.espace);
  const receipt = (node) => receiptFrom(node.espace, hash);
  await until(async () => (await receipt(first)) && (await receipt(behind)));
  const { blockNumber } = await receipt(behind);
  let nonce = 0;
  /** The old receipt, and whether a transaction from now on has the same results as on the first node. */
  const results = async (node) => {
    const transaction = await coreTransfer(first, nonce++);
    await until(async () => (await node.rpc('cfx_getTransactionReceipt', transaction)) !== null);
    const end = (await first.epoch()) + 20; // same-results.sh begins some epochs below the newest state
    await until(async () => (await first.epoch()) > end && (await node.epoch()) > end);
    return `old receipt: ${(await receipt(node)).status}, new one: ${verdict(node, first)}`;
  };
  const again = async (name, key = '') => {
    const late = await startNode(chain + bootnodes + key, { folder: behind.folder });
    const panic = () => late.said().match(/assertion .* failed: (.*)\./)?.[1];
    const work = late.ready().then(() => results(late));
    const outcome = await Promise.race([work, until(panic).then(() => 'panics')]).catch(() => '');
    show(name, panic() ?? outcome);
    await late.stop({ keep: true });
    return panic() ?? outcome;
  };

  show('upgraded node', `old receipt: ${(await receipt(first)).status}`);
  show('old rules', await results(behind));
  await behind.stop({ keep: true });
  await again('new rules, same data');
  const key = 'force_recompute_height_during_construct_pivot';
  const outcome = await again('the same with the recompute key', `${key} = ${blockNumber - 5n}\n`);
  check(outcome.startsWith('Overwriting'), 'the key ends in a panic');
  const after = await again('without the key again');
  check(after.endsWith('OTHER RESULTS'), 'the state is still wrong');
});
