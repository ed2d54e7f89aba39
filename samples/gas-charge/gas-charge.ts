// Sends transfers with three gas limits and one storage write in both spaces,
// then prints each receipt's gas.
import type { Hex } from 'viem';
import {
  account,
  core,
  coreFees,
  coreWallet,
  evm,
  evmFees,
  evmWallet,
  inGdrip,
  line,
  sender,
  whole,
} from './setup.ts';

const LIMITS = [21_000n, 28_000n, 100_000n];
// Init code of an empty contract that writes 1 to storage slot 0.
const WRITE_SLOT: Hex = '0x600160005500';

type Row = { limit: bigint; used: bigint; fee: bigint; price: bigint; burnt: bigint };

function print(label: string, { limit, used, fee, price, burnt }: Row) {
  const cells = [
    whole(limit),
    whole(used),
    whole(fee / price),
    inGdrip(price),
    inGdrip(fee),
    inGdrip(burnt),
  ];
  line(label, cells);
}

line('', ['gasLimit', 'gasUsed', 'charged', 'gas price', 'fee', 'burnt']);

// #region core
for (const gas of LIMITS) {
  const hash = await coreWallet.sendTransaction({
    to: sender.address,
    gas,
    storageLimit: 0n,
    ...coreFees,
  });
  const r = await core.waitForTransactionReceipt({ hash });
  const { gasUsed, gasFee, effectiveGasPrice, burntGasFee = 0n } = r;
  print('Core', {
    limit: gas,
    used: gasUsed,
    fee: gasFee,
    price: effectiveGasPrice,
    burnt: burntGasFee,
  });
}
// #endregion core

// #region espace
async function evmRow(hash: Hex, limit: bigint): Promise<Row> {
  const r = await evm.waitForTransactionReceipt({ hash });
  // Conflux adds gasFee and burntGasFee to the receipt; viem passes them on as hex strings.
  const { gasFee, burntGasFee } = r as unknown as { gasFee: Hex; burntGasFee: Hex };
  return {
    limit,
    used: r.gasUsed,
    fee: BigInt(gasFee),
    price: r.effectiveGasPrice,
    burnt: BigInt(burntGasFee),
  };
}

for (const gas of LIMITS) {
  const hash = await evmWallet.sendTransaction({ to: account.address, gas, ...evmFees });
  print('eSpace', await evmRow(hash, gas));
}
// #endregion espace

// #region storage
const data = WRITE_SLOT;
const { gasLimit, storageCollateralized } = await core.estimateGasAndCollateral({
  account: sender,
  data,
});
const coreHash = await coreWallet.sendTransaction({
  data,
  gas: gasLimit,
  storageLimit: storageCollateralized,
  ...coreFees,
});
const c = await core.waitForTransactionReceipt({ hash: coreHash });
const { gasUsed, gasFee, effectiveGasPrice, burntGasFee = 0n } = c;
print('Core write', {
  limit: gasLimit,
  used: gasUsed,
  fee: gasFee,
  price: effectiveGasPrice,
  burnt: burntGasFee,
});

const gas = await evm.estimateGas({ account, data });
const evmHash = await evmWallet.sendTransaction({ data, gas, ...evmFees });
print('eSpace write', await evmRow(evmHash, gas));

const units = BigInt(c.storageCollateralized);
console.log(`Core collateral: ${units} units = ${Number((units * 10n ** 18n) / 1024n) / 1e18} CFX`);
// #endregion storage
