// Splits a network of two nodes, lets both mine, joins them again, and checks the subgraph of the node that changes its chain.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  getContractAddress,
  http,
  parseGwei,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { KEY } from '../harness/plainNode.ts';
import { connect, separate, startNode, type Node } from '../harness/twoNodes.ts';
import { bytecode } from './chain.ts';
import { startGraphNode, type Ledger } from './graphNode.ts';
import { startPostgres } from './postgres.ts';
import { build } from './project.ts';

const account = privateKeyToAccount(KEY);
const alice = account.address.toLowerCase() as Address;
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
const pay = (nonce: number, to: Address, value: bigint) =>
  sign(nonce, {
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] }),
  });

const clientOf = (node: Node) => createPublicClient({ transport: http(node.espace) });
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

const [a, b] = [await startNode(0), await startNode(1)];
const postgres = await startPostgres();
build('subgraph', { address: token, block: 1n });
try {
  const client = clientOf(a);
  await send(a, await sign(0, { data: bytecode }));
  await mine(a, 20);
  await send(a, await pay(1, bob, 10n), await pay(2, bob, 20n));
  await mine(a, 120);
  await connect(a, b);
  const block = (await client.getLogs({ address: token, fromBlock: 1n, toBlock: 20n }))[0];
  const receipt = (await client.request({
    method: 'eth_getTransactionReceipt',
    params: [block.transactionHash],
  })) as { type?: string };
  console.log(`type of a receipt from before EIP-1559: ${receipt.type}`);
  assert.equal(receipt.type, undefined);

  const features = 'archive,no_eip2718'; // these nodes have the first rules of eSpace, with receipts without a type
  const env = { GRAPH_ETHEREUM_MAX_BLOCK_RANGE_SIZE: '20' };
  const graph = await startGraphNode({
    manifest: 'subgraph/subgraph.yaml',
    rpc: a.espace,
    database: postgres.url,
    features,
    env,
  });
  try {
    /** The transfers of the subgraph at the newest block, after its balances were compared with the contract. */
    const transfers = async () => {
      const head = await client.getBlockNumber({ cacheTime: 0 });
      await graph.reach(head);
      const { data } = await graph.query<Ledger>(
        '{ accounts { id balance } transfers(orderBy: block) { to { id } value block } _meta { block { number } hasIndexingErrors } }',
      );
      assert.ok(data);
      assert.equal(BigInt(data._meta.block.number), head);
      assert.equal(data._meta.hasIndexingErrors, false);
      const balances = new Map<string, string>(
        data.accounts.map(({ id, balance }) => [id, balance]),
      );
      for (const of of [alice, bob, carol]) {
        const onChain = await client.readContract({
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [of],
        });
        assert.equal(balances.get(of) ?? '0', String(onChain));
      }
      return data.transfers.sort(
        (one, other) =>
          Number(one.block) - Number(other.block) || Number(one.value) - Number(other.value),
      );
    };
    const show = (what: string, found: Awaited<ReturnType<typeof transfers>>) => {
      const name = (id: string) => ({ [alice]: 'Alice', [bob]: 'Bob', [carol]: 'Carol' })[id];
      console.log(
        `${what.padEnd(16)}${
          found
            .slice(3)
            .map(({ to, value, block }) => `${value} to ${name(to.id)} in block ${block}`)
            .join(', ') || 'no payment of these'
        }`,
      );
    };
    assert.equal((await transfers()).length, 3);

    await separate(a, b);
    const same = await pay(3, bob, 5n);
    await send(a, same, await pay(4, bob, 100n));
    await mine(a, 134);
    const before = await transfers();
    show('node A alone', before);
    assert.deepEqual(
      before.slice(3).map(({ value }) => value),
      ['5', '100'],
    );

    await b.mineTo(126);
    await send(b, same, await pay(4, carol, 40n));
    await mine(b, 145);
    await connect(a, b);
    await mine(a, 146);
    const after = await transfers();
    show('after joining', after);
    assert.deepEqual(
      after.slice(3).map(({ value, to }) => [value, to.id]),
      [
        ['5', bob],
        ['40', carol],
      ],
    );
    console.log('balances        those of the contract, before and after');
  } finally {
    await graph.stop();
  }
} finally {
  for (const node of [a, b]) await node.stop();
  await postgres.stop();
}
process.exit();
