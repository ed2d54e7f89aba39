// Checks network, account and contract before a deployment to eSpace. It sends nothing and needs no key.
import { cfx, check, checkAge, checkNetwork, readInitCode, rpc } from './rpc.mjs';

const { ESPACE_RPC: url, CHAIN_ID, FROM: from, INIT_CODE } = process.env;
const tip = 1_000_000_000n;
// #region checks
const data = readInitCode(INIT_CODE); // With the constructor's arguments.

checkNetwork(await rpc(url, 'eth_chainId'), CHAIN_ID);

checkAge('newest block', await rpc(url, 'eth_getBlockByNumber', 'latest', false));

const [mined, pending] = await Promise.all(
  ['latest', 'pending'].map((tag) => rpc(url, 'eth_getTransactionCount', from, tag)),
);
const { pendingCount } = await rpc(url, 'eth_getAccountPendingTransactions', from, null, '0x0'); // Counts those behind a nonce gap too.
check(
  'pending',
  mined === pending && Number(pendingCount) === 0,
  `next nonce ${Number(mined)}, with pending transactions ${Number(pending)}; ${Number(pendingCount)} transactions in this endpoint's pool`,
);

const { baseFeePerGas } = await rpc(url, 'eth_feeHistory', '0x1', 'latest', []);
const maxFee = 2n * BigInt(baseFeePerGas.at(-1)) + tip;
const estimate = BigInt(await rpc(url, 'eth_estimateGas', { from, data }));
const limit = estimate + estimate / 10n;
check(
  'gas limit',
  limit <= 15_000_000n,
  `${limit}, a tenth above the estimate; the pool accepts up to 15000000`,
);

const balance = BigInt(await rpc(url, 'eth_getBalance', from, 'latest'));
check(
  'balance',
  balance >= limit * maxFee,
  `${cfx(balance)} CFX; the limit can cost up to ${cfx(limit * maxFee)} CFX`,
);
// #endregion checks
