// Accounts of the wallet: keys, keystores, messages; needs no node.
import sdk from 'js-conflux-sdk';
import { conflux, expect, mark } from './client.ts';

mark('region accounts');
// #region accounts
const account = conflux.wallet.addRandom(); // a new key
const keystore = account.encrypt('a long password'); // save this, not the key
conflux.wallet.delete(account.address);
const again = conflux.wallet.addKeystore(keystore, 'a long password');
console.log(
  again.address === account.address,
  conflux.wallet.has(account.address),
  keystore.crypto.kdf,
);
// #endregion accounts
mark('endregion accounts');
expect(again.address === account.address, 'the keystore holds the same account');

mark('region message');
// #region message
const { PersonalMessage } = sdk;
const signature = PersonalMessage.sign(account.privateKey, 'I own this account');
const publicKey = PersonalMessage.recover(signature, 'I own this account');
console.log(publicKey === account.publicKey);
// #endregion message
mark('endregion message');
