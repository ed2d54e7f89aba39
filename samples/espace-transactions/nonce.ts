// Which nonces and prices the pool accepts, and how one payment replaces another.
// The node must accept prices below the base fee, as a local node does; such transactions wait.
import { keccak256, parseEther, type Hex } from 'viem';
import {
  ask,
  chainId,
  client,
  expect,
  gdrip,
  newAccount,
  pool,
  receiptOf,
  until,
} from './client.ts';

type Account = Awaited<ReturnType<typeof newAccount>>;
const region = (name: string) => console.log(`# #${name}`);
const receivers = {
  a: '0x00000000000000000000000000000000000a11ce',
  b: '0x0000000000000000000000000000000000000b0b',
} as const;
const sign = (
  { wallet }: Account,
  nonce: number,
  price: bigint,
  { tip = 1n, value = 0n, to = receivers.a as Hex } = {},
) =>
  wallet.account.signTransaction({
    type: 'eip1559',
    chainId,
    nonce,
    to,
    value,
    gas: 21_000n,
    maxFeePerGas: price,
    maxPriorityFeePerGas: tip,
  });
const line = (label: string, answer: string) => console.log(`${label.padEnd(42)}${answer}`);
const count = async ({ address }: Account) => {
  const [latest, pending] = await Promise.all(
    ['latest', 'pending'].map((blockTag) =>
      client.getTransactionCount({ address, blockTag: blockTag as 'latest' }),
    ),
  );
  return `latest ${latest}, pending ${pending}`;
};
const waiting = async ({ address }: Account) =>
  (
    await ask<{ firstTxStatus: string; pendingCount: Hex }>(
      'eth_getAccountPendingTransactions',
      address,
    )
  ).result!;
const normal = gdrip('41');
const low = gdrip('10'); // below the base fee of 20 Gdrip: it waits

region('region window');
const first = await newAccount();
line('nonce 2000', await pool(await sign(first, 2000, normal)));
line('nonce 1999', await pool(await sign(first, 1999, normal)));
line(
  'nonces 1 and 2',
  [await pool(await sign(first, 1, normal)), await pool(await sign(first, 2, normal))].join(', '),
);
line('eth_getTransactionCount', await count(first));
const status = (await waiting(first)).firstTxStatus;
line('firstTxStatus', JSON.stringify(status));
const zero = await sign(first, 0, normal);
line('nonce 0', await pool(zero));
await until(async () => (await client.getTransactionCount({ address: first.address })) === 3);
line('some seconds later', await count(first));
line('nonce 0 again', await pool(zero));
region('endregion window');
expect(JSON.stringify(status).includes('futureNonce'), 'a gap holds back what follows');

region('region price');
const second = await newAccount();
const old = await sign(second, 0, low);
const steps: [string, Hex, boolean][] = [
  ['maximum 10 Gdrip, tip 1 drip', old, true],
  ['the same bytes again', old, false],
  ['maximum 10 Gdrip, tip 10 Gdrip', await sign(second, 0, low, { tip: low }), false],
  ['maximum 10.2 Gdrip less 1 drip', await sign(second, 0, gdrip('10.2') - 1n), false],
  ['maximum 10.2 Gdrip', await sign(second, 0, gdrip('10.2')), true],
];
for (const [label, raw, accepted] of steps) {
  const answer = await pool(raw);
  line(label, answer);
  expect((answer === 'accepted') === accepted, `${label} is ${accepted ? 'accepted' : 'refused'}`);
}
line(
  'the replaced one',
  `${(await ask('eth_getTransactionByHash', keccak256(old))).result === null ? 'unknown to the node' : 'still there'}`,
);
region('endregion price');

region('region silent');
const third = await newAccount('5');
// #region silent
const salary = await sign(third, 0, low, { to: receivers.a, value: parseEther('1') }); // waits in the pool
line('payment A, nonce 0', await pool(salary));
// Another program reads the nonce from the state, or from an endpoint that doesn't have payment A.
const nonce = await client.getTransactionCount({ address: third.address, blockTag: 'latest' });
const rent = await sign(third, nonce, normal, { to: receivers.b, value: parseEther('1') });
line(`payment B, nonce ${nonce}`, await pool(rent));
// #endregion silent
line('receipt of B', (await receiptOf(keccak256(rent))).status);
line(
  'A in the node',
  (await ask('eth_getTransactionByHash', keccak256(salary))).result === null
    ? 'gone'
    : 'still there',
);
line('A sent again', await pool(salary));
region('endregion silent');
expect(
  nonce === 0 && (await client.getBalance({ address: receivers.a })) === 0n,
  'payment A was replaced without an error',
);
