// Three nodes on one machine agree on every pivot block; a node with other rules doesn't, and without session_ip_limits the third finds nobody.
import { setTimeout as sleep } from 'node:timers/promises';
import { genesisFiles, validatorFiles } from './genesis.mjs';
import { check, nodeId, read, show, startNode, until, withNodes } from './node.mjs';
import { receiptFrom, transfer } from './transfer.mjs';

const SECOND_KEY = '2'.repeat(64);
const pos = read('pos.toml');
const chain = read('chain.toml') + read('forks.toml') + pos;

const entry = (netKey, { peers }) => `cfxnode://${nodeId(netKey)}@127.0.0.1:${peers}`;
const bootnodes = (...entries) => `bootnodes = "${entries.join(',')}"\n`;

/** Starts three nodes with these rules: the second knows the first, and the third knows both. */
async function startThree(rules) {
  const first = await startNode(rules + read('first.toml'), { files: validatorFiles });
  await first.ready();
  const one = entry('1'.repeat(64), first);
  const second = await startNode(`${rules}net_key = "${SECOND_KEY}"\n${bootnodes(one)}`, {
    files: genesisFiles,
  });
  const start = Date.now();
  await second.ready();
  await until(async () => (await second.epoch()) > 0);
  const joined = Date.now() - start;
  const third = await startNode(rules + bootnodes(one, entry(SECOND_KEY, second)), {
    files: genesisFiles,
  });
  return { nodes: [first, second, third], one, joined };
}

await withNodes(async () => {
  const limited = await startThree(chain.replace(/^session_ip_limits.*\n/m, ''));
  await sleep(Math.max(15_000, 2 * limited.joined)); // the second node needed half of that to join
  const counts = await Promise.all(limited.nodes.map(({ sessions }) => sessions()));
  check(counts.join() === '1,1,0', `the default limits leave the third node alone: ${counts}`);
  show('sessions, default limits', counts.join(', '));
  await Promise.all(limited.nodes.map(({ stop }) => stop()));

  const { nodes, one, joined } = await startThree(chain);
  const [first, second, third] = nodes;
  await third.ready();
  await until(async () => (await third.epoch()) >= 30);

  // #region compare
  const last = Math.min(...(await Promise.all(nodes.map(({ epoch }) => epoch())))) - 10;
  for (let number = 0; number <= last; number++) {
    const hashes = await Promise.all(nodes.map(({ pivot }) => pivot(number)));
    check(new Set(hashes).size === 1, `the pivot block of epoch ${number} is the same`);
  }
  // #endregion compare
  show('same pivot block on all nodes', `epochs 0 to ${last}`);
  show('pivot block of epoch 20', `${(await third.pivot(20)).slice(0, 18)}…`);
  await until(async () =>
    (await Promise.all(nodes.map(({ sessions }) => sessions()))).every((count) => count === 2),
  );
  show('sessions, session_ip_limits', '2, 2, 2');
  await until(async () => Number((await third.rpc('cfx_getStatus')).latestFinalized) > 0, 120);
  const { latestFinalized } = await third.rpc('cfx_getStatus');
  const { pivotDecision } = await first.rpc('pos_getStatus');
  await until(
    async () => (await third.pivot(Number(pivotDecision.height))) === pivotDecision.blockHash,
  );
  show('finalized on the third node', `epoch ${Number(latestFinalized)}`);
  const view = async () => Number((await first.rpc('pos_getStatus')).latestCommitted);
  const before = await view();
  await sleep(30_000);
  check((await view()) - before >= 10, 'a round lasts one second, not 30');
  show('PoS blocks in 30 seconds', '10 or more');
  const hash = await transfer(third.espace);
  await until(async () => {
    const [mined, ...others] = await Promise.all(
      nodes.map(({ espace }) => receiptFrom(espace, hash)),
    );
    return mined !== undefined && others.every((receipt) => receipt?.blockHash === mined.blockHash);
  });
  show('sent to the third node', 'mined by the first, receipt on all');
  await Promise.all([second.stop(), third.stop()]);

  console.log('\na second node with');
  const others = {
    'another chain_id': [chain.replace('= 2029', '= 2031'), {}],
    'another genesis account': [chain, { richKey: `0x${'2'.repeat(64)}` }],
    'no lines for hard forks': [read('chain.toml') + pos, {}],
  };
  for (const [name, [rules, options]] of Object.entries(others)) {
    const other = await startNode(rules + bootnodes(one), { files: genesisFiles, ...options });
    await sleep(Math.max(10_000, 2 * joined)); // the second node needed half of that to join
    check((await other.epoch()) === 0, `${name}: it accepts no block`);
    await until(async () => (await other.sessions()) === 0, 20); // a connection doesn't last
    show(name, 'no block after genesis');
    await other.stop();
  }
  const same = await startNode(chain + bootnodes(one), { files: genesisFiles });
  await same.ready();
  await until(
    async () => (await same.epoch()) > 30 && (await same.pivot(20)) === (await first.pivot(20)),
  );
  show('the same rules', 'follows the first node');
});
