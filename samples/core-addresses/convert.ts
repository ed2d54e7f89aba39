// Converts addresses with js-conflux-sdk and with cive; needs no node.
import sdk from 'js-conflux-sdk';
import { base32AddressToHex, hexAddressToBase32, isAddress } from 'cive/utils';

const hex = '0x1a2f80341409639ea6a35bbcab8299066109aa55';

// The printed text has regions too, and each page shows its own.
const mark = (line: string) => console.log(`# #${line}`);

mark('region js-conflux-sdk');
// #region js-conflux-sdk
const { address } = sdk;
const base32 = address.encodeCfxAddress(hex, 1029);
console.log(base32);
console.log(address.encodeCfxAddress(hex, 1)); // testnet
console.log(address.encodeCfxAddress(hex, 1234)); // private network
console.log(address.encodeCfxAddress(hex, 1029, true)); // verbose form

const decoded = address.decodeCfxAddress(base32);
console.log('0x' + decoded.hexAddress.toString('hex'), decoded.netId, decoded.type);

console.log(address.isValidCfxAddress(base32), address.isValidCfxAddress(hex));
console.log(address.simplifyCfxAddress(address.encodeCfxAddress(hex, 1029, true)));
console.log(address.cfxMappedEVMSpaceAddress(base32)); // the mapped address in eSpace
// #endregion js-conflux-sdk
mark('endregion js-conflux-sdk');

mark('region cive');
// #region cive
const mainnet = hexAddressToBase32({ hexAddress: hex, networkId: 1029 });
console.log(mainnet);
console.log(hexAddressToBase32({ hexAddress: hex, networkId: 1029, verbose: true }));
console.log(base32AddressToHex({ address: mainnet }));
console.log(isAddress(mainnet), isAddress(hex));
// #endregion cive
mark('endregion cive');

mark('region guard');
// #region guard
/** Returns the hex address of a user or contract on the given network, from what a person typed. */
function parseRecipient(input: string, networkId: number): string {
  const text = input.trim();
  const { hexAddress, netId, type } = address.decodeCfxAddress(text);
  const canonical = address.encodeCfxAddress(hexAddress, netId);
  if (address.simplifyCfxAddress(text.toLowerCase()) !== canonical)
    throw new Error(`not in the base32 alphabet: ${text}`);
  if (netId !== networkId) throw new Error(`address of network ${netId}, expected ${networkId}`);
  if (type !== 'user' && type !== 'contract') throw new Error(`address type ${type}`);
  return '0x' + hexAddress.toString('hex');
}

for (const input of [
  base32,
  'cfxtest:aarc9abycue0hhzgyrr53m6cxedgccrmmy8m50bu1p', // another network
  'cfx:oarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg', // letter o for a
  'cfx:abkvrjyxpae9msr6y1zy8jz0amm6u8vuk2dmhu7j6m', // an eSpace address, encoded
]) {
  try {
    console.log('ok ', parseRecipient(input, 1029));
  } catch (error) {
    console.log('no ', (error as Error).message);
  }
}
// #endregion guard
mark('endregion guard');

mark('region prefix');
// #region prefix
/** Adds the prefix that fits the checksum; throws if neither does. */
function withPrefix(text: string): string {
  for (const [prefix, networkId] of [
    ['cfx', 1029],
    ['cfxtest', 1],
  ] as const) {
    try {
      parseRecipient(`${prefix}:${text}`, networkId);
      return `${prefix}:${text}`;
    } catch {
      // Another network, or a typing error.
    }
  }
  throw new Error(`fits neither network: ${text}`);
}

console.log(withPrefix('aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg'));
console.log(withPrefix('aarc9abycue0hhzgyrr53m6cxedgccrmmy8m50bu1p'));
try {
  withPrefix('aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xh'); // the last character is wrong
} catch (error) {
  console.log((error as Error).message);
}
// #endregion prefix
mark('endregion prefix');
