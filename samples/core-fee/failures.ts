// Sends transactions that fail and prints what each one costs.
import type { Address } from 'cive';
import type { Hex } from 'viem';
import {
  ask,
  assert,
  CFX,
  core,
  deploy,
  GDRIP,
  gdrip,
  line,
  networkId,
  newAccount,
  receiptOf,
  REVERTER,
  whole,
  type Wallet,
} from './client.js';

type Request = {
  nonce: number;
  to: Address;
  value?: bigint;
  data?: Hex;
  gas: bigint;
  storageLimit?: bigint;
};

/** Signs a transaction at 1.1 Gdrip and sends it. */
async function send(wallet: Wallet, request: Request) {
  const epochHeight = await core.getEpochNumber();
  const price = { maxFeePerGas: (11n * GDRIP) / 10n, maxPriorityFeePerGas: GDRIP / 10n };
  const raw = await wallet.account.signTransaction({
    type: 'eip1559',
    chainId: networkId,
    epochHeight,
    value: 0n,
    storageLimit: 0n,
    ...price,
    ...request,
  });
  const { result: hash, error } = await ask<Hex>('cfx_sendRawTransaction', raw);
  return { hash, error: error?.data?.replace(/0x[0-9a-f]{64}/, '0x…') };
}

const nonceOf = async (address: Address) =>
  Number((await ask<Hex>('cfx_getNextNonce', address)).result);
const widths = [31, 9, 9, 14, 8] as const;
line(['', 'limit', 'charged', 'fee in Gdrip', 'nonce'], ...widths);

/** Prints a line for an executed transaction, and returns its fee. */
async function show(
  label: string,
  hash: Hex,
  gas: bigint,
  address: Address,
  nonce: number,
): Promise<bigint> {
  const { gasFee, effectiveGasPrice, outcomeStatus, txExecErrorMsg } = await receiptOf(hash);
  const next = await nonceOf(address);
  line(
    [label, whole(gas), whole(gasFee / effectiveGasPrice), gdrip(gasFee), `${nonce} → ${next}`],
    ...widths,
  );
  console.log(`  ${txExecErrorMsg?.replace(/, $/, '').replace(/ \{.*/, '')}`);
  assert(outcomeStatus === 'failed', `it fails: ${label}`);
  assert(next > nonce, `a failed transaction uses up its nonce: ${label}`);
  return gasFee;
}

const keeper = await deploy();
const reverter = await deploy(REVERTER);
const sevens: Hex = `0x${'7'.padStart(64, '0')}`;
const { wallet, address } = await newAccount(CFX);
const calls = [
  { label: 'reverts, close limit', to: reverter, gas: 25_000n, charged: 21_006n },
  { label: 'reverts, high limit', to: reverter, gas: 100_000n, charged: 75_000n },
  {
    label: 'runs out of gas',
    to: keeper,
    data: sevens,
    storageLimit: 64n,
    gas: 24_000n,
    charged: 24_000n,
  },
  {
    label: 'storageLimit 0 for a new entry',
    to: keeper,
    data: sevens,
    gas: 100_000n,
    charged: 100_000n,
  },
];
for (const [nonce, { label, charged, ...request }] of calls.entries()) {
  const before = await core.getBalance({ address });
  const { hash, error } = await send(wallet, { nonce, ...request });
  assert(error === undefined, `the node accepts it: ${error}`);
  const fee = await show(label, hash, request.gas, address, nonce);
  assert(
    fee === (charged * GDRIP * 11n) / 10n && before - (await core.getBalance({ address })) === fee,
    `charges ${charged}: ${label}`,
  );
}

// The second of two payments finds too little CFX. The pool checks each on its own, so it accepts both.
for (const [label, rest, paid] of [
  ['too little CFX for the value', CFX / 1000n, 'the whole limit'],
  ['too little CFX for the fee', 1000n * GDRIP, 'all that is left'],
] as const) {
  const poor = await newAccount(CFX);
  const first = CFX - (21_000n * GDRIP * 11n) / 10n - rest; // leaves the rest
  const { hash } = await send(poor.wallet, {
    nonce: 1,
    to: address,
    value: CFX / 2n,
    gas: 100_000n,
  });
  await send(poor.wallet, { nonce: 0, to: address, value: first, gas: 21_000n });
  const fee = await show(label, hash, 100_000n, poor.address, 1);
  const whatIsLeft = fee === rest && (await core.getBalance({ address: poor.address })) === 0n;
  const wholeLimit = fee === (100_000n * GDRIP * 11n) / 10n;
  assert(paid === 'the whole limit' ? wholeLimit : whatIsLeft, `${label}: the sender pays ${paid}`);
}

const { address: empty, wallet: emptyWallet } = await newAccount(0n);
const { error } = await send(emptyWallet, { nonce: 0, to: address, gas: 21_000n });
assert(error !== undefined, 'the pool rejects a sender without CFX');
line(['rejected by the pool', whole(21_000n), '0', '0', `0 → ${await nonceOf(empty)}`], ...widths);
