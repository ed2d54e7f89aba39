// The ways in which a transaction fails: refused by the pool, executed with status 0, waiting.
import { keccak256, parseEther, type Hex } from 'viem';
import { sign as signBytes } from 'viem/accounts';
import {
  ask,
  chainId,
  client,
  expect,
  FEES,
  funder,
  gdrip,
  newAccount,
  pool,
  receiptOf,
} from './client.ts';
import { signed, unsigned, type Fields, type Items } from './encode.ts';

const { key, wallet, address } = await newAccount('3');
const to = '0x1111111111111111111111111111111111111111';
const region = (name: string) => console.log(`# #${name}`);
const row = (...cells: unknown[]) =>
  console.log(
    cells
      .map((cell, index) => String(cell).padEnd(index === 0 ? 36 : 11))
      .join('')
      .trimEnd(),
  );

region('region pool');
const base = { type: 'eip1559', chainId, nonce: 0, to, gas: 21_000n, ...FEES } as const;
const refused: [string, object][] = [
  ['gas limit 20,999', { gas: 20_999n }],
  ['gas limit 15,000,001', { gas: 15_000_001n }],
  ['value above the balance', { value: parseEther('3') }],
];
for (const [label, change] of refused) {
  const answer = await pool(await sign({ ...base, ...change }));
  row(label, answer);
  expect(answer !== 'accepted', `${label} is refused`);
}
// viem refuses to sign these two, so the bytes are made by hand.
const bare = {
  chainId: BigInt(chainId),
  nonce: 0n,
  to,
  value: 0n,
  data: '0x',
  gas: 100_000n,
  accessList: [] as Items[],
  maxFeePerGas: FEES.maxFeePerGas,
} as const;
const byHand: [string, number, Fields][] = [
  ['tip above the maximum', 2, { ...bare, maxPriorityFeePerGas: FEES.maxFeePerGas + 1n }],
  [
    'type 4 without an authorization',
    4,
    { ...bare, maxPriorityFeePerGas: 1n, authorizationList: [] },
  ],
];
for (const [label, type, fields] of byHand) {
  const signature = await signBytes({ hash: keccak256(unsigned(type, fields)), privateKey: key });
  const answer = await pool(signed(type, fields, signature));
  row(label, answer);
  expect(answer !== 'accepted', `${label} is refused`);
}
region('endregion pool');
expect(
  (await client.getTransactionCount({ address, blockTag: 'pending' })) === 0,
  'a refused transaction uses no nonce',
);

/** Deploys a few bytes of code. */
async function deploy(runtime: string): Promise<Hex> {
  const size = runtime.length / 2;
  const hex = (number: number) => number.toString(16).padStart(2, '0');
  const data: Hex = `0x${hex(0x5f + size)}${runtime}5f5260${hex(size)}60${hex(32 - size)}f3`; // PUSH, MSTORE, RETURN
  return (await receiptOf(await funder.sendTransaction({ data, gas: 200_000n, ...FEES })))
    .contractAddress!;
}
const reverts = await deploy('5f5ffd');
const loops = await deploy('5b5f56');
const invalid = await deploy('fe');

region('region executed');
row('gas limit 100,000', 'status', 'gasUsed', 'charged', 'txExecErrorMsg');
const cases: [string, object][] = [
  ['succeeds', { to, gas: 100_000n }],
  ['reverts', { to: reverts, gas: 100_000n }],
  ['runs out of gas', { to: loops, gas: 100_000n }],
  ['has an invalid opcode', { to: invalid, gas: 100_000n }],
  ['deploys code that begins with 0xef', { data: '0x60ef5f5360015ff3', gas: 100_000n }],
];
for (const [label, request] of cases) {
  const receipt = await receiptOf(await wallet.sendTransaction({ ...request, ...FEES } as never));
  const charged = BigInt(receipt.gasFee) / receipt.effectiveGasPrice;
  row(
    label,
    receipt.status === 'success' ? 1 : 0,
    receipt.gasUsed,
    charged,
    receipt.txExecErrorMsg,
  );
  expect(
    (receipt.status === 'success') === (receipt.txExecErrorMsg === null),
    'a failed transaction has an error message',
  );
  expect(receipt.contractAddress == null, 'and deploys nothing');
}
const nonce = await client.getTransactionCount({ address });
expect(nonce === cases.length, 'each executed transaction uses a nonce, even if it fails');
// The balance covers each of the two payments, but not both. The second is sent first, so the pool has both before a block takes one.
const [one, two] = await Promise.all(
  [0, 1].map((next) => sign({ ...base, nonce: nonce + next, value: parseEther('2') })),
);
await ask('eth_sendRawTransaction', two);
await ask('eth_sendRawTransaction', one);
for (const [index, raw] of [one!, two!].entries()) {
  const receipt = await receiptOf(keccak256(raw));
  const charged = BigInt(receipt.gasFee) / receipt.effectiveGasPrice;
  row(
    `pays 2 of 3 CFX, payment ${index + 1}`,
    receipt.status === 'success' ? 1 : 0,
    receipt.gasUsed,
    charged,
    receipt.txExecErrorMsg?.replace(/\d{5,}/g, '…') ?? null,
  );
  expect((receipt.status === 'success') === (index === 0), 'the second payment fails');
}
region('endregion executed');

region('region waits');
const waiting = await sign({ ...base, nonce: nonce + 2, maxFeePerGas: gdrip('10') });
row('maximum below the base fee', await pool(waiting));
const { result } = await ask<{ firstTxStatus: unknown; pendingCount: Hex }>(
  'eth_getAccountPendingTransactions',
  address,
);
row('eth_getAccountPendingTransactions', JSON.stringify(result?.firstTxStatus));
region('endregion waits');

async function sign(request: object): Promise<Hex> {
  return wallet.account.signTransaction(request as never);
}
