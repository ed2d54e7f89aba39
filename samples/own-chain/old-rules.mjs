// A node without the newest rules keeps the same blocks and computes other results; same-results.sh sees it.
import { spawnSync } from 'node:child_process';
import { genesisFiles, validatorFiles } from './genesis.mjs';
import { check, nodeId, read, show, startNode, until, withNodes } from './node.mjs';
import { coreTransfer, deploy, receiptFrom } from './transfer.mjs';

const chain = read('chain.toml') + read('forks.toml') + read('pos.toml');
/** The opcode PUSH0 isn't there yet: a rule of execution alone. */
const old = chain.replace('cip119_transition_number = 1\n', 'cip119_transition_number = 1000000\n');

/** What same-results.sh prints for these two nodes. */
const compare = (own, other) =>
  spawnSync('sh', ['same-results.sh'], {
    env: { ...process.env, OWN: own.core, OTHER: other.core },
    encoding: 'utf8',
  }).stdout;

const mined = (node, hash) =>
  until(async () => (await receiptFrom(node.espace, hash)) !== undefined);

await withNodes(async () => {
  check(old !== chain, 'the old node has other rules');
  const first = await startNode(chain + read('first.toml'), { files: validatorFiles });
  await first.ready();
  const bootnodes = `bootnodes = "cfxnode://${nodeId('1'.repeat(64))}@127.0.0.1:${first.peers}"\n`;
  const [upgraded, behind] = await Promise.all(
    [chain, old].map((rules) => startNode(rules + bootnodes, { files: genesisFiles })),
  );
  await Promise.all([upgraded, behind].map((node) => node.ready()));

  const hash = await deploy(first.espace);
  await Promise.all([first, upgraded, behind].map((node) => mined(node, hash)));
  const [success, failure] = await Promise.all(
    [upgraded, behind].map(async ({ espace }) => (await receiptFrom(espace, hash)).status),
  );
  check(success === 'success' && failure === 'reverted', 'only the upgraded node knows PUSH0');
  show('a contract with PUSH0', `upgraded node: ${success}, old node: ${failure}`);
  const later = await coreTransfer(first, 0);
  await until(async () => (await behind.rpc('cfx_getTransactionReceipt', later)) !== null);
  const end = (await first.epoch()) + 20; // same-results.sh begins some epochs below the newest state
  await until(async () => (await first.epoch()) > end && (await behind.epoch()) > end);

  const last = Math.min(await first.epoch(), await behind.epoch()) - 10;
  for (let number = 0; number <= last; number++)
    check(
      (await first.pivot(number)) === (await behind.pivot(number)),
      `the pivot block of epoch ${number} is the same`,
    );
  show('pivot blocks of the old node', `the same, epochs 0 to ${last}`);
  show('phase of the old node', await behind.rpc('debug_currentSyncPhase'));
  const print = (name, node) =>
    console.log(`\n# ${name}, by same-results.sh\n${compare(node, first).trim()}`);
  print('upgraded node', upgraded);
  print('old node', behind);

  await behind.stop({ keep: true });
  const late = await startNode(chain + bootnodes, { folder: behind.folder });
  await late.ready();
  const newer = await coreTransfer(first, 1);
  await until(async () => (await late.rpc('cfx_getTransactionReceipt', newer)) !== null);
  const caughtUp = (await first.epoch()) + 20;
  await until(async () => (await first.epoch()) > caughtUp && (await late.epoch()) > caughtUp);
  print('old node, restarted with the new rules on its data', late);
});
