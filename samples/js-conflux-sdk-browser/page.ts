// What a page gets from js-conflux-sdk, and how to use it safely.
// #region page
import sdk from 'js-conflux-sdk';

const { searchParams } = new URL(location.href); // ?rpc=…&network=…&address=…
const conflux = new sdk.Conflux({
  url: searchParams.get('rpc')!,
  networkId: Number(searchParams.get('network')),
});
const show = (...words: unknown[]) =>
  document.querySelector('pre')!.append(words.map(String).join(' '), '\n');

/** An amount of the package as a bigint, in a page and in Node.js. */
const toBigInt = (amount: unknown): bigint => BigInt(String(amount));

const balance = await conflux.cfx.getBalance(searchParams.get('address')!);
const drip = toBigInt(balance);
show('drip + drip =', drip + drip);
show('more than 9 drip:', drip > 9n);
// #endregion page
show('# #region wrong');
const empty = await conflux.cfx.getBalance(searchParams.get('empty')!);
const same = await conflux.cfx.getBalance(searchParams.get('address')!);
const most = sdk.format.bigUInt(String(2n ** 64n - 1n));
show('balance is an array:', Array.isArray(balance));
show('balance + balance =', balance + balance);
show('more than 9 drip:', balance > sdk.format.bigUInt(9));
show('18446744073709551615 - 1 =', most - sdk.format.bigUInt(1));
show('18446744073709551615 * 1 =', most * sdk.format.bigUInt(1));
show('=== of two equal balances:', balance === same);
show('=== 0n of an empty account:', empty === 0n);
show('an empty account in an if:', empty ? 'true' : 'false');
async function pay(what: string, value: unknown) {
  const call = { from: searchParams.get('address')!, to: searchParams.get('address')!, value };
  await conflux.cfx
    .estimateGasAndCollateral(call as Parameters<typeof conflux.cfx.estimateGasAndCollateral>[0])
    .then(
      () => show(`${what} as the value:`, 'accepted'),
      (error: unknown) =>
        show(
          `${what} as the value:`,
          /Cannot convert .*? to a BigInt/.exec(String(error))?.[0] ?? error,
        ),
    );
}
await pay('a bigint', 5n);
await pay('its text', String(5n));
show('# #endregion wrong');
await fetch('/result', {
  method: 'POST',
  body: document.querySelector('pre')!.textContent!.trim(),
});
