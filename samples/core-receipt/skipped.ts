// Puts transactions into a block that can't be executed, and compares the outcomes of both spaces.
import { createPublicClient, createWalletClient, defineChain, http, toRlp, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import {
  account,
  ask,
  call,
  core,
  deploy,
  expect,
  GDRIP,
  networkId,
  payer,
  send,
  submit,
  waitForReceipt,
  type Receipt,
} from './client.ts';

const till = await deploy();

type Header = { hash: Hex; timestamp: Hex; height: Hex };
const best = async () =>
  ask<Header>('cfx_getBlockByHash', await ask('cfx_getBestBlockHash'), false);

/** Signs a payment without sending it. */
async function sign(from: typeof payer, nonce: number): Promise<Hex> {
  const { epochNumber } = await core.getStatus();
  const request = {
    type: 'legacy',
    chainId: networkId,
    nonce,
    epochHeight: epochNumber,
    to: payer.address,
    value: 1n,
    gas: 21_000n,
    storageLimit: 0n,
    gasPrice: GDRIP,
  };
  return from.signTransaction(request as Parameters<typeof from.signTransaction>[0]);
}

// #region block
/** Makes the node, which is the only miner, pack these transactions without asking its pool. */
async function mine(transactions: Hex[]): Promise<Hex> {
  const parent = await best();
  return ask(
    'test_generateBlockWithNonceAndTimestamp',
    parent.hash,
    [],
    toRlp(transactions),
    '0x0',
    Number(parent.timestamp) + 1,
    false,
  );
}

/** The receipts of one block, skipped transactions included. */
async function receiptsOf(block: Hex): Promise<Receipt[]> {
  for (let tries = 0; tries < 60; tries++) {
    const header = await ask<{ epochNumber: Hex | null }>('cfx_getBlockByHash', block, false);
    const epoch =
      header.epochNumber &&
      (await ask<Receipt[][] | null>('cfx_getEpochReceipts', header.epochNumber));
    const receipts = epoch && epoch.flat().filter(({ blockHash }) => blockHash === block);
    if (receipts && receipts.length > 0) return receipts;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The block was not executed');
}
// #endregion block

const stranger = account(generatePrivateKey()); // has no CFX
const next = Number(await core.getNextNonce({ address: payer.address }));
const cases: Record<string, Hex> = {
  executed: await sign(payer, next),
  'the same nonce again': await sign(payer, next),
  'a nonce too high': await sign(payer, next + 5),
  'a sender that does not exist': await sign(stranger, 0),
};
const block = await mine(Object.values(cases));
const receipts = await receiptsOf(block);
console.log('# #region skipped');
for (const [index, situation] of Object.keys(cases).entries()) {
  const { outcomeStatus, txExecErrorMsg, gasUsed, gasFee, transactionHash } = receipts[index]!;
  const byHash = await ask<Receipt | null>('cfx_getTransactionReceipt', transactionHash);
  console.log(
    `${situation.padEnd(30)}${outcomeStatus}  ${txExecErrorMsg}, gasUsed ${Number(gasUsed)}, gasFee ${Number(gasFee)}`,
  );
  console.log(
    `${' '.repeat(30)}cfx_getTransactionReceipt: ${byHash ? byHash.outcomeStatus : null}`,
  );
}
// The node puts a nonce that came too early back into the pool; this closes the gap.
const gap = [next + 1, next + 2, next + 3, next + 4];
for (const nonce of gap) await submit(payer, { to: payer.address, gas: 21_000n }, BigInt(nonce));
const late = await waitForReceipt(receipts[2]!.transactionHash);
console.log(
  `${'the gap is closed'.padEnd(30)}cfx_getTransactionReceipt of the third: ${late.outcomeStatus}`,
);
console.log('# #endregion skipped');
expect(late.blockHash !== block, 'it is mined again in another block');
expect(receipts[3]!.outcomeStatus === '0x2', 'a sender without an account is skipped');

// #region espace
const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const espaceKey = (process.env.ESPACE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
const chain = defineChain({
  id: 1235,
  name: 'Local eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const espace = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
const wallet = createWalletClient({
  chain,
  transport: http(url),
  account: privateKeyToAccount(espaceKey),
});
const hashes = {
  success: await wallet.sendTransaction({ to: wallet.account.address, value: 1n, gas: 21_000n }),
  failure: await wallet.sendTransaction({ data: '0xfe', gas: 100_000n }),
};
const outcomes = { success: {}, failure: {} } as Record<
  'success' | 'failure',
  { espace: string; core: string }
>;
for (const [outcome, hash] of Object.entries(hashes) as ['success' | 'failure', Hex][]) {
  await espace.waitForTransactionReceipt({ hash });
  const { status } = (await espace.request({
    method: 'eth_getTransactionReceipt',
    params: [hash],
  }))!;
  const inCore =
    outcome === 'success'
      ? await send(payer, { to: payer.address, gas: 21_000n })
      : await send(payer, { to: till, data: call('refuse') });
  outcomes[outcome] = { core: inCore.outcomeStatus, espace: status };
}
// #endregion espace
console.log('# #region spaces');
for (const [outcome, { core, espace }] of Object.entries(outcomes))
  console.log(`${outcome}  outcomeStatus in Core Space ${core}  status in eSpace ${espace}`);
console.log('# #endregion spaces');
expect(
  outcomes.success.core === '0x0' && outcomes.success.espace === '0x1',
  'success is 0x0 in Core Space and 0x1 in eSpace',
);
expect(
  outcomes.failure.core === '0x1' && outcomes.failure.espace === '0x0',
  'failure is 0x1 in Core Space and 0x0 in eSpace',
);
