// Delegates an account to a contract (EIP-7702), shows what the contract can do with it, and takes the delegation back.
import { formatEther, keccak256, parseEther, zeroAddress, type Hex } from 'viem';
import {
  ask,
  chainId,
  client,
  expect,
  FEES,
  funder,
  newAccount,
  pool,
  receiptOf,
} from './client.ts';

const region = (name: string) => console.log(`# #${name}`);
const owner = await newAccount('1');
const stranger = await newAccount('0.1');
const show = async (label: string) => {
  const [code, nonce, balance] = await Promise.all([
    client.getCode({ address: owner.address }),
    client.getTransactionCount({ address: owner.address }),
    client.getBalance({ address: owner.address }),
  ]);
  const short = code === drainer.code ? '0xef0100 + address of the contract' : (code ?? 'none');
  console.log(`${label.padEnd(27)}nonce ${nonce}, ${formatEther(balance)} CFX, code: ${short}`);
  return { code, nonce, balance };
};

// Nine bytes of code that send the whole balance to whoever calls: PUSH0 ×4, SELFBALANCE, CALLER, GAS, CALL, STOP.
const deployed = await receiptOf(
  await funder.sendTransaction({
    data: '0x685f5f5f5f47335af1005f5260096017f3',
    gas: 200_000n,
    ...FEES,
  }),
);
const contract = deployed.contractAddress!;
const drainer = { code: `0xef0100${contract.slice(2).toLowerCase()}` as Hex };

region('region delegate');
await show('before');
// #region delegate
const signed = await owner.wallet.signAuthorization({ contractAddress: contract }); // signs only; nothing is sent
const sent = await funder.sendTransaction({
  type: 'eip7702',
  to: zeroAddress,
  gas: 100_000n,
  authorizationList: [signed],
  ...FEES,
});
// #endregion delegate
const receipt = await receiptOf(sent);
const delegated = await show('after another one sent it');
expect(
  receipt.status === 'success' && delegated.code === drainer.code && delegated.nonce === 1,
  'the account is delegated, and its nonce is used',
);

await receiptOf(
  await stranger.wallet.sendTransaction({ to: owner.address, gas: 100_000n, ...FEES }),
);
const emptied = await show('after a stranger called');
expect(
  emptied.balance === 0n &&
    (await client.getBalance({ address: stranger.address })) > parseEther('1'),
  'the code paid out everything',
);

// #region undo
const undo = await owner.wallet.signAuthorization({ contractAddress: zeroAddress });
const undone = await funder.sendTransaction({
  type: 'eip7702',
  to: zeroAddress,
  gas: 100_000n,
  authorizationList: [undo],
  ...FEES,
});
// #endregion undo
await receiptOf(undone);
expect((await show('after the undoing')).code === undefined, 'the account has no code again');
region('endregion delegate');

region('region skipped');
const stale = await receiptOf(
  await funder.sendTransaction({
    type: 'eip7702',
    to: zeroAddress,
    gas: 100_000n,
    authorizationList: [signed],
    ...FEES,
  }),
);
console.log('an old authorization again: transaction', stale.status);
expect(
  stale.status === 'success' && (await show('account')).code === undefined,
  'a wrong nonce skips the authorization without an error',
);

// Three bytes of code that revert: PUSH0, PUSH0, REVERT.
const reverts = (
  await receiptOf(
    await funder.sendTransaction({ data: '0x625f5ffd5f526003601df3', gas: 200_000n, ...FEES }),
  )
).contractAddress!;
const valid = await owner.wallet.signAuthorization({ contractAddress: contract });
const failed = await receiptOf(
  await funder.sendTransaction({
    type: 'eip7702',
    to: reverts,
    gas: 100_000n,
    authorizationList: [valid],
    ...FEES,
  }),
);
console.log('a valid one, but the call reverts: transaction', failed.status);
expect(
  failed.status === 'reverted' && (await show('account')).code === drainer.code,
  'a valid authorization takes effect although the transaction fails',
);
region('endregion skipped');

// A payment waits with nonce 1, because nonce 0 is missing. Two authorizations use both nonces.
const payer = await newAccount('1');
const common = {
  type: 'eip1559',
  chainId,
  to: zeroAddress,
  value: 1n,
  gas: 21_000n,
  ...FEES,
} as const;
const payment = await payer.wallet.account.signTransaction({ nonce: 1, ...common });
expect((await pool(payment)) === 'accepted', 'the payment waits');
const authorizationList = await Promise.all(
  [0, 1].map((nonce) => payer.wallet.signAuthorization({ contractAddress: zeroAddress, nonce })),
);
await receiptOf(
  await funder.sendTransaction({
    type: 'eip7702',
    to: zeroAddress,
    gas: 121_000n,
    authorizationList,
    ...FEES,
  }),
);
expect(
  (await client.getTransactionCount({ address: payer.address })) === 2,
  'the authorizations use the nonces',
);
expect((await pool(payment)) === '-32603 already known', 'the pool still has the payment');
expect(
  (await ask('eth_getTransactionByHash', keccak256(payment))).result !== null,
  'the node returns it by its hash',
);
const { result } = await ask<{ pendingCount: Hex }>(
  'eth_getAccountPendingTransactions',
  payer.address,
);
expect(result?.pendingCount === '0x0', "it doesn't wait any more");
await receiptOf(await payer.wallet.sendTransaction({ nonce: 2, ...common }));
expect(
  (await ask('eth_getTransactionReceipt', keccak256(payment))).result === null,
  'it was never executed',
);
