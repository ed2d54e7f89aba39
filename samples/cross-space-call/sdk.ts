// Uses CrossSpaceCall with js-conflux-sdk.
import sdk from 'js-conflux-sdk';
import { check, espace, key, networkId, url } from './client.ts';

const to = '0x0000000000000000000000000000000000ca201e';
// #region sdk
const conflux = new sdk.Conflux({ url, networkId });
const account = conflux.wallet.addPrivateKey(key);
const crossSpace = conflux.InternalContract('CrossSpaceCall');

const receipt = await crossSpace
  .transferEVM(to)
  .sendTransaction({ from: account.address, value: sdk.Drip.fromCFX(1) })
  .executed();
console.log(receipt.outcomeStatus === 0 ? 'sent' : receipt.txExecErrorMsg);
console.log(`mapped balance ${await crossSpace.mappedBalance(account.address)} drip`);
// #endregion sdk
check((await espace.getBalance({ address: to })) === 10n ** 18n, 'the receiver has 1 CFX');
