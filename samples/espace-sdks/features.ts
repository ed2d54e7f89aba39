// Tries what the page compares with each library, and throws if a row is no longer true.
/* eslint-disable @typescript-eslint/no-explicit-any -- errors as each library throws them */
import { Contract, JsonRpcProvider, Network, NonceManager, Wallet, isCallException } from 'ethers';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  formatGwei,
  http,
  nonceManager,
  type Hash,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confluxESpace, confluxESpaceTestnet } from 'viem/chains';
import { Web3 } from 'web3';
import { bytecode } from './compile.ts';
import { bodies, calls, url } from './proxy.ts';
import { abi } from './tally.ts';

const key = process.env.ESPACE_KEY as `0x${string}`;
const to = privateKeyToAccount(process.env.ESPACE_KEY_2 as `0x${string}`).address;
const chain = defineChain({ ...confluxESpaceTestnet, id: 1235, name: 'Local node' });
const GDRIP = 1_000_000_000n;
const fee = { maxPriorityFeePerGas: GDRIP, maxFeePerGas: 41n * GDRIP };
const fee3 = {
  maxPriorityFeePerGas: String(fee.maxPriorityFeePerGas),
  maxFeePerGas: String(fee.maxFeePerGas),
};
const higher = { maxPriorityFeePerGas: 2n * GDRIP, maxFeePerGas: 60n * GDRIP };

const account = privateKeyToAccount(key);
const node = createPublicClient({ chain, transport: http(url), pollingInterval: 500 });
const wallet = createWalletClient({ account, chain, transport: http(url) });
const provider = new JsonRpcProvider(url, 1235, {
  staticNetwork: true,
  pollingInterval: 500,
  batchMaxCount: 1,
});
const signer = new Wallet(key, provider);
const web3 = new Web3(url);
const from = web3.eth.accounts.wallet.add(key)[0]!.address;

const check = (claim: boolean, text: string) => {
  if (!claim) throw new Error(`No longer true: ${text}`);
  return text;
};
/** What a promise was rejected with, or undefined. */
async function failure(promise: unknown): Promise<any> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const row = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(26), ...cells.slice(0, -1).map((cell) => cell.padEnd(25)), cells.at(-1));
const executed = (hash: string) =>
  node.waitForTransactionReceipt({ hash: hash as Hash, checkReplacement: false });

/** Sends with web3.js and returns the hash without waiting for the receipt. */
const send3 = (transaction: Record<string, unknown>) =>
  new Promise<string>((resolve, reject) => {
    const sending = web3.eth.sendTransaction({ from, to, value: '1', ...transaction });
    sending.on('transactionHash', (hash) => resolve(String(hash))).catch(reject);
  });

row('', 'viem 2.57.20', 'ethers 6.17.0', 'web3.js 4.16.0');

check(Network.from(1030).name === 'unknown', 'ethers has no eSpace');
row(
  'eSpace chain ids',
  check(confluxESpace.id === 1030 && confluxESpaceTestnet.id === 71, '1030, 71'),
  'none',
  'none',
);

// What each library fills in. The proxy suggests a tip of 21 Gdrip, and the base fee is 20.
const sent = [
  await wallet.sendTransaction({ to, value: 1n }),
  (await (await signer.sendTransaction({ to, value: 1n })).wait())!.hash,
  '',
];
await executed(sent[0]!);
sent[2] = await send3({});
const transactions = await Promise.all(
  sent.map(async (hash) => (await executed(hash), node.getTransaction({ hash: hash as Hash }))),
);
check(
  transactions.every(({ type, gas }) => type === 'eip1559' && gas === 21_000n),
  'type 2 and the estimate are the defaults',
);
row(
  'tip by default',
  ...transactions.map((tx, index) =>
    check(
      tx.maxPriorityFeePerGas === (index === 2 ? (5n * GDRIP) / 2n : 21n * GDRIP),
      index === 2 ? '2.5 Gdrip' : "the node's suggestion",
    ),
  ),
);
row(
  'most by default',
  ...transactions.map((tx, index) =>
    check(
      tx.maxFeePerGas === (index === 0 ? 24n : 40n) * GDRIP + tx.maxPriorityFeePerGas!,
      index === 0 ? '1.2 base fees + tip' : '2 base fees + tip',
    ),
  ),
);
const prices = await Promise.all(
  sent.map(async (hash) => formatGwei((await executed(hash)).effectiveGasPrice)),
);
row(
  'pays, if 21 is suggested',
  ...['41', '41', '22.5'].map((price, index) => check(prices[index] === price, `${price} Gdrip`)),
);

