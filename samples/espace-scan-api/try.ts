// Makes a history on a test network, reads it through the stand-in, then lets the stand-in forge rows.
import { concat, keccak256, pad, parseEther, toHex, type Hex } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { client, FEES, receiptOf, walletOf } from './chain.ts';
import { checkTransactions, checkTransfers, transfersOf } from './check.ts';
import { all, ask, timesRefused, type Transaction, type Transfer } from './scan.ts';
import { startStandIn, type Change, type Served } from './standin.ts';

function expect(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`Not so: ${claim}`);
}
const funder = walletOf(
  (process.env.ESPACE_KEY ??
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex,
);
const wallet = walletOf(generatePrivateKey());
const { address } = wallet.account;
const start = await client.getBlockNumber();
await receiptOf(
  await funder.sendTransaction({ to: address, value: parseEther('5'), gas: 21_000n, ...FEES }),
);

// A contract that emits the same Transfer four times: from the caller, to the first argument, with the second as the value.
const emit = concat([
  '0x5f35337f',
  keccak256(toHex('Transfer(address,address,uint256)')),
  '0x60205fa3',
]);
const runtime = concat(['0x6020355f52', emit, emit, emit, emit, '0x00']);
const deploy = async () =>
  (
    await receiptOf(
      await wallet.sendTransaction({
        data: concat(['0x60a68060095f395ff3', runtime]),
        gas: 300_000n,
        ...FEES,
      }),
    )
  ).contractAddress!;
const [token, lookalike] = [await deploy(), await deploy()];
const friend = '0x1111111111111111111111111111111111111111';
const transfer = (to: Hex, value: number) => concat([pad(friend), pad(toHex(value))]);
for (const [to, value] of [
  [token, 7],
  [lookalike, 9],
  [token, 8],
] as const)
  await receiptOf(
    await wallet.sendTransaction({ to, data: transfer(to, value), gas: 100_000n, ...FEES }),
  );
await receiptOf(
  await wallet.sendTransaction({ to: friend, value: parseEther('1'), gas: 21_000n, ...FEES }),
);
const failed = await receiptOf(
  await wallet.sendTransaction({ to: token, data: transfer(token, 5), gas: 23_000n, ...FEES }),
);
expect(failed.status === 'reverted', 'too little gas fails');
// A transfer of the same token between other accounts.
const foreign = await receiptOf(
  await funder.sendTransaction({ to: token, data: transfer(token, 7), gas: 100_000n, ...FEES }),
);
expect(foreign.status === 'success', 'the other accounts transfer');
const end = foreign.blockNumber;

const standIn = await startStandIn(start, end);
process.env.SCAN_API = standIn.url;
const honest: Change = (_, rows) => [...rows];
standIn.serve(honest);

console.log('# #region read');
const transactions = await all<Transaction>({ module: 'account', action: 'txlist', address });
await checkTransactions(transactions, address);
console.log(
  `${transactions.length} transactions of the account, ${transactions.filter(({ isError }) => isError === '1').length} failed: equal to the node's`,
);
for (const size of [100, 3]) {
  const transfers = await all<Transfer>(
    { module: 'account', action: 'tokentx', address, contractaddress: token },
    size,
  );
  await checkTransfers(transfers, token, address);
  const logs = await transfersOf(token, address, start, end);
  expect(transfers.length === 8 && logs.length === 8, 'two calls made eight transfers');
  console.log(
    `pages of ${size}: ${transfers.length} transfers, ${logs.length} logs in eth_getLogs`,
  );
}
const before = timesRefused();
await Promise.all(
  Array.from({ length: 8 }, () => ask({ module: 'account', action: 'txlist', address })),
);
expect(timesRefused() > before, 'the limit was reached');
console.log('8 requests at once: some refused, all answered after a pause');
for (const query of [
  { action: 'txlist', offset: 101 },
  { action: 'history', offset: 100 },
]) {
  const answer = await ask({ module: 'account', address, ...query }).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
  console.log(answer);
}
console.log('# #endregion read');

console.log('# #region forged');
const only =
  (wanted: string, rows: (list: Served[]) => Served[]): Change =>
  (action, list) =>
    rows(action === wanted ? structuredClone(list) : [...list]);
const edit = (wanted: string, find: (row: Served) => boolean, fields: Served) =>
  only(wanted, (rows) =>
    rows.map((row) => (row === rows.find(find) ? { ...row, ...fields } : row)),
  );
const isPayment = (row: Served) => row.to === friend && row.value === `${parseEther('1')}`;
const isIncoming = (row: Served) => row.to === address && row.value === `${parseEther('5')}`;
const isTransfer = (row: Served) => row.contractAddress !== undefined && row.value === '7';
const twice = (wanted: string, find: (row: Served) => boolean, fields: (row: Served) => Served) =>
  only(wanted, (rows) =>
    rows.flatMap((row) => (row === rows.find(find) ? [row, { ...row, ...fields(row) }] : [row])),
  );
const capitals = ({ hash }: Served) => ({ hash: `0x${String(hash).slice(2).toUpperCase()}` });
const forgeries: [string, Change][] = [
  ['payment with another value', edit('txlist', isPayment, { value: `${parseEther('2')}` })],
  ['payment with a made-up hash', edit('txlist', isPayment, { hash: keccak256('0x01') })],
  [
    'failed transaction shown as successful',
    edit('txlist', (row) => row.isError === '1', { isError: '0' }),
  ],
  [
    'failed transaction without a status',
    edit('txlist', (row) => row.isError === '1', { isError: '' }),
  ],
  ['incoming payment twice, once in capitals', twice('txlist', isIncoming, capitals)],
  ['payment left out', only('txlist', (rows) => rows.filter((row) => !isPayment(row)))],
  ['payment of an earlier block', edit('txlist', isPayment, { blockNumber: `${start}` })],
  ['transfer with another value', edit('tokentx', isTransfer, { value: '700' })],
  [
    "transfer of the lookalike under the token's address",
    edit('tokentx', (row) => row.value === '9', { contractAddress: token }),
  ],
  ['one log shown twice', twice('tokentx', isTransfer, () => ({}))],
  ['one log shown twice, once in capitals', twice('tokentx', isTransfer, capitals)],
];
for (const [name, change] of forgeries) {
  standIn.serve(change);
  const refusal = await checkAll().then(
    () => undefined,
    (error: Error) => error.message,
  );
  expect(refusal !== undefined, `${name} is found`);
  console.log(`${name.padEnd(52)}${refusal}`);
}
// A real transfer, but of other accounts.
const others = {
  blockNumber: `${end}`,
  hash: foreign.transactionHash,
  from: funder.account.address,
  to: token,
  contractAddress: token,
  value: '7',
};
const refused = await checkTransfers([others], token, address).then(
  () => undefined,
  (error: Error) => error.message,
);
expect(refused !== undefined, 'a transfer of others is found');
console.log(`${'transfer between other accounts'.padEnd(52)}${refused}`);
// A transfer that is left out has no row to check. Only the number of logs shows it.
standIn.serve(only('tokentx', (rows) => rows.filter((row) => row !== rows.find(isTransfer))));
await checkAll();
const left = await all<Transfer>({
  module: 'account',
  action: 'tokentx',
  address,
  contractaddress: token,
});
console.log(
  `${'transfer left out'.padEnd(52)}${left.length} rows, but ${(await transfersOf(token, address, start, end)).length} logs`,
);
console.log('# #endregion forged');
standIn.stop();

async function checkAll(): Promise<void> {
  await checkTransactions(
    await all<Transaction>({ module: 'account', action: 'txlist', address }),
    address,
  );
  await checkTransfers(
    await all<Transfer>({ module: 'account', action: 'tokentx', address, contractaddress: token }),
    token,
    address,
  );
}
