// Sends a payment with cive and a call with js-conflux-sdk, and adds up what each costs.
import sdk from 'js-conflux-sdk';
import { pad, toHex, type Hex } from 'viem';
import {
  assert,
  CFX,
  core,
  deploy,
  gdrip,
  GDRIP,
  networkId,
  newAccount,
  receiptOf,
  url,
  whole,
} from './client.js';

const mark = (text: string) => console.log(`# #${text}`);
const contract = await deploy();
const { key, wallet, address } = await newAccount(2n * CFX);
const friend = (await newAccount(0n)).address;
const state = async () => ({
  balance: await core.getBalance({ address }),
  collateral: await core.getCollateralForStorage({ address }),
});

/** Prints where the CFX went, and checks that nothing is left over. */
async function account(
  hash: Hex,
  before: Awaited<ReturnType<typeof state>>,
  value: bigint,
  needed: bigint,
  gas: bigint,
): Promise<void> {
  const {
    gasUsed,
    gasFee,
    effectiveGasPrice,
    burntGasFee = 0n,
    outcomeStatus,
  } = await receiptOf(hash);
  const after = await state();
  const deposit = after.collateral - before.collateral;
  console.log(`gas limit    ${whole(gas)}`);
  console.log(`gas used     ${whole(gasUsed)}`);
  console.log(`price        ${gdrip(effectiveGasPrice)} Gdrip`);
  console.log(`fee          ${gdrip(gasFee)} Gdrip`);
  console.log(`  burnt      ${gdrip(burntGasFee)} Gdrip`);
  console.log(`  to miners  ${gdrip(gasFee - burntGasFee)} Gdrip`);
  console.log(`deposit      ${gdrip(deposit)} Gdrip`);
  console.log(`value        ${gdrip(value)} Gdrip`);
  console.log(`balance      −${gdrip(before.balance - after.balance)} Gdrip`);
  console.log(`needed       ${gdrip(needed)} Gdrip before sending`);
  assert(outcomeStatus === 'success', 'it succeeds');
  assert(
    before.balance - after.balance === value + gasFee + deposit,
    'the balance falls by value, fee and deposit',
  );
  assert(
    gasFee === gasUsed * effectiveGasPrice,
    'a limit close to the gas used costs nothing extra',
  );
  assert(
    effectiveGasPrice === GDRIP + GDRIP / 10n,
    'the price is the base fee plus the priority fee',
  );
  assert(burntGasFee === (gasUsed * GDRIP) / 2n, 'half of the base fee is burnt');
  assert(
    before.balance >= needed && needed > value + gasFee + deposit,
    'the sender needs more than it pays',
  );
}

mark('region payment');
const beforePayment = await state();
// #region cive
const value = CFX / 2n;
const { baseFeePerGas } = await core.getBlock({ epochTag: 'latest_mined' });
if (baseFeePerGas === null) throw new Error('This node has no base fee');
const maxPriorityFeePerGas = GDRIP / 10n; // your offer to the miner
const maxFeePerGas = 2n * baseFeePerGas + maxPriorityFeePerGas;

const estimated = await core.estimateGasAndCollateral({
  account: wallet.account,
  to: friend,
  value,
});
const gas = estimated.gasLimit; // 21,000: a payment to a user needs no margin
const storageLimit = estimated.storageCollateralized; // 0 units

const needed = value + gas * maxFeePerGas + (storageLimit * CFX) / 1024n;
if ((await core.getBalance({ address })) < needed) throw new Error('The node would reject it');
const payment = await wallet.sendTransaction({
  to: friend,
  value,
  gas,
  storageLimit,
  maxFeePerGas,
  maxPriorityFeePerGas,
});
// #endregion cive
await account(payment, beforePayment, value, needed, gas);
mark('endregion payment');

mark('region call');
const beforeCall = await state();
const data = pad(toHex(7));
// #region js-conflux-sdk
const conflux = new sdk.Conflux({ url, networkId }); // 1 on testnet, 1029 on mainnet
const sender = conflux.wallet.addPrivateKey(key);
const call = { from: sender.address, to: contract, data };

const estimate = await conflux.cfx.estimateGasAndCollateral(call);
const block = await conflux.cfx.getBlockByEpochNumber('latest_mined', false);
const offer = GDRIP / 10n; // your offer to the miner
const limits = {
  gas: (estimate.gasLimit * 11n) / 10n, // the estimate and a tenth
  storageLimit: estimate.storageCollateralized,
  maxPriorityFeePerGas: offer,
  maxFeePerGas: 2n * block.baseFeePerGas + offer,
};
const hash = await conflux.cfx.sendTransaction({ ...call, ...limits });
// #endregion js-conflux-sdk
const neededForCall = limits.gas * limits.maxFeePerGas + (limits.storageLimit * CFX) / 1024n;
await account(hash as Hex, beforeCall, 0n, neededForCall, limits.gas);
mark('endregion call');

// js-conflux-sdk treats a priority fee of 0 as missing, but not '0x0'.
const signs = async (maxPriorityFeePerGas: 0 | bigint | string) =>
  BigInt(
    (
      await conflux.cfx.populateTransaction({
        from: sender.address,
        to: friend,
        value: 1n,
        maxPriorityFeePerGas,
      })
    ).maxPriorityFeePerGas ?? -1n,
  );
for (const zero of [0, 0n] as const)
  assert((await signs(zero)) > 0n, 'js-conflux-sdk replaces a priority fee of 0');
assert((await signs('0x0')) === 0n, "js-conflux-sdk keeps a priority fee of '0x0'");
