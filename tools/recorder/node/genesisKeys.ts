import {encodeBase32Address} from 'docusaurus-plugin-openrpc/base32-address';
import {DEVELOPMENT_ACCOUNTS} from '../../localNode/accounts';
import {expectedNetworks} from '../../localNode/localNetworks';
import {ACCOUNTS, type AccountName} from '../chain';
import {addressOf} from '../signing/secp256k1';
import {toHex} from '../signing/hex';

/** Alice's own key, then those of the development accounts: everyone knows them all. */
const ALICE = '0x46b9e861b63d3509c88b7817275a30d22d62c8cd8fa6486ddee35ef0d8e0495f';

/** Private keys of the accounts that the genesis funds. */
export const PRIVATE_KEYS: readonly string[] = [ALICE, ...DEVELOPMENT_ACCOUNTS.map(({privateKey}) => privateKey)];

/** The private key of an account. */
export function privateKeyOf(name: AccountName): string {
  const key = PRIVATE_KEYS[ACCOUNTS.indexOf(name)];
  if (key === undefined) throw new Error(`${name} has no key.`);
  return key;
}

/** The address of an account in eSpace, in lower case. */
export function espaceAddressOf(name: AccountName): string {
  return toHex(addressOf(privateKeyOf(name)));
}

/** A hex address of Core Space as base32 on the recorder's chain. */
export function toBase32(hex: string): string {
  return encodeBase32Address(hex, expectedNetworks().coreChainId);
}

/** The address of an account in Core Space: the same bytes, but with a first digit of 1. */
export function coreAddressOf(name: AccountName): string {
  return toBase32(`0x1${espaceAddressOf(name).slice(3)}`);
}
