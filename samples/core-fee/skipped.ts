// Raises the base fee, then mines payments in a block that still has the old one.
import { setTimeout as pause } from 'node:timers/promises';
import { keccak256, toRlp, type Hex } from 'viem';
import {
  ask,
  assert,
  CFX,
  core,
  GDRIP,
  gdrip,
  networkId,
  newAccount,
  newAccounts,
  receiptOf,
} from './client.js';

const baseFee = async () =>
  BigInt((await core.getBlock({ epochTag: 'latest_mined' })).baseFeePerGas ?? 0n);
const sink = (await newAccount(0n)).address;

/** Signs a payment of 1 drip without a priority fee. */
async function sign(
  { wallet }: Awaited<ReturnType<typeof newAccount>>,
  nonce: number,
  maxFeePerGas: bigint,
  gas = 21_000n,
): Promise<Hex> {
  const epochHeight = await core.getEpochNumber();
  return wallet.account.signTransaction({
    type: 'eip1559',
    chainId: networkId,
    nonce,
    epochHeight,
    to: sink,
    value: 1n,
    gas,
    storageLimit: 0n,
    maxFeePerGas,
    maxPriorityFeePerGas: 0n,
  });
}

const crowd = await newAccounts(4, 20n * CFX);
const early = await newAccount(CFX);
const late = await newAccount(CFX);
const parent = await core.getBlock({ epochTag: 'latest_mined' });
assert(parent.baseFeePerGas === GDRIP, 'the base fee starts at its minimum');

// Fill blocks until the base fee has more than doubled.
for (let nonce = 0; nonce < 10; nonce++) {
  for (const account of crowd)
    await ask('cfx_sendRawTransaction', await sign(account, nonce, 20n * GDRIP, 27_000_000n));
}

/** Waits until the base fee is above a price, then mines a payment in a block next to the main chain, whose own base fee is still 1 Gdrip. */
async function mineAside(account: typeof early, above: bigint) {
  while ((await baseFee()) <= above) await pause(20);
  const raw = await sign(account, 0, GDRIP); // maxFeePerGas: 1 Gdrip
  const { result: block } = await ask<Hex>(
    'test_generateCustomBlock',
    parent.hash,
    [],
    toRlp([raw]),
  );
  return { hash: keccak256(raw), block };
}

type Receipt = {
  transactionHash: Hex;
  outcomeStatus: Hex;
  effectiveGasPrice: Hex;
  gasFee: Hex;
  burntGasFee: Hex;
  txExecErrorMsg: string | null;
};
/** Waits until a block's epoch is executed; returns the base fee of its pivot block, and the transaction's receipt in the epoch. */
async function executed({ hash, block }: { hash: Hex; block: Hex }) {
  for (;;) {
    const { epochNumber } = await core.getBlock({ blockHash: block });
    const { latestState } = await core.getStatus();
    if (
      epochNumber !== undefined &&
      epochNumber !== null &&
      BigInt(latestState) >= BigInt(epochNumber)
    ) {
      const { baseFeePerGas } = await core.getBlock({ epochNumber: BigInt(epochNumber) });
      const { result: blocks } = await ask<Receipt[][]>(
        'cfx_getEpochReceipts',
        `0x${BigInt(epochNumber).toString(16)}`,
      );
      const receipt = blocks.flat().find(({ transactionHash }) => transactionHash === hash);
      return { base: BigInt(baseFeePerGas ?? 0n), receipt };
    }
    await pause(100);
  }
}
const nonceOf = async ({ address }: typeof early) =>
  Number((await ask<Hex>('cfx_getNextNonce', address)).result);
const show = async (
  account: typeof early,
  { outcomeStatus, txExecErrorMsg, effectiveGasPrice, gasFee }: Receipt,
) => {
  const result = txExecErrorMsg ?? `pays ${gdrip(BigInt(effectiveGasPrice))} Gdrip per unit of gas`;
  console.log(
    `  outcomeStatus ${outcomeStatus}, ${result}, fee ${gdrip(BigInt(gasFee))} Gdrip, next nonce ${await nonceOf(account)}`,
  );
};

const first = await mineAside(early, (14n * GDRIP) / 10n);
const second = await mineAside(late, (23n * GDRIP) / 10n);

console.log('maxFeePerGas 1 Gdrip, base fee of the epoch between 1 and 2 Gdrip');
const one = await executed(first);
assert(
  one.receipt !== undefined && one.base > GDRIP && one.base < 2n * GDRIP,
  'the burnt half is below the price',
);
await show(early, one.receipt);
assert(
  BigInt(one.receipt.gasFee) === 21_000n * GDRIP &&
    BigInt(one.receipt.burntGasFee) === 21_000n * (one.base / 2n),
  'it pays its maximum, half of the base fee is burnt',
);

console.log('maxFeePerGas 1 Gdrip, base fee of the epoch above 2 Gdrip');
const two = await executed(second);
assert(two.receipt !== undefined && two.base / 2n > GDRIP, 'the burnt half is above the price');
await show(late, two.receipt);
const { result: byHash } = await ask('cfx_getTransactionReceipt', second.hash);
const { result: pending } = await ask<{ firstTxStatus: string }>(
  'txpool_accountPendingTransactions',
  late.address,
);
console.log(`  receipt by its hash: ${byHash}, status in the pool: ${pending.firstTxStatus}`);
assert(
  two.receipt.outcomeStatus === '0x2' &&
    BigInt(two.receipt.gasFee) === 0n &&
    (await nonceOf(late)) === 0,
  'it is skipped',
);
assert(
  (await core.getBalance({ address: late.address })) === CFX,
  'a skipped transaction costs nothing',
);

console.log('the same transaction, once the base fee is back at 1 Gdrip');
await receiptOf(second.hash);
const { result: last } = await ask<Receipt>('cfx_getTransactionReceipt', second.hash);
await show(late, last);
assert(
  last.outcomeStatus === '0x0' && (await nonceOf(late)) === 1,
  'it is mined again and succeeds',
);
