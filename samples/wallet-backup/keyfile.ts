// An encrypted key file: tested before it counts as a backup.
import { HDNodeWallet, Wallet } from 'ethers';
import { expect, words } from './phrase.ts';

const account = HDNodeWallet.fromPhrase(words.join(' '));

// #region keyfile
const file = await new Wallet(account.privateKey).encrypt('a long password of your own');

const restored = await Wallet.fromEncryptedJson(file, 'a long password of your own');
console.log(
  'right password:',
  restored.address === account.address ? 'the same account' : 'ANOTHER ACCOUNT',
);

const refusal = await Wallet.fromEncryptedJson(file, 'a long passwort of your own').catch(
  (error: Error) => error.message.split(' (')[0],
);
console.log('wrong password:', refusal);
// #endregion keyfile
expect(restored.address === account.address, 'the file restores the account');
expect(refusal === 'incorrect password', 'a wrong password is refused');

const {
  address,
  Crypto: lower,
  crypto = lower,
} = JSON.parse(file) as { address: string; Crypto?: Kdf; crypto?: Kdf };
type Kdf = { kdf: string; kdfparams: { n: number } };
console.log('readable without the password: address', address.toLowerCase().slice(0, 8) + '…');
console.log(
  `each guess costs one run of ${crypto!.kdf} with n = ${crypto!.kdfparams.n.toLocaleString('en')}`,
);
expect(!file.includes(account.privateKey.slice(2)), 'the file does not contain the key');
