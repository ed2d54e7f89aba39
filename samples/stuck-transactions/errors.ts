// Provokes the errors that js-conflux-sdk and cive show when sending, and prints each with its fix at work.
import { createWalletClient, http, type Address } from 'cive';
import sdk from 'js-conflux-sdk';
import { keccak256, toHex, type Hex } from 'viem';
import {
  book,
  bookAbi,
  CFX,
  chain,
  core,
  expect,
  GDRIP,
  give,
  hexOf,
  networkId,
  newGuestbook,
  person,
  receiptOf,
  url,
} from './setup.ts';

const mark = (line: string) => console.log(`# #${line}`);
const keyOf = (name: string): Hex => keccak256(toHex(`stuck-transactions ${name}`));
const conflux = new sdk.Conflux({ url, networkId });
const from = conflux.wallet.addPrivateKey(keyOf('payer')).address as Address;
const poor = conflux.wallet.addPrivateKey(keyOf('poor')).address as Address;
const ten = conflux.wallet.addPrivateKey(keyOf('ten')).address as Address;
const unknown = person('unknown').address;
const walletOf = (name: string) =>
  createWalletClient({ account: person(name), chain, transport: http(url) });
const wallet = walletOf('payer');
await give(person('payer'), 100n * CFX);
await give(person('ten'), 10n * CFX);
await give(person('unknown'), 10n * CFX);
const to = person('receiver').address;
const guestbook = await newGuestbook();
const write = book('write', [1n, 1n]);

// #region reason
type Shown = { data?: string; details?: string; shortMessage?: string; message: string };

/** Returns the text that explains the error, from either library. */
function reasonOf(error: unknown): string {
  const { data, details, shortMessage, message } = error as Shown;
  return data ?? details ?? shortMessage ?? message;
}
// #endregion reason
const tidy = (text: string) =>
  text
    .split('\n')[0]!
    .replaceAll(/0x[0-9a-f]{64}/g, '0x…')
    .replaceAll(/NET1234:[A-Z0-9.:]+/g, 'NET1234:…')
    .replaceAll(/net1234:[a-z0-9]+/g, 'net1234:…');
const LIBRARIES = { js: 'js-conflux-sdk', cive: 'cive' };
type Sending = Promise<unknown>;
type Library = keyof typeof LIBRARIES;
/** Prints the error of each library. Throws unless it contains the text; `*` stands for any error. */
async function fails(
  situation: string,
  texts: string | Record<Library, string>,
  sendings: { js?: () => Sending; cive?: () => Sending },
): Promise<void> {
  console.log(situation);
  for (const [library, send] of Object.entries(sendings)) {
    const reason = await send().then(() => 'no error', reasonOf);
    console.log(`  ${LIBRARIES[library as keyof typeof LIBRARIES].padEnd(16)}${tidy(reason)}`);
    const text = typeof texts === 'string' ? texts : texts[library as Library];
    expect(
      text === '*' ? reason !== 'no error' : reason.includes(text),
      `${situation}: ${text}, not ${reason}`,
    );
  }
}
type Options = Record<string, unknown>;
const js = (options: Options) => () =>
  conflux.cfx.sendTransaction({ from, to, value: 1n, ...options } as Parameters<
    typeof conflux.cfx.sendTransaction
  >[0]);
const cive =
  (options: Options, sender = wallet) =>
  () =>
    sender.sendTransaction({ to, value: 1n, ...options } as Parameters<
      typeof wallet.sendTransaction
    >[0]);
const both = (options: Options) => ({ js: js(options), cive: cive(options) });

mark('region network');
const onMainnet = sdk.address.encodeCfxAddress(hexOf(to), 1029) as Address;
console.log(`receiver ${onMainnet}`);
for (const [library, send] of Object.entries(both({ to: onMainnet }))) {
  const hash = (await send()) as Hex;
  const { outcomeStatus } = await receiptOf(hash);
  const { to: paid } = await core.getTransaction({ hash });
  console.log(
    `  ${LIBRARIES[library as keyof typeof LIBRARIES].padEnd(16)}no error: ${outcomeStatus}, 1 drip is at ${paid?.toLowerCase().replace('type.user:', '')}`,
  );
  expect(
    hexOf(paid!) === hexOf(to) && outcomeStatus === 'success',
    'the payment goes to the same bytes on this network',
  );
}
const ofEspace = '0x839Fd6e51aad88F6F4ce6aB8827279cffFb92266'.toLowerCase();
const { outcomeStatus: paidHex, to: hexReceiver } = await receiptOf(
  (await js({ to: ofEspace })()) as Hex,
);
console.log(
  `receiver ${ofEspace}\n  js-conflux-sdk  no error: ${paidHex}, 1 drip is at ${hexReceiver?.toLowerCase().replace('type.contract:', '')}`,
);
expect(
  paidHex === 'success' && hexOf(hexReceiver!) === ofEspace,
  'js-conflux-sdk pays a hex address that begins with 0x8',
);
console.log(`  cive            ${await cive({ to: ofEspace })().then(() => 'no error', reasonOf)}`);
mark('endregion network');

