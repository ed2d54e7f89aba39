// Two nodes mine apart, then connect: they must agree on the heavier branch, and keep the blocks of the other.
import { deepStrictEqual as equal, notEqual } from 'node:assert/strict';
import { TestNode, until } from './nodes.mjs';

// #region agree
const best = (node) => node.ask('cfx_getBestBlockHash');
const count = (node) => node.ask('test_getBlockCount');

async function agree(...nodes) {
  await until('all nodes have the same blocks', async () => {
    const tips = await Promise.all(nodes.map(best));
    const counts = await Promise.all(nodes.map(count));
    return new Set(tips).size === 1 && new Set(counts).size === 1;
  });
}
// #endregion agree

const nodes = [];
try {
  for (let index = 0; index < 2; index += 1) nodes.push(await TestNode.start());
  const [one, two] = nodes;

  // #region fork
  const light = await one.ask('test_generateEmptyBlocks', 2);
  const heavy = await two.ask('test_generateEmptyBlocks', 3);
  notEqual(await best(one), await best(two));

  await one.connect(two);
  await agree(one, two);
  equal(await best(one), heavy.at(-1)); // the branch of three won
  equal(await count(one), 6); // genesis, two and three: nothing is lost

  const [merge] = await one.ask('test_generateEmptyBlocks', 1);
  await agree(one, two);
  const { parentHash, refereeHashes, epochNumber } = await two.ask(
    'cfx_getBlockByHash',
    merge,
    false,
  );
  equal(parentHash, heavy.at(-1));
  equal(refereeHashes, [light.at(-1)]); // only the tip of the other branch
  equal(await two.ask('cfx_getBlocksByEpoch', epochNumber), [...light, merge]);
  // #endregion fork
  console.log('the heavier branch won on both nodes');
  console.log('the next block refers to the other branch and takes its blocks into its epoch');

  // #region blame
  const wrong = { blame: '0x0', deferredStateRoot: `0x${'1'.repeat(64)}` };
  const blames = [];
  for (const wrongBlocks of [1, 3]) {
    for (let block = 0; block < wrongBlocks; block += 1)
      await one.ask('test_generateBlockWithBlameInfo', 0, 0, wrong);
    await agree(one, two);
    for (const node of [two, two]) {
      const [honest] = await node.ask('test_generateEmptyBlocks', 1);
      blames.push(Number((await node.ask('cfx_getBlockByHash', honest, false)).blame));
    }
    await agree(one, two);
  }
  equal(blames, [1, 0, 3, 0]);
  // #endregion blame
  console.log(
    `after 1 wrong state root, the next two blocks have blame ${blames[0]} and ${blames[1]}`,
  );
  console.log(`after 3 wrong state roots, ${blames[2]} and ${blames[3]}`);
} finally {
  await Promise.all(nodes.map((node) => node.stop()));
}
