// An eSpace payment on the way to finality, and one that a reorganization undoes.
import {
  createPublicClient,
  defineChain,
  encodeFunctionData,
  http,
  keccak256,
  parseAbi,
  parseEther,
  parseGwei,
  type Hex,
} from 'viem';
import { hexAddressToBase32 } from 'cive/utils';
import { privateKeyToAccount } from 'viem/accounts';
import { ask } from '../harness/chain.ts';
import { epochOf, executed, decide, mine, rounds } from '../harness/play.ts';
import { OWNER_KEY } from '../harness/startNode.ts';
import { branch, expect, payer as corePayer, start } from './client.ts';

const url = 'http://127.0.0.1:12740';
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const chain = defineChain({
  id: 1235,
  name: 'eSpace',
  nativeCurrency,
  rpcUrls: { default: { http: [url] } },
});
const client = createPublicClient({ chain, transport: http(url) });
const payer = privateKeyToAccount(OWNER_KEY);
const shop = '0x000000000000000000000000000000000005409a';
const sign = async (to: Hex, value: bigint) => {
  const nonce = await client.getTransactionCount({ address: payer.address });
  return payer.signTransaction({
    type: 'legacy',
    chainId: 1235,
    nonce,
    to,
    value,
    gas: 21_000n,
    gasPrice: parseGwei('21'),
  });
};

// #region stage
type Stage = 'no receipt' | 'executed' | 'safe' | 'finalized';

/** Returns how far a transaction has come. A receipt that was there can disappear until it is final. */
async function stageOf(hash: Hex): Promise<{ stage: Stage; failed?: boolean }> {
  const receipt = await client.getTransactionReceipt({ hash }).catch(() => null); // viem throws if there is none
  if (!receipt) return { stage: 'no receipt' };
  const upTo = async (blockTag: 'safe' | 'finalized') =>
    receipt.blockNumber <= (await client.getBlock({ blockTag })).number;
  const stage = (await upTo('finalized'))
    ? 'finalized'
    : (await upTo('safe'))
      ? 'safe'
      : 'executed';
  return { stage, failed: receipt.status === 'reverted' };
}
// #endregion stage

/** The transactions of the payer that wait in the node's pool. */
async function waiting(): Promise<number> {
  const { pendingCount } = await client.request<{
    ReturnType: { pendingCount: Hex };
    Method: string;
  }>({
    method: 'eth_getAccountPendingTransactions',
    params: [payer.address],
  } as never);
  return Number(pendingCount);
}

/** Moves CFX from Core Space to the payer's eSpace account. */
async function fund(): Promise<void> {
  const data = encodeFunctionData({
    abi: parseAbi(['function transferEVM(bytes20 to) payable']),
    args: [payer.address],
  });
  const to = hexAddressToBase32({
    hexAddress: '0x0888000000000000000000000000000000000006',
    networkId: 1234,
  });
  const limits = { gas: 2_000_000n, gasPrice: parseGwei('2'), storageLimit: 0n };
  const nonce = Number(await ask<Hex>('cfx_getNextNonce', corePayer.address));
  const request = {
    type: 'legacy',
    chainId: 1234,
    nonce,
    epochHeight: BigInt(await epochOf('latest_state')),
    ...limits,
  } as const;
  await ask(
    'cfx_sendRawTransaction',
    await corePayer.signTransaction({ ...request, to, data, value: parseEther('10') } as never),
  );
  await mine(10);
}

const { stop } = await start();
try {
  await fund();
  await mine(40);
  console.log('# #region stages');
  const hash = await client.sendRawTransaction({
    serializedTransaction: await sign(shop, parseEther('1')),
  });
  let last: string | undefined;
  let mined: number | undefined;
  for (let blocks = 0; last !== 'finalized'; blocks += 1) {
    const { stage } = await stageOf(hash);
    mined ??=
      stage === 'no receipt'
        ? undefined
        : Number((await client.getTransactionReceipt({ hash })).blockNumber);
    const moment = stage !== 'no receipt' ? stage : (await waiting()) > 0 ? 'in the pool' : 'mined';
    if (moment !== last)
      console.log(
        `${moment.padEnd(13)}${mined ? `${(await epochOf('latest_mined')) - mined} epochs later` : `${await waiting()} waiting, no receipt`}`,
      );
    expect((await client.getTransaction({ hash })).hash === hash, 'the node has the transaction');
    last = moment;
    await mine(1);
    if (blocks === 60) await decide(60);
    if (blocks >= 60) await rounds(1);
    expect(blocks < 120, 'the payment becomes final');
  }
  console.log('# #endregion stages');

  console.log('# #region undone');
  while (((await epochOf('latest_mined')) + 1) % 5 !== 0) await mine(1);
  const start = await epochOf('latest_mined');
  const payment = await sign(shop, parseEther('1'));
  const conflict = await sign(payer.address, 0n); // the same nonce
  await client.sendRawTransaction({ serializedTransaction: payment });
  await mine(10);
  const show = async (moment: string) => {
    const balance = await client.getBalance({ address: shop });
    console.log(
      `${moment.padEnd(26)}${(await stageOf(keccak256(payment))).stage}, the shop has ${balance / parseEther('1')} CFX`,
    );
    return balance;
  };
  await show('10 blocks after sending');
  await branch(start, 20, conflict);
  await executed();
  await mine(10);
  const end = await show('after the reorganization');
  console.log('# #endregion undone');
  expect(
    end === parseEther('1') && (await stageOf(keccak256(conflict))).stage !== 'no receipt',
    'only the conflicting transaction was executed',
  );
} finally {
  await stop();
}
