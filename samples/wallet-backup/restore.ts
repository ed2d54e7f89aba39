// The same twelve words lead to different accounts.
import { privateKeyToAccount } from 'cive/accounts';
import { HDNodeWallet, Wallet } from 'ethers';
import type { Hex } from 'viem';
import { expect, isValid, list, replace, words } from './phrase.ts';

// #region accounts
const derive = (phrase: string[], path: string, passphrase = '') =>
  HDNodeWallet.fromPhrase(phrase.join(' '), passphrase, path);
const core = (key: string) => privateKeyToAccount(key as Hex, { networkId: 1029 }).address;

const first = derive(words, "m/44'/60'/0'/0/0");
const second = derive(words, "m/44'/60'/0'/0/1");
const conflux = derive(words, "m/44'/503'/0'/0/0");
const withPassphrase = derive(words, "m/44'/60'/0'/0/0", 'correct horse');
const mistyped = derive(words, "m/44'/60'/0'/0/0", 'Correct horse');
// #endregion accounts
const wrongWord = list.find((word) => word !== 'junk' && isValid(replace(11, word)))!;
const other = derive(replace(11, wrongWord), "m/44'/60'/0'/0/0");

const rows: [string, string][] = [
  ["m/44'/60'/0'/0/0   first account in eSpace", first.address],
  ["m/44'/60'/0'/0/1   second account", second.address],
  ["m/44'/503'/0'/0/0  first account in Core Space", core(conflux.privateKey)],
  ["m/44'/60'/0'/0/0   with a passphrase", withPassphrase.address],
  ["m/44'/60'/0'/0/0   one letter of it wrong", mistyped.address],
  [`m/44'/60'/0'/0/0   last word "${wrongWord}"`, other.address],
];
for (const [what, address] of rows) console.log(`${what.padEnd(48)}${address}`);

expect(
  first.address === '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'the first account is the one that Hardhat shows',
);
const keys = [first, second, conflux, withPassphrase, mistyped, other].map(
  ({ privateKey }) => privateKey,
);
expect(
  new Set(keys).size === keys.length,
  'all six are different accounts, and none of the six is refused',
);
const exported = new Wallet(first.privateKey);
expect(exported.address === first.address, 'the exported key alone restores its account');
expect(
  core(first.privateKey) !== core(conflux.privateKey),
  'the key of path 60 has another Core Space address than path 503',
);
