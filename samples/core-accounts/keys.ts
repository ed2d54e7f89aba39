// Which accounts a key and a seed phrase control; needs no node.
import {
  mnemonicToAccount as coreMnemonicToAccount,
  privateKeyToAccount as corePrivateKeyToAccount,
} from 'cive/accounts';
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import { keccak256, slice, toHex, type Hex } from 'viem';
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts';

const mark = (line: string) => console.log(`# #${line}`);
const assert = (condition: boolean, claim: string) => {
  if (!condition) throw new Error(`No longer true: ${claim}`);
};

// The first test phrase of BIP-39. Everyone knows it.
const phrase =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const keyAt = (account: ReturnType<typeof mnemonicToAccount>): Hex =>
  toHex(account.getHdKey().privateKey!);
const key = keyAt(mnemonicToAccount(phrase));

mark('region key');
// #region key
const espace = privateKeyToAccount(key);
const hash = keccak256(slice(espace.publicKey, 1)); // without the byte 0x04
const last20 = slice(hash, 12);
const user: Hex = `0x1${last20.slice(3)}`; // type 1: user
console.log('eSpace            ', last20);
console.log('Core Space, hex   ', user);
console.log('Core Space        ', hexAddressToBase32({ hexAddress: user, networkId: 1029 }));
console.log('Core Space testnet', hexAddressToBase32({ hexAddress: user, networkId: 1 }));
// #endregion key
mark('endregion key');
assert(last20 === espace.address.toLowerCase(), 'viem computes the same eSpace address');
assert(
  hexAddressToBase32({ hexAddress: user, networkId: 1029 }) ===
    corePrivateKeyToAccount(key, { networkId: 1029 }).address,
  'cive computes the same Core Space address',
);

mark('region phrase');
// #region phrase
const ethereum = mnemonicToAccount(phrase); // m/44'/60'/0'/0/0
const conflux = coreMnemonicToAccount(phrase, { networkId: 1029 }); // m/44'/503'/0'/0/0
const sameKey = corePrivateKeyToAccount(keyAt(ethereum), { networkId: 1029 });
console.log("m/44'/503'/0'/0/0", conflux.address);
console.log("m/44'/60'/0'/0/0 ", sameKey.address);
// #endregion phrase
mark('endregion phrase');
assert(
  base32AddressToHex({ address: conflux.address }) !==
    base32AddressToHex({ address: sameKey.address }),
  'the two paths give different accounts',
);
const explicit = coreMnemonicToAccount(phrase, { path: "m/44'/503'/0'/0/0", networkId: 1029 });
assert(explicit.address === conflux.address, 'cive derives from path 503 by default');
