// Splits a network of two nodes, lets both mine, joins them again, and checks three indexers of the node that changes its chain.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  getContractAddress,
  http,
  parseEther,
  parseGwei,
  zeroHash,
  type Address,
  type Hex,
  type PublicClient,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { differences } from './check.ts';
import { bytecodeOfCoin } from './compile.ts';
import { open } from './database.ts';
import { createIndexer, type Options } from './indexer.ts';
import { KEY } from '../harness/plainNode.ts';
import { connect, separate, startNode, type Node } from '../harness/twoNodes.ts';

// The same program without the two checks for a reorganization.
const source = readFileSync('indexer.ts', 'utf8');
const cut = source.replace(/ *\/\/ #region (reorganization|parent)\n[^]*?#endregion \1\n/g, '');
assert.equal(source.split('\n').length - cut.split('\n').length, 7);
writeFileSync('unsafe-indexer.ts', cut);
const unsafe = (await import('./unsafe-indexer.ts' as string)) as {
  createIndexer: typeof createIndexer;
};

const JSON_BODY = { 'content-type': 'application/json' };
const account = privateKeyToAccount(KEY);
const alice = account.address.toLowerCase() as Address; // addresses in the index are in lower case
const [bob, carol]: [Address, Address] = [
  `0x${'b0b'.padStart(40, '0')}`,
  `0x${'ca401'.padStart(40, '0')}`,
];
const token = getContractAddress({ from: alice, nonce: 0n });
const sign = (nonce: number, fields: { to?: Address; data: Hex }) =>
  account.signTransaction({
    type: 'legacy',
    chainId: 1235,
    nonce,
    gas: fields.to ? 100_000n : 2_000_000n,
    gasPrice: parseGwei('100'),
    ...fields,
  });
const pay = (nonce: number, to: Address, coins: string) =>
  sign(nonce, {
    to: token,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, parseEther(coins)],
    }),
  });

const clientOf = (node: Node): PublicClient => createPublicClient({ transport: http(node.espace) });
async function send(node: Node, ...transactions: Hex[]) {
  for (const serializedTransaction of transactions)
    await clientOf(node).sendRawTransaction({ serializedTransaction });
}
/** Mines to a height, and waits until the blocks up to four below it are executed. */
async function mine(node: Node, height: number) {
  await node.mineTo(height);
  while ((await clientOf(node).getBlockNumber({ cacheTime: 0 })) < BigInt(height - 4))
    await pause(20);
}

// The page from an empty folder, outside this one: Node.js would look for packages in the folders above it.
const empty = mkdtempSync(path.join(tmpdir(), 'espace-indexer-'));
assert.equal(
  spawnSync('bash', ['-e', path.resolve('steps/start.sh')], { cwd: empty, stdio: ['ignore', 2, 2] })
    .status,
  0,
);

for (const folder of ['index', 'index-unsafe', 'index-settled', 'index-race'])
  rmSync(folder, { recursive: true, force: true });
