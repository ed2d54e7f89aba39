// A call from Core Space, whose transactions in eSpace have receipts without a type, while a subgraph follows the chain.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, hexAddressToBase32 } from 'cive/utils';
import { encodeFunctionData, erc20Abi, parseAbi, type Hex } from 'viem';
import { bob, client, deploy } from './chain.ts';
import { startGraphNode, type Meta } from './graphNode.ts';
import { startPostgres } from './postgres.ts';
import { build } from './project.ts';

const networkId = 1234;
const url = process.env.CORE_RPC!;
const chain = defineChain({
  id: networkId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const account = privateKeyToAccount(process.env.CORE_KEY as Hex, { networkId });
const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
const wallet = createWalletClient({ account, chain, transport: http(url) });
const to = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000006',
  networkId,
});
const abi = parseAbi(['function callEVM(bytes20 to, bytes data) payable returns (bytes)']);

const coin = await deploy();
build('subgraph', coin);
const nothing = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, 0n] });

async function callFromCore(): Promise<bigint> {
  const data = encodeFunctionData({ abi, functionName: 'callEVM', args: [coin.address, nothing] });
  const hash = await wallet.sendTransaction({
    to,
    data,
    gas: 1_000_000n,
    storageLimit: 1000n,
    maxFeePerGas: 2n * 10n ** 9n,
    maxPriorityFeePerGas: 10n ** 8n,
  } as never);
  const { outcomeStatus, epochNumber } = await core.waitForTransactionReceipt({ hash });
  assert.equal(outcomeStatus, 'success');
  return BigInt(epochNumber!);
}

for (const features of ['archive', 'archive,no_eip2718']) {
  const database = await startPostgres();
  const graph = await startGraphNode({
    manifest: 'subgraph/subgraph.yaml',
    rpc: process.env.ESPACE_RPC!,
    database: database.url,
    features,
  });
  try {
    await graph.reach(await client.getBlockNumber());
    const block = await callFromCore();
    const receipts = (await client.request({
      method: 'eth_getBlockReceipts' as never,
      params: [`0x${block.toString(16)}`] as never,
    })) as { type?: string }[];
    assert.ok(receipts.length > 0 && receipts.some(({ type }) => type === undefined));
    let reached = false;
    for (let tries = 0; tries < 30 && !reached; tries += 1) {
      await pause(500);
      const { data } = await graph.query<Meta>('{ _meta { block { number } } }');
      reached = BigInt(data!._meta.block.number) >= block;
    }
    const { health } = await graph.status();
    console.log(
      `features ${features}: ${reached ? 'advances past the block' : 'stays below the block for 15 seconds'}, ${health}`,
    );
    assert.equal(reached, features.includes('no_eip2718'));
    assert.equal(graph.log().includes('missing field `type`'), !reached);
  } finally {
    await graph.stop();
    await database.stop();
  }
}
process.exit();
