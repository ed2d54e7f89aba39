// Deploys the same token and uses it, with js-conflux-sdk.
import sdk from 'js-conflux-sdk';
import { assert, bob, key, networkId, url } from './client.ts';
import { compile } from './compile.ts';

const { Voucher } = compile('Voucher.sol');

// #region deploy
const conflux = new sdk.Conflux({ url, networkId });
const { address: from } = conflux.wallet.addPrivateKey(key);
const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 100_000_000n };

const factory = conflux.Contract({ ...Voucher });
const receipt = await factory
  .constructor(10n ** 21n)
  .sendTransaction({ from, ...fees })
  .executed();
const token = conflux.Contract({ abi: Voucher!.abi, address: receipt.contractCreated });

const transfer = await token
  .transfer(bob, 5n)
  .sendTransaction({ from, ...fees })
  .executed();
console.log('collateral', transfer.storageCollateralized, 'units');
console.log('balance of Bob', await token.balanceOf(bob));
console.log('event', token.abi.decodeLog(transfer.logs[0]).object);
// #endregion deploy
assert.deepEqual([transfer.storageCollateralized, await token.balanceOf(bob)], [64n, 5n]);