// Nonces
const asked = (run: number) => String(calls('eth_getTransactionCount')[run]!.params[1]);
row(
  'nonce from',
  check(asked(0) === 'pending', 'pending'),
  check(asked(1) === 'pending', 'pending, kept 250 ms'),
  check(asked(2) === 'latest', 'latest'),
);
const one = await wallet.sendTransaction({ to, value: 1n, ...fee });
const two = await wallet.sendTransaction({ to, value: 2n, ...higher });
const both = await Promise.all([executed(one), executed(two)]);
const before = calls('eth_getTransactionCount').length;
await signer.getNonce('pending');
await signer.getNonce('pending');
check(calls('eth_getTransactionCount').length === before + 1, 'ethers asked once');
await pause(400);
await signer.getNonce('pending');
check(calls('eth_getTransactionCount').length === before + 2, 'ethers asked again after 250 ms');
/** Whether the second payment of web3.js replaced the first. If the first was executed too early, it tries again. */
async function replaces3(tries = 5): Promise<boolean> {
  const first = await send3(fee);
  const second = send3({ ...higher, value: '2' });
  const error = await failure(second);
  await executed(error ? first : await second);
  const lost = await failure(node.getTransactionReceipt({ hash: first as Hash }));
  return lost?.name === 'TransactionReceiptNotFoundError' || (tries > 1 && replaces3(tries - 1));
}
check(await replaces3(), 'the first one is gone');
row(
  'send without waiting',
  check(
    both.every(({ status }) => status === 'success'),
    'both arrive',
  ),
  'can replace the first',
  'replaces the first',
);

const managed = createWalletClient({
  account: privateKeyToAccount(key, { nonceManager }),
  chain,
  transport: http(url),
});
const counting = new NonceManager(signer);
const pairs = {
  nonceManager: await Promise.all(
    [1n, 2n].map((value) => managed.sendTransaction({ to, value, ...fee })),
  ),
  NonceManager: [] as string[],
  'pass nonce': [] as string[],
};
await Promise.all(pairs.nonceManager.map(executed));
pairs.NonceManager = await Promise.all(
  [1n, 2n].map(async (value) => (await counting.sendTransaction({ to, value, ...fee })).hash),
);
await Promise.all(pairs.NonceManager.map(executed));
const next = await web3.eth.getTransactionCount(from);
pairs['pass nonce'] = await Promise.all([next, next + 1n].map((nonce) => send3({ ...fee, nonce })));
await Promise.all(pairs['pass nonce'].map(executed));
row('send at the same time', ...Object.keys(pairs));

// More than the account has: rejected, so the nonce stays unused.
const used = await node.getTransactionCount({ address: account.address });
check(
  Boolean(await failure(managed.sendTransaction({ to, value: 10n ** 30n, ...fee }))),
  'viem rejects it',
);
await executed(await managed.sendTransaction({ to, value: 1n, ...fee }));
counting.reset();
check(
  Boolean(await failure(counting.sendTransaction({ to, value: 10n ** 30n, ...fee }))),
  'ethers rejects it',
);
const skipped = await counting.sendTransaction({ to, value: 1n, ...fee });
row(
  'after a rejected payment',
  check(
    (await node.getTransactionCount({ address: account.address })) === used + 1,
    'reads the nonce again',
  ),
  check(skipped.nonce === used + 2, 'skips its nonce'),
  'you count',
);
await executed(await wallet.sendTransaction({ to, value: 1n, nonce: used + 1, ...fee }));
await executed(skipped.hash);

// Three payments that wait for the nonce before them. Then another payment replaces each one.
const gap = used + 3;
const hash1 = await wallet.sendTransaction({ to, value: 1n, nonce: gap + 1, gas: 21_000n, ...fee });
const waits1 = node.waitForTransactionReceipt({ hash: hash1 }).catch((error: Error) => error);
const waits2 = failure(
  (
    await signer.sendTransaction({ to, value: 1n, nonce: gap + 2, gasLimit: 21_000, ...fee })
  ).wait(),
);
const waits3 = failure(
  web3.eth.sendTransaction({ from, to, value: '1', nonce: gap + 3, gas: '21000', ...fee3 }),
);
await pause(2_000);
const others = [];
for (const nonce of [gap + 1, gap + 2, gap + 3, gap])
  others.push(await wallet.sendTransaction({ to, value: 2n, nonce, gas: 21_000n, ...higher }));
await Promise.all(others.map(executed));
// viem takes the other one from a block, and throws if that one has no receipt yet.
const got = await waits1;
const other =
  got instanceof Error
    ? got.name === 'TransactionReceiptNotFoundError'
    : got.transactionHash === others[0] && got.status === 'success';
row(
  'payment was replaced',
  check(other, 'other receipt, or throws'),
  check((await waits2)?.code === 'TRANSACTION_REPLACED', 'wait() throws'),
  check((await waits3)?.name === 'TransactionBlockTimeoutError', 'gives up after 50 blocks'),
);

