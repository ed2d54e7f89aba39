// Tries features with both libraries; each row of the output is asserted.
import { createPublicClient, http, webSocket } from 'cive';
import * as civeAccounts from 'cive/accounts';
import { hexAddressToBase32 } from 'cive/utils';
import sdk from 'js-conflux-sdk';
import { decodeErrorResult, type Abi, type BaseError, type Hex } from 'viem';
import { compile } from './compile.ts';
import {
  account,
  assert,
  bob,
  chain,
  conflux,
  core,
  errorOf,
  fees,
  from,
  GDRIP,
  key,
  networkId,
  receiptOf,
  recorder,
  row,
  wallet,
  webSocketUrl,
} from './setup.ts';

/** The data of an error that a node reported. */
const dataOf = (error: Error) =>
  ((error as BaseError).walk((cause) => 'data' in (cause as object)) as unknown as { data: Hex })
    .data;

const { abi, bytecode } = compile('Probe.sol').Probe as { abi: Abi; bytecode: Hex };
row('', 'js-conflux-sdk 2.6.0', 'cive 0.8.1');

// Transactions of each type.
const transfer = { to: bob, value: 1n };
const [old, list] = [{ gasPrice: GDRIP }, { gasPrice: GDRIP, accessList: [] }];
const bySdk = [
  { type: 0, ...old },
  { type: 1, ...list },
  { type: 2, ...fees },
];
const typesOfSdk: number[] = [];
for (const options of bySdk)
  typesOfSdk.push(
    (await conflux.cfx.sendTransaction({ from, ...transfer, ...options } as never).executed()).type,
  );
const byCive = [
  { type: 'legacy', ...old },
  { type: 'eip2930', ...list },
  { type: 'eip1559', ...fees },
];
const typesOfCive: string[] = [];
for (const options of byCive)
  typesOfCive.push(
    (await receiptOf(await wallet.sendTransaction({ ...transfer, ...options } as never))).type,
  );
assert.deepEqual(
  [typesOfSdk, typesOfCive],
  [
    [0, 1, 2],
    ['legacy', 'eip2930', 'eip1559'],
  ],
);
row('transaction types', typesOfSdk, typesOfCive);

// What they fill in.
const filled = (await conflux.cfx.populateTransaction({ from, ...transfer })) as {
  type: number;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
};
const prepared = (await wallet.prepareTransactionRequest(transfer as never)) as unknown as {
  type: string;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
};
assert.deepEqual([filled.type, prepared.type], [2, 'eip1559']);
row('type by default', filled.type, prepared.type);
const baseFees = (maximum: bigint, tip: bigint) => (maximum - tip) / GDRIP;
const multiples = [
  baseFees(filled.maxFeePerGas, filled.maxPriorityFeePerGas),
  baseFees(prepared.maxFeePerGas, prepared.maxPriorityFeePerGas),
];
assert.deepEqual(multiples, [2n, 1n]);
row('maxFeePerGas by default', '2 base fees + tip', '1 base fee + tip');

// Nonces of several transactions.
const hashes: Hex[] = [];
for (const value of [2n, 3n])
  hashes.push((await conflux.cfx.sendTransaction({ from, to: bob, value })) as unknown as Hex);
for (const value of [2n, 3n])
  hashes.push(await wallet.sendTransaction({ to: bob, value } as never));
for (const hash of hashes) assert.equal((await receiptOf(hash)).outcomeStatus, 'success');
row('send one after another', 'yes', 'yes');
const together = async (send: (value: bigint) => Promise<unknown>) => {
  const results = await Promise.allSettled([4n, 5n].map(send));
  const sent = results.find(
    (result) => result.status === 'fulfilled',
  ) as PromiseFulfilledResult<Hex>;
  await receiptOf(sent.value);
  return results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => String((reason as BaseError).details ?? reason));
};
const refused = [
  await together(async (value) =>
    conflux.cfx.sendTransaction({ from, to: bob, value, ...fees } as never),
  ),
  await together((value) => wallet.sendTransaction({ to: bob, value, ...fees } as never)),
];
for (const messages of refused) assert.match(messages.join(), /Tx with same nonce/);
row('send at the same time', 'same nonce, one fails', 'same nonce, one fails');

// Contracts.
const deployedBySdk = (
  await conflux
    .Contract({ abi, bytecode })
    .constructor()
    .sendTransaction({ from, ...fees })
    .executed()
).contractCreated;
const probe = conflux.Contract({ abi, address: deployedBySdk });
const deployedByCive = (await receiptOf(await wallet.deployContract({ abi, bytecode, ...fees })))
  .contractCreated!;
const contract = { address: deployedByCive, abi } as const;
const storedBySdk = await probe
  .store(7)
  .sendTransaction({ from, ...fees })
  .executed();
