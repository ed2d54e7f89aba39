// Two nodes of one chain agree on every pivot block; nodes with other rules don't.
import {setTimeout as sleep} from 'node:timers/promises';
import {privateKeyToAccount} from 'viem/accounts';
import {genesisFiles, validatorFiles} from './genesis.mjs';
import {check, read, show, startNode, until, withNodes} from './node.mjs';
import {receiptFrom, transfer} from './transfer.mjs';

// #region id
/** The id of a node is the public key of its net_key, without the 04 at its beginning. */
const nodeId = (netKey) => privateKeyToAccount(`0x${netKey}`).publicKey.slice('0x04'.length);
// #endregion id

const pos = read('pos.toml');
const chain = read('chain.toml') + read('forks.toml') + pos;

await withNodes(async () => {
  const first = await startNode(chain + read('first.toml'), {files: validatorFiles});
  const bootnodes = `bootnodes = "cfxnode://${nodeId('1'.repeat(64))}@127.0.0.1:${first.peers}"\n`;
  const second = await startNode(chain + bootnodes, {files: genesisFiles});
  for (const node of [first, second]) await node.ready();
  await until(async () => (await second.epoch()) >= 30);

  // #region compare
  const last = Math.min(await first.epoch(), await second.epoch()) - 10;
  for (let number = 0; number <= last; number++) {
    check((await first.pivot(number)) === (await second.pivot(number)), `the pivot block of epoch ${number} is the same`);
  }
  // #endregion compare
  show('same pivot block on both nodes', `epochs 0 to ${last}`);
  show('pivot block of epoch 20', `${(await second.pivot(20)).slice(0, 18)}…`);
  show('sessions of each node', `${await first.sessions()}, ${await second.sessions()}`);
  await until(async () => Number((await second.rpc('cfx_getStatus')).latestFinalized) > 0, 120);
  const {latestFinalized} = await second.rpc('cfx_getStatus');
  const {pivotDecision} = await first.rpc('pos_getStatus');
  check((await second.pivot(Number(pivotDecision.height))) === pivotDecision.blockHash, 'the decision is a pivot block of the other node too');
  show('finalized on the second node', `epoch ${Number(latestFinalized)}`);
  const hash = await transfer(second.espace);
  await until(async () => (await receiptFrom(first.espace, hash)) !== undefined);
  show('sent to the second node', 'mined by the first, receipt on both');
  check((await receiptFrom(second.espace, hash)).blockHash === (await receiptFrom(first.espace, hash)).blockHash, 'both have the same receipt');
  await second.stop();

  console.log('\na second node with                 sessions  blocks after genesis');
  const others = {
    'another chain_id': [chain.replace('= 2029', '= 2031'), {}],
    'another genesis account': [chain, {richKey: `0x${'2'.repeat(64)}`}],
    'no lines for hard forks': [read('chain.toml') + pos, {}],
  };
  for (const [name, [rules, options]] of Object.entries(others)) {
    const other = await startNode(rules + bootnodes, {files: genesisFiles, ...options});
    await sleep(8000);
    console.log(`${name.padEnd(34)} ${String(await other.sessions()).padEnd(9)} ${(await other.epoch()) > 0 ? 'yes' : 'none'}`);
    await other.stop();
  }
});
