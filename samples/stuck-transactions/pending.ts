// Makes a transaction wait for each reason that the pool reports, shows the report, and fixes it.
import { keccak256, type Hex } from 'viem';
import {
  balance,
  CFX,
  core,
  expect,
  GDRIP,
  give,
  person,
  receiptOf,
  rejection,
  url,
  type Account,
} from './setup.ts';

async function ask<T>(method: string, ...params: unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { result: T }).result;
}
const mark = (line: string) => console.log(`# #${line}`);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const receiver = person('receiver').address;
const here = async () => (await core.getStatus()).epochNumber;

type Options = {
  nonce: number;
  value?: bigint;
  gasPrice?: bigint;
  epochHeight?: bigint;
  to?: typeof receiver;
  data?: Hex;
  gas?: bigint;
};
/** The signed bytes of a payment of 1 CFX, or of what the options change. */
async function sign(from: Account, { nonce, epochHeight, ...changes }: Options): Promise<Hex> {
  const payment = { to: receiver, value: CFX, gas: 21_000n, gasPrice: GDRIP, storageLimit: 0n };
  return from.signTransaction({
    type: 'legacy',
    chainId: 1234,
    ...payment,
    ...changes,
    nonce,
    epochHeight: epochHeight ?? (await here()),
  });
}
const submit = (serializedTransaction: Hex) => core.sendRawTransaction({ serializedTransaction });
/** Sends it and prints what the pool says. */
async function pay(from: Account, options: Options): Promise<void> {
  const outcome = await submit(await sign(from, options)).then(() => 'accepted', rejection);
  console.log(`nonce ${options.nonce}: ${outcome}`);
}
const nonceOf = async (who: Account) =>
  Number((await core.getAccount({ address: who.address })).nonce);
async function nonceReaches(who: Account, nonce: number): Promise<void> {
  for (let i = 0; i < 200; i++, await pause(200)) if ((await nonceOf(who)) >= nonce) return;
  throw new Error(`the nonce does not reach ${nonce}`);
}

type Pending = {
  firstTxStatus: 'ready' | { pending: string } | null;
  pendingCount: Hex;
  pendingTransactions: { hash: Hex; nonce: Hex; gasPrice: Hex }[];
};
// #region reason
/** Returns why the account's first waiting transaction isn't packed. */
async function reason(address: string): Promise<string> {
  const pending = await ask<Pending>('cfx_getAccountPendingTransactions', address);
  const status = pending.firstTxStatus;
  if (status === null) return 'nothing waits';
  const nonces = pending.pendingTransactions.map(({ nonce }) => Number(nonce)).join(', ');
  return `${status === 'ready' ? 'ready' : status.pending}, waiting nonces ${nonces}`;
}
// #endregion reason
/** Waits until the pool reports this, and prints it. */
async function reports(who: Account, wanted: string): Promise<void> {
  let found = '';
  for (let i = 0; i < 100 && !found.startsWith(wanted); i++, await pause(100))
    found = await reason(who.address);
  console.log(`  ${found}`);
  expect(found.startsWith(wanted), `${wanted}, not ${found}`);
}
/** Prints what the pool reports when nothing has changed for some seconds. */
async function stays(who: Account, wanted: string): Promise<void> {
  await pause(4_000);
  await reports(who, wanted);
}
async function funded(name: string, value: bigint): Promise<Account> {
  const who = person(name);
  await give(who, value);
  return who;
}

mark('region gap');
{
  const who = await funded('gap', 10n * CFX);
  await pay(who, { nonce: 2 });
  await pay(who, { nonce: 1 });
  await stays(who, 'futureNonce');
  const next = Number(await ask<Hex>('txpool_nextNonce', who.address));
  console.log(`txpool_nextNonce: ${next}`);
  await pay(who, { nonce: next });
  await nonceReaches(who, 3);
  await reports(who, 'nothing waits');
}
mark('endregion gap');

mark('region cash');
{
  const who = await funded('cash', 10n * CFX);
  const sent: Hex[] = [];
  for (const nonce of [2, 1, 0]) sent[nonce] = await sign(who, { nonce, value: 6n * CFX });
  for (const nonce of [2, 1, 0])
    console.log(`nonce ${nonce}: ${await submit(sent[nonce]!).then(() => 'accepted', rejection)}`);
  await nonceReaches(who, 2);
  for (const nonce of [0, 1]) {
    const { outcomeStatus, txExecErrorMsg } = await receiptOf(keccak256(sent[nonce]!));
    console.log(
      `  nonce ${nonce}: ${[outcomeStatus, txExecErrorMsg?.split(' ')[0]].join(' ').trim()}`,
    );
  }
  await stays(who, 'notEnoughCash');
  await give(who, 3n * CFX);
  console.log('another account sends 3 CFX');
  await nonceReaches(who, 3);
  await reports(who, 'nothing waits');
  expect(
    (await receiptOf(keccak256(sent[2]!))).outcomeStatus === 'success',
    'the payment succeeds after the top-up',
  );
}
mark('endregion cash');

mark('region price');
{
  const who = await funded('price', 10n * CFX);
  await pay(who, { nonce: 0, gasPrice: GDRIP / 10n });
  await stays(who, 'ready');
  const [{ baseFeePerGas }, { gasPrice }] = [
    (await core.getBlock({ epochTag: 'latest_mined' }))!,
    (await ask<Pending>('cfx_getAccountPendingTransactions', who.address)).pendingTransactions[0]!,
  ];
  console.log(
    `  gasPrice ${BigInt(gasPrice)}, below baseFeePerGas: ${BigInt(gasPrice) < baseFeePerGas!}`,
  );
  await pay(who, { nonce: 0, gasPrice: 2n * GDRIP });
  await nonceReaches(who, 1);
  await reports(who, 'nothing waits');
}
mark('endregion price');

mark('region ahead');
{
  const who = await funded('ahead', 10n * CFX);
  await pay(who, { nonce: 0, epochHeight: 500_000n });
  await stays(who, 'ready');
  await pay(who, { nonce: 0, gasPrice: (GDRIP * 102n) / 100n });
  await nonceReaches(who, 1);
  await reports(who, 'nothing waits');
}
mark('endregion ahead');

mark('region cancel');
{
  const who = await funded('cancel', 10n * CFX);
  await pay(who, { nonce: 0, gasPrice: GDRIP / 10n });
  await stays(who, 'ready');
  // #region cancel
  const [first] = (await ask<Pending>('cfx_getAccountPendingTransactions', who.address))
    .pendingTransactions;
  const stuck = { nonce: Number(first!.nonce), gasPrice: BigInt(first!.gasPrice) };
  const higher = stuck.gasPrice + (stuck.gasPrice * 2n) / 100n; // at least 2% more
  const gasPrice = higher > 2n * GDRIP ? higher : 2n * GDRIP; // and above the base fee
  const serializedTransaction = await who.signTransaction({
    chainId: 1234, // 1 on testnet, 1029 on mainnet
    type: 'legacy',
    nonce: stuck.nonce,
    gasPrice,
    to: who.address, // nothing to oneself
    value: 0n,
    gas: 21_000n,
    storageLimit: 0n,
    epochHeight: (await core.getStatus()).epochNumber,
  });
  await core.sendRawTransaction({ serializedTransaction });
  // #endregion cancel
  await nonceReaches(who, 1);
  await reports(who, 'nothing waits');
  console.log(`  spent less than 1 CFX: ${(await balance(who)) > 9n * CFX}`);
  expect((await balance(who)) > 9n * CFX, 'the cancelled payment was not made');
}
mark('endregion cancel');