// Errors
const { contractAddress } = await executed(await wallet.deployContract({ abi, bytecode, ...fee }));
const tally = { address: contractAddress!, abi };
const contract = new Contract(contractAddress!, abi, signer);
const tally3 = new web3.eth.Contract(abi, contractAddress!);
const in1 = (
  await failure(wallet.writeContract({ ...tally, functionName: 'add', args: [101n], ...fee }))
).walk((cause: any) => cause.data?.errorName);
const in2 = await failure(contract.getFunction('add')(101, fee));
const in3 = await failure(tally3.methods.add(101).send({ from, ...fee3 }));
row(
  'custom error',
  check(in1.data.errorName === 'TooMuch', 'name and arguments'),
  check(
    isCallException(in2) &&
      in2.reason === null &&
      contract.interface.parseError(in2.data!)?.name === 'TooMuch',
    'decode data yourself',
  ),
  check(in3.innerError.errorName === 'TooMuch', 'name and arguments'),
);
const reverted = await executed(
  await wallet.writeContract({
    ...tally,
    functionName: 'add',
    args: [101n],
    ...fee,
    gas: 100_000n,
  }),
);
const waiting = await failure(
  (await contract.getFunction('add')(101, { ...fee, gasLimit: 100_000 })).wait(),
);
const sending = await failure(tally3.methods.add(101).send({ from, ...fee3, gas: '100000' }));
row(
  'fails in its block',
  check(reverted.status === 'reverted', "status is 'reverted'"),
  check(waiting.receipt.status === 0, 'wait() throws'),
  check(sending.receipt.status === 0n, 'send() throws'),
);
const names = ['gasFee', 'burntGasFee', 'txExecErrorMsg'];
const extra = (receipt: object) => names.filter((name) => name in receipt).length;
row(
  'gasFee, txExecErrorMsg',
  check(extra(reverted) === 3, 'in the receipt, untyped'),
  check(extra(waiting.receipt) === 0, 'dropped'),
  check(extra(sending.receipt) === 0, 'dropped'),
);

// A node of another network
const other1 = createWalletClient({ account, chain: confluxESpaceTestnet, transport: http(url) });
const other2 = new Wallet(key, new JsonRpcProvider(url, 71, { staticNetwork: true }));
const wrong1 = (await failure(other1.sendTransaction({ to, value: 1n, ...fee })))?.details;
const wrong2 = (await failure(other2.sendTransaction({ to, value: 1n, ...fee })))?.error?.message;
row(
  'node of another chain',
  check(wrong1 === 'invalid chain ID', 'rejected by the node'),
  check(wrong2 === 'invalid chain ID', 'rejected by the node'),
  check(Boolean(await executed(await send3(fee))), 'sent to that chain'),
);

// Addresses
const bad = '0x70997970c51812dc3A010C7d01b50e0d17dc79C8';
const bad1 = await failure(wallet.sendTransaction({ to: bad, value: 1n, ...fee }));
const bad2 = await failure(signer.sendTransaction({ to: bad, value: 1n, ...fee }));
const unhandled = new Promise<any>((resolve) => process.once('unhandledRejection', resolve));
const silent = failure(web3.eth.sendTransaction({ from, to: bad, value: '1' }));
const crash = await Promise.race([unhandled, silent.then(() => ({ name: 'rejected' }))]);
row(
  'wrong checksum',
  check(bad1?.name === 'TransactionExecutionError', 'throws'),
  check(bad2?.code === 'INVALID_ARGUMENT', 'throws'),
  check(crash.name === 'InvalidTransactionWithReceiver', 'ends the process'),
);

// Batches
const batching = createPublicClient({ chain, transport: http(url, { batch: true }) });
const batching2 = new JsonRpcProvider(url, 1235, { staticNetwork: true });
const batched = async (run: () => Promise<unknown>) => {
  bodies.length = 0;
  await run();
  return bodies.length === 1 && Array.isArray(bodies[0]) && bodies[0].length === 2;
};
const batch3 = async () => {
  const batch = new web3.BatchRequest();
  const results = ['eth_chainId', 'eth_blockNumber'].map((method) =>
    batch.add({ method, params: [] }),
  );
  await batch.execute();
  await Promise.all(results);
};
row(
  'JSON-RPC batch',
  check(
    await batched(() => Promise.all([batching.getChainId(), batching.getBlockNumber()])),
    'http(url, {batch: true})',
  ),
  check(
    await batched(() => Promise.all([batching2.getBalance(to), batching2.getBlockNumber()])),
    'by itself',
  ),
  check(await batched(batch3), 'BatchRequest'),
);
process.exit(0);
