import {
  Wallet,
  isCallException,
  type ContractTransactionResponse,
  type TransactionReceipt,
} from 'ethers';
import { cfx, fees, nodeReceipt, paid, provider, wallet } from './espace.ts';
import { add, tally } from './tally.ts';

const fee = await fees();

/** What a promise was rejected with; throws if it wasn't. */
async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason as Error,
  );
  if (!error) throw new Error('No longer true: this fails');
  return error;
}

// #region reason
/** Name and arguments of a custom error, or the text of require. */
function whyReverted(error: unknown): string {
  if (!isCallException(error)) throw error;
  const reverted = error.data ? tally.interface.parseError(error.data) : null;
  return reverted ? `${reverted.name}(${reverted.args.join(', ')})` : 'no reason';
}

const simulated = await failure(add.staticCall(101));
const notSent = await failure(add(101, fee)); // the estimate fails, so nothing is sent
const noText = await failure(add(0, fee));
console.log(
  'staticCall:',
  isCallException(simulated) && simulated.reason,
  '->',
  whyReverted(simulated),
);
console.log('estimate:  ', isCallException(notSent) && notSent.reason, '->', whyReverted(notSent));
console.log('require:   ', isCallException(noText) && noText.reason, '->', whyReverted(noText));
// #endregion reason

// #region receipt
/** The receipt of a call that the node accepts and that fails in its block. */
async function failedReceipt(amount: number, gasLimit: bigint): Promise<TransactionReceipt> {
  const tx = (await add(amount, { ...fee, gasLimit })) as ContractTransactionResponse;
  const error = await failure(tx.wait());
  if (!isCallException(error) || !error.receipt) throw error;
  const { txExecErrorMsg } = await nodeReceipt(error.receipt);
  console.log(
    'limit',
    gasLimit,
    'status',
    error.receipt.status,
    'used',
    error.receipt.gasUsed,
    'paid',
    cfx(await paid(error.receipt)),
  );
  console.log('  reason in ethers:', error.reason, 'in the node:', JSON.stringify(txExecErrorMsg));
  return error.receipt;
}

await failedReceipt(0, 100_000n);
const reverted = await failedReceipt(101, 100_000n);
await failedReceipt(1, 25_000n); // out of gas

// For a custom error, the receipt has no details: repeat the call on the block before.
const { to, data } = (await reverted.getTransaction())!;
const repeated = await failure(
  provider.call({ to, data, from: reverted.from, blockTag: reverted.blockNumber - 1 }),
);
console.log('repeated:', whyReverted(repeated));
// #endregion receipt

// #region rejected
const poor = Wallet.createRandom(provider);
const transfer = { to: wallet.address, value: 1n, gasLimit: 21_000n, ...fee };
const next = await wallet.getNonce();
const rejected: Record<string, () => Promise<unknown>> = {
  'gas limit 21000 for a call': () => add(1, { ...fee, gasLimit: 21_000n }),
  'gas limit above 15,000,000': () => add(1, { ...fee, gasLimit: 15_000_001n }),
  'no CFX': () => poor.sendTransaction(transfer),
  'a used nonce': () => wallet.sendTransaction({ ...transfer, value: 99n, nonce: 0 }),
  'a nonce far ahead': () => wallet.sendTransaction({ ...transfer, nonce: next + 10_000 }),
  'price of 1 drip, estimated': () =>
    wallet.sendTransaction({
      ...transfer,
      gasLimit: undefined,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
    }),
  'two with one nonce': () =>
    Promise.all(
      [1n, 2n].map((value) => wallet.sendTransaction({ ...transfer, value, nonce: next })),
    ),
};
for (const [attempt, send] of Object.entries(rejected)) {
  const error = await failure(send());
  const {
    code,
    info,
    error: cause,
  } = error as {
    code?: string;
    info?: { error?: { message: string } };
    error?: { message: string };
  };
  console.log(`${attempt}: ${code}, ${(info?.error ?? cause)?.message}`);
}
// #endregion rejected