mark('region guard');
// #region guard
/** Returns the address, or throws unless it is one of this network. */
function ofThisNetwork(text: string): string {
  if (!sdk.address.isValidCfxAddress(text)) throw new Error(`Not a Core Space address: ${text}`);
  const { netId } = sdk.address.decodeCfxAddress(text);
  if (netId !== networkId) throw new Error(`An address of network ${netId}, not of ${networkId}`);
  return text;
}
// #endregion guard
await fails('the guard, same receiver', 'An address of network 1029, not of 1234', {
  js: async () => ofThisNetwork(onMainnet),
});
const typo = (to.slice(0, -1) + (to.endsWith('a') ? 'b' : 'a')) as Address;
await fails('the guard, a wrong checksum', 'Not a Core Space address', {
  js: async () => ofThisNetwork(typo),
});
expect(ofThisNetwork(to) === to, 'the guard accepts an address of this network');
mark('endregion guard');

mark('region before');
await fails('the last character is wrong', '*', both({ to: typo }));
await fails(
  'an eSpace address as receiver',
  '*',
  both({ to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }),
);
await fails('no sender', '*', {
  js: js({ from: undefined }),
  cive: cive({}, createWalletClient({ chain, transport: http(url) }) as unknown as typeof wallet),
});
await fails('the key of the sender is not in the wallet', '*', {
  js: js({ from: unknown }),
  cive: cive({ account: unknown }),
});
await fails('a value of 0.5', '*', both({ value: 0.5 }));
expect(BigInt(sdk.Drip.fromCFX(0.5).toString()) === CFX / 2n, 'Drip.fromCFX(0.5) is half a CFX');
await fails(
  'priority fee above the maximum',
  '*',
  both({ maxFeePerGas: GDRIP, maxPriorityFeePerGas: 2n * GDRIP }),
);
await fails('chain ID 1029', '*', {
  js: js({ chainId: 1029 }),
  cive: cive({ chain: { ...chain, id: 1029 } }),
});
mark('endregion before');

mark('region estimate');
await fails('the contract reverts', 'Vm reverted. closed', {
  js: js({ to: guestbook, value: 0n, data: book('fail') }),
});
await fails('the contract reverts', 'transaction is reverted: closed', {
  cive: cive({ to: guestbook, value: 0n, data: book('fail') }),
});
await fails('no CFX for the collateral', 'NotEnoughCash', {
  js: js({ from: poor, to: guestbook, value: 0n, data: write }),
  cive: cive({ to: guestbook, value: 0n, data: write }, walletOf('poor')),
});
await fails('a call with 20 CFX, of 10', 'NotEnoughCash', {
  js: js({ from: ten, to: guestbook, value: 20n * CFX, data: write }),
  cive: cive({ to: guestbook, value: 20n * CFX, data: write }, walletOf('ten')),
});
await fails(
  'storage limit 0',
  'ExceedStorageLimit',
  both({ to: guestbook, value: 0n, data: write, storageLimit: 0 }),
);
const contractOnMainnet = sdk.address.encodeCfxAddress(hexOf(guestbook), 1029);
await fails(
  'a contract of another network',
  { js: 'no error', cive: 'Invalid parameters: request' },
  both({ to: contractOnMainnet, value: 0n, data: write }),
);
mark('endregion estimate');

mark('region node');
await fails('payment without CFX', 'out of balance', {
  js: js({ from: poor, gasPrice: GDRIP }),
  cive: cive({ gasPrice: GDRIP }, walletOf('poor')),
});
await fails('gas 20,000', 'NotEnoughBaseGas', both({ gas: 20_000, storageLimit: 0 }));
await fails(
  'gas 30,000,000',
  'exceeds the maximum value',
  both({ gas: 30_000_000, storageLimit: 0 }),
);
await fails('a used nonce', 'too stale nonce', both({ nonce: 0 }));
await fails('nonce 5,000', 'too distant future', both({ nonce: 5_000 }));
mark('endregion node');

mark('region replace');
// #region replace
const nonce = Number(await conflux.advanced.getNextUsableNonce(from)) + 1; // one too far, so it waits
await conflux.cfx.sendTransaction({ from, to, value: 1, nonce, gasPrice: GDRIP, type: 0 });
const again = { from, to, value: 2, nonce, type: 0 };
await conflux.cfx
  .sendTransaction({ ...again, gasPrice: GDRIP })
  .catch((error: Shown) => console.log(error.data));
await conflux.cfx
  .sendTransaction({ ...again, gasPrice: (GDRIP * 102n) / 100n })
  .then(() => console.log('replaced'));
// #endregion replace
mark('endregion replace');

mark('region after');
// #region after
const hash = await wallet.sendTransaction({
  to: guestbook,
  data: book('write', [2n, 1n]),
  gas: 100_000n,
  storageLimit: 0n,
  value: 0n,
});
const { outcomeStatus, txExecErrorMsg, gasFee, effectiveGasPrice } =
  await core.waitForTransactionReceipt({ hash });
console.log(outcomeStatus, txExecErrorMsg, `paid for ${gasFee / effectiveGasPrice} gas`);
// #endregion after
expect(
  txExecErrorMsg === 'VmError(ExceedStorageLimit)',
  'a storage limit that is too low fails in execution',
);
mark('endregion after');

mark('region executed');
// #region executed
const contract = conflux.Contract({ address: guestbook, abi: bookAbi as object[] });
await contract
  .write(2, 1)
  .sendTransaction({ from, gas: 100_000, storageLimit: 0 })
  .executed()
  .catch((error: Error) => console.log(error.message));
// #endregion executed
mark('endregion executed');
