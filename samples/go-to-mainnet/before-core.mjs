// Checks network, account and contract before a deployment to Core Space. It sends nothing and needs no key.
import { cfx, check, checkAge, checkNetwork, readInitCode, rpc } from './rpc.mjs';

const { CORE_RPC: url, CHAIN_ID, FROM: from, INIT_CODE } = process.env;
const tip = 100_000_000n;
// #region checks
const data = readInitCode(INIT_CODE); // With the constructor's arguments.

checkNetwork((await rpc(url, 'cfx_getStatus')).chainId, CHAIN_ID);

checkAge(
  'newest executed block',
  await rpc(url, 'cfx_getBlockByEpochNumber', 'latest_state', false),
);

const { pendingCount } = (await rpc(url, 'cfx_getAccountPendingInfo', from)) ?? {
  pendingCount: '0x0',
};
check(
  'pending',
  Number(pendingCount) === 0,
  `${Number(pendingCount)} transactions in this endpoint's pool`,
);

const { baseFeePerGas } = await rpc(url, 'cfx_feeHistory', '0x1', 'latest_state', []);
const maxFee = 2n * BigInt(baseFeePerGas.at(-1)) + tip;
const estimate = await rpc(url, 'cfx_estimateGasAndCollateral', { from, data }).catch((error) => {
  if (!error.message.includes('NotEnoughCash')) throw error;
});
if (estimate) {
  const limit = (BigInt(estimate.gasLimit) * 11n) / 10n;
  check(
    'gas limit',
    limit <= 27_000_000n,
    `${limit}, a tenth above the estimate; the pool accepts up to 27000000`,
  );

  const collateral = (BigInt(estimate.storageCollateralized) * 10n ** 18n) / 1024n;
  const balance = BigInt(await rpc(url, 'cfx_getBalance', from));
  check(
    'balance',
    balance >= limit * maxFee + collateral,
    `${cfx(balance)} CFX; up to ${cfx(limit * maxFee)} CFX for gas, and ${cfx(collateral)} CFX of collateral`,
  );
} else {
  check('balance', false, 'less than the collateral');
}
// #endregion checks