const [a, b] = [await startNode(0), await startNode(1)];
try {
  const client = clientOf(a);
  const optionsOf = async (folder: string, followHead = true): Promise<Options> => ({
    client,
    db: await open(folder),
    token,
    start: 1n,
    settled: 'safe',
    followHead,
    maxRange: 1000n,
  });
  const plans = {
    full: await optionsOf('index'),
    unsafe: await optionsOf('index-unsafe'),
    settled: await optionsOf('index-settled', false),
  };
  const steps = {
    full: createIndexer(plans.full),
    unsafe: unsafe.createIndexer(plans.unsafe),
    settled: createIndexer(plans.settled),
  };
  async function catchUp(name: keyof typeof steps): Promise<string[]> {
    const done: string[] = [];
    for (let said = await steps[name].step(); said; said = await steps[name].step())
      done.push(said);
    return done;
  }
  const wrong = (name: keyof typeof plans) =>
    differences(client, plans[name].db, token, [alice, bob, carol]);
  const rows = async (name: keyof typeof plans) =>
    (
      await plans[name].db.query<{ recipient: Address; amount: string; block: number; hash: Hex }>(
        'SELECT recipient, amount::text, block_number AS block, transaction_hash AS hash FROM transfers ORDER BY block_number, log_index',
      )
    ).rows;
  const show = (what: string, value: unknown) => console.log(`${what.padEnd(44)}${String(value)}`);

  // Deploy the token and pay Bob twice in one block, then bury it.
  const hash = await client.sendRawTransaction({
    serializedTransaction: await sign(0, { data: bytecodeOfCoin() }),
  });
  await mine(a, 14);
  const { status, blockNumber: deployed } = await client.getTransactionReceipt({ hash });
  assert.equal(status, 'success');
  await send(a, await pay(1, bob, '10'), await pay(2, bob, '20'));
  await mine(a, 120);
  await connect(a, b);

  // The first program of the page, in the folder that start.sh filled.
  cpSync('read.ts', path.join(empty, 'read.ts'));
  const read = spawnSync('bash', [path.resolve('steps/read.sh')], {
    cwd: empty,
    env: { ...process.env, RPC_URL: a.espace, TOKEN: token, START: String(deployed) },
    encoding: 'utf8',
  });
  assert.equal(read.status, 0, read.stderr);
  console.log(`# #region read\n${read.stdout}# #endregion read\n# #region reorganization`);

  const first = await catchUp('full');
  for (const name of ['unsafe', 'settled'] as const) await catchUp(name);
  assert.ok(
    first.some((said) => said.startsWith('smaller range')) &&
      first.some((said) => said.startsWith('block')),
  );
  for (const name of ['full', 'unsafe', 'settled'] as const)
    assert.deepEqual(await wrong(name), []);
  const smallest = first.filter((said) => said.startsWith('smaller')).at(-1);
  show('backfill, limit of the node 20 blocks', smallest);
  show('transfers, differences', `${(await rows('full')).length}, none`);

  // A chain that changes while a range is read: either end has another hash after the logs.
  for (const changed of ['last', 'end'] as const) {
    let [changes, hasLogs] = [true, false];
    const raced = await optionsOf('index-race');
    const [from, to] = [20n, 30n];
    const getBlock = async (asked: Parameters<PublicClient['getBlock']>[0]) => {
      const block = await client.getBlock(asked);
      return hasLogs && block.number === (changed === 'last' ? from - 1n : to)
        ? { ...block, hash: zeroHash }
        : block;
    };
    const getLogs = async (asked: Parameters<PublicClient['getLogs']>[0]) => {
      const logs = await client.getLogs(asked);
      hasLogs = changes;
      return logs;
    };
    const indexer = createIndexer({
      ...raced,
      client: { ...client, getBlock, getLogs } as unknown as PublicClient,
      start: from,
      maxRange: to - from + 1n,
    });
    if (changed === 'last') assert.equal(await indexer.step(), 'first start');
    assert.equal(await indexer.step(), 'the chain changed');
    [changes, hasLogs] = [false, false];
    assert.equal((await indexer.storedBlocks())[0]!.number, from - 1n);
    assert.equal((await raced.db.query('SELECT FROM transfers')).rows.length, 0);
    if (changed === 'end') assert.equal(await indexer.step(), `range ${from} to ${to}`);
    await raced.db.close();
  }
  show('chain changed while a range was read', 'nothing stored');

  // A rate limit says nothing about the range: the step fails and leaves it as it was. Other errors halve it.
  for (const [code, message, isLimit] of [
    [-32005, 'request rate exceeded: too many requests (exceeds 5)', true],
    [-32000, 'allowed qps exceeded: Too many requests (exceeds 5)', true],
    [-32000, 'Daily Request Limit Exceeded: Too many requests', true],
    [-32000, 'the result set exceeds the maximum', false],
  ] as const) {
    const endpoint = createServer(async (request, response) => {
      const body = await text(request);
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      const answer =
        method === 'eth_getLogs'
          ? JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })
          : await (await fetch(a.espace, { method: 'POST', headers: JSON_BODY, body })).text();
      response.writeHead(200, JSON_BODY).end(answer);
    }).listen(0, '127.0.0.1');
    await once(endpoint, 'listening');
    const { port } = endpoint.address() as AddressInfo;
    const limited = await optionsOf('index-limit');
    const indexer = createIndexer({
      ...limited,
      client: createPublicClient({
        transport: http(`http://127.0.0.1:${port}`, { retryCount: 0 }),
      }),
      start: 20n,
      maxRange: 11n,
    });
    await indexer.step();
    if (isLimit) await assert.rejects(indexer.step(), new RegExp(message.replace(/[()]/g, '\\$&')));
    else assert.equal(await indexer.step(), 'smaller range: 5');
    await limited.db.close();
    rmSync('index-limit', { recursive: true, force: true });
    endpoint.closeAllConnections();
    endpoint.close();
  }
  show('rate limit, with either code', 'same range again');

  // Writing the same logs again changes nothing.
  const again = await steps.full.transfersIn({ fromBlock: 15n, toBlock: 30n });
  const [newest] = await steps.full.storedBlocks();
  await steps.full.store(newest!, again, 0n);
  assert.ok(again.length >= 2);
  assert.equal((await rows('full')).length, 3);
  show('the same logs once more', '3 transfers');

  // Two branches: the first payment is the same on both, the second goes to Bob on one and to Carol on the other.
  await separate(a, b);
  const same = await pay(3, bob, '5');
  await send(a, same, await pay(4, bob, '100'));
  await mine(a, 134);
  await catchUp('unsafe');
  await catchUp('settled');
  await catchUp('full');
  assert.deepEqual(await wrong('full'), []);
  const before = await rows('full');
  assert.equal(before.length, 5);
  assert.equal((await rows('settled')).length, 3);
  show('node A alone: transfers', before.length);

  // The indexer stops, the chain changes, the indexer starts again from its folder.
  await plans.full.db.close();
  await b.mineTo(126);
  await send(b, same, await pay(4, carol, '40'));
  await mine(b, 145);
  await connect(a, b);
  await mine(a, 146);
  plans.full = await optionsOf('index');
  steps.full = createIndexer(plans.full);

  const second = await catchUp('full');
  assert.match(second[0]!, /^blocks taken back: /);
  show('joined, started again', second[0]);
  const after = await rows('full');
  const moved = after.find(({ hash }) => hash === before[3]!.hash);
  assert.ok(moved && moved.block !== before[3]!.block);
  show('payment of 5, mined on both branches', `block ${before[3]!.block} → ${moved.block}`);
  assert.equal(after.length, 5);
  assert.equal(after[4]!.recipient, carol);
  assert.deepEqual(await wrong('full'), []);
  show('payment of 100 to Bob', 'gone; 40 to Carol in its place');
  show('differences', 'none');

  await catchUp('settled');
  assert.deepEqual(await wrong('settled'), []);
  show('index of settled blocks only: differences', 'none');

  await catchUp('unsafe');
  const errors = await wrong('unsafe');
  assert.deepEqual([...errors].sort(), [alice, bob, carol].sort()); // not totalSupply
  const named = errors.map(
    (error) => ({ [alice]: 'Alice', [bob]: 'Bob', [carol]: 'Carol' })[error] ?? error,
  );
  show('copy without the two checks: wrong', named.join(', '));

  // If no stored block is on the chain, the indexer deletes nothing.
  await plans.settled.db.query('UPDATE blocks SET hash = $1', [zeroHash]);
  await assert.rejects(steps.settled.step(), /The oldest stored block is not on this chain/);
  assert.ok((await rows('settled')).length > 0);

  // The loop of the page, in the folder that start.sh filled, until it reaches blocks after the settled one.
  for (const file of ['database.ts', 'indexer.ts', 'run.ts']) cpSync(file, path.join(empty, file));
  const settings = {
    RPC_URL: a.espace,
    CHAIN_ID: '1235',
    TOKEN: token,
    START: '1',
    SETTLED: 'safe',
    FOLLOW_HEAD: 'yes',
  };
  const step = path.resolve('steps/run.sh');
  const refused = (changed: Record<string, string>) =>
    spawnSync('bash', [step], {
      cwd: empty,
      env: { ...process.env, ...settings, ...changed },
      encoding: 'utf8',
    }).stderr;
  assert.match(refused({ CHAIN_ID: '1030' }), /The endpoint is chain 1235, expected 1030/);
  assert.match(refused({ TOKEN: '' }), /TOKEN isn't an address: /);
  const checksummed = getAddress(token);
  const mistyped = checksummed.replace(/[a-f](?=[^a-f]*$)/, (letter) => letter.toUpperCase());
  assert.notEqual(mistyped, checksummed);
  assert.match(refused({ TOKEN: mistyped }), /TOKEN isn't an address: 0x/);
  assert.match(refused({ START: '0x10' }), /Set RPC_URL, CHAIN_ID, TOKEN, and START/);
  const loop = spawn('bash', [step], {
    cwd: empty,
    env: { ...process.env, ...settings },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  loop.stdout.on('data', (text) => (printed += text));
  for (let tries = 0; !/^block \d+$/m.test(printed); tries += 1) {
    assert.ok(tries < 600 && loop.exitCode === null, printed);
    await pause(100);
  }
  process.kill(-loop.pid!, 'SIGKILL');
  await pause(500);
  assert.match(printed, /^first start\n/);
  const killed: Options = {
    ...plans.full,
    db: await open(path.join(empty, `index-1235-${getAddress(token)}`)),
  };
  const resumed = createIndexer(killed);
  const [stored] = await resumed.storedBlocks();
  assert.equal(await resumed.step(), `block ${stored!.number + 1n}`);
  while (await resumed.step());
  assert.deepEqual(await differences(client, killed.db, token, [alice, bob, carol]), []);
  show('run.ts killed, opened again: differences', 'none');
  console.log('# #endregion reorganization');
} finally {
  await a.stop();
  await b.stop();
  rmSync(empty, { recursive: true, force: true });
}
process.exit();
