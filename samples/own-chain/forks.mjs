// Which hard forks are active on an own chain, with and without the keys that set them.
import { validatorFiles } from './genesis.mjs';
import { check, read, show, startNode, until, withNodes } from './node.mjs';

const FIRST = read('pos.toml') + read('first.toml');

async function look(rules) {
  const node = await startNode(read('chain.toml') + rules + FIRST, { files: validatorFiles });
  await until(async () => (await node.epoch()) >= 12);
  const { baseFeePerGas } = await node.rpc('cfx_getBlockByEpochNumber', '0x5', false);
  const { powBaseReward } = await node.rpc('cfx_getParamsFromVote');
  await node.stop();
  return { baseFee: baseFeePerGas !== undefined, votes: BigInt(powBaseReward) > 0n };
}

await withNodes(async () => {
  const mark = (active) => (active ? 'active' : 'not yet');
  console.log(`${''.padEnd(34)} base fee   parameters by vote`);
  const results = {};
  for (const [name, rules] of Object.entries({
    'no lines': '',
    'default_transition_time = 1': 'default_transition_time = 1\n',
    'forks.toml': read('forks.toml'),
  })) {
    const { baseFee, votes } = (results[name] = await look(rules));
    show(name, `${mark(baseFee).padEnd(10)} ${mark(votes)}`);
  }
  check(
    !results['default_transition_time = 1'].baseFee,
    'default_transition_time alone is not enough',
  );
  check(
    results['forks.toml'].baseFee && results['forks.toml'].votes,
    'with all lines, all forks are active',
  );
});