const storedByCive = await receiptOf(
  await wallet.writeContract({ ...contract, functionName: 'store', args: [7n], ...fees }),
);
assert.deepEqual(
  [await probe.value(), await core.readContract({ ...contract, functionName: 'value' })],
  [7n, 7n],
);
row('deploy, write, read', 'yes', 'yes');

// Events in a range of epochs.
const epoch = storedBySdk.epochNumber as number;
const found = await probe.Stored(null, null).getLogs({ fromEpoch: epoch, toEpoch: epoch });
const none = await probe.Stored(null, null).getLogs({ fromEpoch: epoch - 1, toEpoch: epoch - 1 });
assert.deepEqual([found[0].arguments.value, found.length, none.length], [7n, 1, 0]);
const stored = abi.find((item) => item.type === 'event')!;
const range = (at: bigint) => ({
  address: deployedByCive,
  event: stored,
  fromEpoch: at,
  toEpoch: at,
});
const logs = (await core.getLogs(range(storedByCive.epochNumber) as never)) as unknown as {
  args: { value: bigint };
}[];
assert.deepEqual(
  [
    logs[0]!.args.value,
    logs.length,
    (await core.getLogs(range(storedByCive.epochNumber - 1n) as never)).length,
  ],
  [7n, 1, 0],
);
row('events of an epoch', 'Contract.Event.getLogs', 'getLogs');
const early = await core.getContractEvents({ ...contract, fromEpoch: 1n, toEpoch: 1n });
assert.equal(early.length, 1); // the event isn't in epoch 1
row('getContractEvents', '', 'ignores the epoch range');

// Reverts.
const unlucky = await errorOf(() => probe.store(13).call({ from }));
assert.deepEqual(
  [unlucky.message, String(unlucky.data).includes('unlucky')],
  ['Transaction reverted', true],
);
const inCive = await errorOf(() =>
  core.simulateContract({ ...contract, functionName: 'store', args: [13n], account }),
);
assert.ok(!inCive.message.includes('unlucky'));
const reason = decodeErrorResult({ abi, data: dataOf(inCive) });
assert.deepEqual(reason.args, ['unlucky']);
row('reason of a revert', 'in error.data, as text', 'in error data, encoded');
const largeInSdk = await errorOf(() => probe.store(101).call({ from }));
const largeInCive = await errorOf(() =>
  core.simulateContract({ ...contract, functionName: 'store', args: [101n], account }),
);
assert.ok(String(largeInSdk.data).includes('\ufffd')); // turned into text: this character replaces the bytes that are lost
assert.equal(decodeErrorResult({ abi, data: dataOf(largeInCive) }).errorName, 'TooLarge');
row('custom error', 'lost', 'in error data, encoded');
const failed = await errorOf(() =>
  probe
    .store(13)
    .sendTransaction({ from, ...fees, gas: 100_000, storageLimit: 64 })
    .executed(),
);
assert.match(failed.message, /outcomeStatus 1$/);
const failing = await wallet.writeContract({
  ...contract,
  functionName: 'store',
  args: [13n],
  ...fees,
  gas: 100_000n,
  storageLimit: 64n,
});
assert.equal((await receiptOf(failing)).outcomeStatus, 'failed');
row('transaction that fails', 'executed() throws', 'outcomeStatus is failed');

// Subscriptions.
const socket = new sdk.Conflux({ url: webSocketUrl, networkId });
const subscription = await socket.subscribeEpochs('latest_state');
const first = new Promise<number>((resolve) =>
  subscription.once('data', ({ epochNumber }: { epochNumber: number }) => resolve(epochNumber)),
);
const logSubscription = await socket.subscribeLogs({ address: deployedBySdk });
const firstLog = new Promise<{ topics: string[] }>((resolve) =>
  logSubscription.once('data', resolve),
);
const civeSocket = createPublicClient({ chain, transport: webSocket(webSocketUrl) });
assert.equal((await civeSocket.getStatus()).networkId, networkId);
const failure = await new Promise<Error>((resolve) =>
  civeSocket.watchEpochNumber({ onEpochNumber: () => undefined, onError: resolve }),
);
await probe
  .store(8)
  .sendTransaction({ from, ...fees })
  .executed();
assert.ok((await first) > 0 && (await firstLog).topics.length === 2);
assert.match(failure.message, /Method not found/);
row('requests by WebSocket', 'yes', 'yes');
row('subscriptions', 'epochs, heads, logs', failure.message);
for (const client of [core, civeSocket]) {
  const polled = await new Promise<bigint>((resolve) =>
    client.watchEpochNumber({ onEpochNumber: resolve, emitOnBegin: true, poll: true }),
  );
  assert.ok(polled > 0n);
}
row('epochs by polling', '', 'watchEpochNumber');

