// One key, three accounts: the addresses in both spaces, and the mapped one. No node is needed for this.
import { base32AddressToHex } from 'cive/utils';
import { privateKeyToAccount as coreAccount } from 'cive/accounts';
import { getAddress, isAddress, keccak256, slice, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const expect = (condition: boolean, claim: string) => {
  if (!condition) throw new Error(`No longer true: ${claim}`);
};
// The first key of the test mnemonic of Hardhat. It's public: never send CFX to its accounts.
const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

// #region accounts
const espace = privateKeyToAccount(key);
const core = coreAccount(key, { networkId: 1029 });

const hash = keccak256(slice(espace.publicKey, 1)); // the 64 bytes of the public key
const espaceHex = getAddress(slice(hash, 12)); // the last 20 bytes
const coreHex: Hex = `0x1${espaceHex.slice(3).toLowerCase()}`; // the same, with the first digit 1
const mapped = getAddress(slice(keccak256(coreHex), 12)); // hash the 20 bytes of the Core Space address
// #endregion accounts
console.log('# #region accounts');
console.log(`eSpace account      ${espaceHex}`);
console.log(`Core Space account  ${core.address}`);
console.log(`  its hex form      ${coreHex}`);
console.log(`mapped account      ${mapped}`);
console.log('# #endregion accounts');
expect(
  espaceHex === espace.address &&
    coreHex === base32AddressToHex({ address: core.address }).toLowerCase(),
  'both libraries agree',
);

console.log('# #region checksum');
// #region checksum
const wrong = espaceHex.replace('F', 'f'); // one letter in the other case
console.log('as written     ', isAddress(espaceHex));
console.log('one letter off ', isAddress(wrong));
console.log('all lower case ', isAddress(espaceHex.toLowerCase())); // no checksum, so nothing to check
// #endregion checksum
console.log('# #endregion checksum');
expect(
  isAddress(espaceHex) && !isAddress(wrong) && isAddress(espaceHex.toLowerCase()),
  'the case of letters is the checksum',
);
