// Tries what the transaction FAQs claim.
import { createWalletClient, http, type Address } from 'cive';
import {
  createPublicClient as createEspaceClient,
  defineChain,
  http as espaceHttp,
  keccak256,
  toHex,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import {
  book,
  CFX,
  chain,
  core,
  EVERYBODY,
  expect,
  GDRIP,
  give,
  newGuestbook,
  ok,
  person,
  receiptOf,
  rejection,
  sponsorGas,
  deployer,
  url,
  whitelist,
} from './setup.ts';

const mark = (line: string) => console.log(`# #${line}`);
const receiver = person('receiver').address;

mark('region espace');
const espaceUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const espace = createEspaceClient({
  chain: defineChain({
    id: 1235,
    name: 'Local eSpace',
    nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
    rpcUrls: { default: { http: [espaceUrl] } },
  }),
  transport: espaceHttp(espaceUrl),
});
const ethereum = privateKeyToAccount(
  (process.env.ESPACE_KEY ??
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex,
);
for (const chainId of [1234, 1235]) {
  const serializedTransaction = await ethereum.signTransaction({
    chainId,
    type: 'legacy',
    nonce: await espace.getTransactionCount({ address: ethereum.address }),
    to: '0x1000000000000000000000000000000000000001',
    value: 1n,
    gas: 21_000n,
    gasPrice: 20n * GDRIP,
  });
  const outcome = await core
    .sendRawTransaction({ serializedTransaction })
    .then(() => 'accepted', rejection);
  console.log(`signed by viem with chain ID ${chainId}: ${outcome}`);
  if (outcome !== 'accepted') continue;
  const hash = keccak256(serializedTransaction);
  const { status } = await espace.waitForTransactionReceipt({
    hash,
    timeout: 60_000,
    pollingInterval: 300,
  });
  console.log(`  receipt in eSpace: ${status}`);
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'cfx_getTransactionReceipt',
    params: [hash],
  });
  const { result } = (await (
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  ).json()) as { result: unknown };
  console.log(`  receipt in Core Space: ${JSON.stringify(result)}`);
  expect(
    chainId === 1235 && status === 'success' && result === null,
    'it is a transaction of eSpace only',
  );
}
mark('endregion espace');

mark('region many');
const sender = person('many');
await give(sender, 10n * CFX);
const wallet = createWalletClient({ account: sender, chain, transport: http(url) });
// #region many
const first = await core.getTxPoolNextNonce({ address: sender.address });
const hashes: Hex[] = [];
for (let i = 0; i < 100; i++) {
  hashes.push(
    (await wallet.sendTransaction({ to: receiver, value: 1n, nonce: Number(first) + i })) as Hex,
  );
}
await core.waitForTransactionReceipt({ hash: hashes.at(-1)!, retryCount: 200 }); // the others are executed before it
const receipts = await Promise.all(hashes.map((hash) => core.getTransactionReceipt({ hash })));
// #endregion many
const succeeded = receipts.filter(({ outcomeStatus }) => outcomeStatus === 'success').length;
console.log(`${succeeded} of ${hashes.length} succeeded`);
expect(succeeded === 100, 'all succeed');
mark('endregion many');

mark('region null');
const hash = await wallet.sendTransaction({ to: receiver, value: 1n });
const early = await core.getTransactionReceipt({ hash }).then(
  () => 'a receipt',
  (error: Error) => error.name,
);
console.log(`right after sending: ${early}`);
console.log(`later: ${(await receiptOf(hash)).outcomeStatus}`);
mark('endregion null');

mark('region payer');
const guestbook = await newGuestbook();
await whitelist(guestbook, [EVERYBODY]);
await sponsorGas(deployer, guestbook, CFX / 1_000n, CFX);
for (const gas of [100_000n, 2_000_000n]) {
  const receipt = await ok(sender, {
    to: guestbook as Address,
    data: book('write', [0n, 0n]),
    gas,
  });
  // #region payer
  const { gasCoveredBySponsor, storageCoveredBySponsor, gasFee, gasUsed, effectiveGasPrice } =
    receipt;
  // #endregion payer
  console.log(
    `gas limit ${gas}: gasCoveredBySponsor ${gasCoveredBySponsor}, storageCoveredBySponsor ${storageCoveredBySponsor}`,
  );
  console.log(`  used ${gasUsed}, charged ${gasFee / effectiveGasPrice}`);
  expect(gasCoveredBySponsor === (gas === 100_000n), 'the sponsor pays up to its upper bound');
}
mark('endregion payer');

mark('region size');
const data = toHex(new Uint8Array(210_000));
const price = {
  gas: 27_000_000n,
  gasPrice: GDRIP,
  storageLimit: 0n,
  epochHeight: 0n,
  nonce: 0,
  chainId: 1234,
  type: 'legacy',
} as const;
for (const size of [204_000, 210_000]) {
  const serializedTransaction = await person('many').signTransaction({
    ...price,
    nonce: Number(await core.getTxPoolNextNonce({ address: sender.address })),
    to: receiver,
    value: 0n,
    data: data.slice(0, 2 + 2 * size) as Hex,
  });
  console.log(
    `${size} bytes of data: ${await core.sendRawTransaction({ serializedTransaction }).then(() => 'accepted', rejection)}`,
  );
}
mark('endregion size');