// Internal contracts.
const names = [
  'AdminControl',
  'SponsorWhitelistControl',
  'Staking',
  'ConfluxContext',
  'PoSRegister',
  'CrossSpaceCall',
  'ParamsControl',
];
const builtIn = names.filter((name) => {
  try {
    return Boolean(conflux.InternalContract(name as 'Staking'));
  } catch {
    return false;
  }
});
assert.deepEqual(
  builtIn,
  names.filter((name) => name !== 'ConfluxContext'),
);
assert.ok(!Object.keys(core).some((name) => /internal/i.test(name)));
row('internal contracts by name', '6 of 7', 'none');

// Several requests at once.
const { proxy, bodies, close } = await recorder();
const batch = new sdk.Conflux({ url: proxy, networkId }).BatchRequest();
batch.add(conflux.cfx.getBalance.request(from));
batch.add(conflux.cfx.getBalance.request(bob));
assert.equal((await batch.execute()).length, 2);
const calls = bodies.splice(0).map((body) => [JSON.parse(body)].flat().length);
assert.deepEqual(calls, [1, 1, 2]); // status, epoch, then the batch
const batching = createPublicClient({ chain, transport: http(proxy, { batch: true }) });
await Promise.all([
  batching.getBalance({ address: account.address }),
  batching.getBalance({ address: bob }),
]);
assert.equal(bodies.length, 1);
close();
row('JSON-RPC batch', 'BatchRequest', 'http(url, {batch: true})');

// Addresses.
const other = hexAddressToBase32({
  hexAddress: '0x139Fd6e51AAD88f6f4cE6ab8827279CfFFB92266',
  networkId: 1,
});
const broken = (bob.slice(0, -1) + (bob.endsWith('a') ? 'b' : 'a')) as typeof bob;
const isRejected = async (failing: () => Promise<unknown>, message: RegExp) =>
  assert.match((await errorOf(failing)).message, message);
await isRejected(() => conflux.cfx.call({ from, to: other }), /networkId is not match/);
await isRejected(() => core.call({ account, to: other } as never), /Invalid parameters/);
row('call to other network', 'rejected by the library', 'rejected by the node');
assert.equal(
  (await conflux.cfx.sendTransaction({ from, to: other, value: 1n, ...fees } as never).executed())
    .outcomeStatus,
  0,
);
assert.equal(
  (await receiptOf(await wallet.sendTransaction({ to: other, value: 1n, ...fees } as never)))
    .outcomeStatus,
  'success',
);
row('CFX to other network', 'sent without an error', 'sent without an error');
await isRejected(() => conflux.cfx.getBalance(broken), /Invalid checksum/);
await isRejected(() => core.getBalance({ address: broken }), /Invalid parameters/);
row('read, wrong checksum', 'rejected by the library', 'rejected by the node');
await isRejected(
  () => conflux.cfx.sendTransaction({ from, to: broken, value: 1n, ...fees } as never),
  /Invalid checksum/,
);
await isRejected(
  () => wallet.sendTransaction({ to: broken, value: 1n, ...fees } as never),
  /is invalid/,
);
row('CFX, wrong checksum', 'rejected by the library', 'rejected by the library');

// Keys.
const phrase = 'test test test test test test test test test test test junk';
assert.equal(
  civeAccounts.mnemonicToAccount(phrase, { networkId, path: "m/44'/60'/0'/0/0" } as never).address,
  account.address,
);
const keystore = new sdk.PrivateKeyAccount(key, networkId).encrypt('password');
assert.equal(String(sdk.PrivateKeyAccount.decrypt(keystore, 'password', networkId).address), from);
row('seed phrase', 'no', 'mnemonicToAccount');
assert.ok(!Object.keys(civeAccounts).some((name) => /crypt|keystore/i.test(name)));
row('keystore file', 'encrypt, decrypt', 'no');
assert.ok(!('mnemonicToAccount' in sdk) && !Object.keys(sdk).some((name) => /typed/i.test(name)));
assert.match(
  await account.signTypedData({
    domain: { chainId: networkId },
    types: { Order: [{ name: 'id', type: 'uint256' }] },
    primaryType: 'Order',
    message: { id: 1n },
  }),
  /^0x/,
);
row('sign typed data', 'no', 'signTypedData');

// Other namespaces.
assert.deepEqual(
  [
    typeof conflux.txpool.nextNonce,
    typeof conflux.pos.getStatus,
    typeof (conflux.trace as unknown as { block: unknown }).block,
  ],
  ['function', 'function', 'function'],
);
assert.deepEqual([typeof core.getPoSStatus, typeof core.traceBlock], ['function', 'function']);
assert.equal(
  Number(await conflux.txpool.nextNonce(from)),
  Number(await core.getTxPoolNextNonce({ address: account.address })),
);
row('txpool, pos, trace', 'yes', 'yes');
process.exit(0);
