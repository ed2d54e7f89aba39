// On the computer without internet: shows what will be paid and signs it. Without a file, prints the address.
import { readFileSync, writeFileSync } from 'node:fs';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import { formatEther, type Hex } from 'viem';

const NETWORK_ID = 1234;
const account = privateKeyToAccount(process.env.CORE_KEY as Hex, { networkId: NETWORK_ID });
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.log(account.address);
  process.exit();
}

type Payment = { nonce: number; to: `net1234:${string}` } & Record<
  'value' | 'gas' | 'storageLimit' | 'epochHeight' | 'maxFeePerGas' | 'maxPriorityFeePerGas',
  bigint
>;
const isInteger = (field: unknown) => typeof field === 'string' && /^\d+n$/.test(field);
const payment = JSON.parse(readFileSync(file, 'utf8'), (_, field) =>
  isInteger(field) ? BigInt(field.slice(0, -1)) : field,
) as Payment;

// #region sign
const { nonce, to, value, gas, storageLimit, epochHeight, maxFeePerGas, maxPriorityFeePerGas } =
  payment;
// Stops if `to` is missing, belongs to another network or is misspelled.
const canonical = hexAddressToBase32({
  hexAddress: base32AddressToHex({ address: to }),
  networkId: NETWORK_ID,
});
if (canonical !== to) throw new Error(`${to} isn't an address of network ${NETWORK_ID}`);

const collateral = (storageLimit * 10n ** 18n) / 1024n;
console.log(`network ${NETWORK_ID}: ${formatEther(value)} CFX to ${to}`);
console.log(
  `at most ${formatEther(gas * maxFeePerGas)} CFX as fee and ${formatEther(collateral)} CFX as collateral`,
);

// The network is a constant, and what the file contains besides these fields, such as data, isn't signed.
const fields = {
  nonce,
  to,
  value,
  gas,
  storageLimit,
  epochHeight,
  maxFeePerGas,
  maxPriorityFeePerGas,
};
const raw = await account.signTransaction({ type: 'eip1559', chainId: NETWORK_ID, ...fields });
writeFileSync('signed.txt', raw);
// #endregion sign
