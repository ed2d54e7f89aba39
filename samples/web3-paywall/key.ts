// Builds an API key as Web3 Paywall does, and reads the account back from it.
import { base58 } from '@scure/base';
import { recoverMessageAddress, toHex, type Address, type LocalAccount } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';

// #region key
/** The text that the wallet signs for a service; it has neither a date nor a counter. */
const textOf = (service: string) => JSON.stringify({ domain: 'web3pay', contract: service });

/** The API key of an account for a service: the signature, written in base58. */
async function keyOf(account: LocalAccount, service: string): Promise<string> {
  return base58.encode(
    Buffer.from((await account.signMessage({ message: textOf(service) })).slice(2), 'hex'),
  );
}

/** The account to which a service counts the requests with this key. */
async function accountOf(key: string, service: string): Promise<Address> {
  return recoverMessageAddress({ message: textOf(service), signature: toHex(base58.decode(key)) });
}
// #endregion key

function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}
const account = mnemonicToAccount('test test test test test test test test test test test junk');
const scan = '0xA000000000000000000000000000000000000001';
const rpc = '0x2000000000000000000000000000000000000002';

const key = await keyOf(account, scan);
console.log(`a key has ${key.length} characters`);
const same = (await keyOf(account, scan)) === key;
console.log(`asked again, the key is the same: ${same}`);
expect(same, 'the key has no date');

const owner = await accountOf(key, scan);
console.log(
  `the account of the key, for its service: ${owner === account.address ? 'the signer' : 'another'}`,
);
expect(owner === account.address, 'the service finds the signer');
const stranger = await accountOf(key, rpc);
console.log(`for another service: ${stranger === account.address ? 'the signer' : 'another'}`);
expect(stranger !== account.address, 'a key is good for one service');

const wrong = `${key[0] === '5' ? '6' : '5'}${key.slice(1)}`;
const outcome = await accountOf(wrong, scan).then(
  (found) => (found === account.address ? 'the signer' : 'another'),
  () => 'no account',
);
console.log(`with a wrong character: ${outcome}`);
expect(outcome !== 'the signer', 'a wrong key does not lead to the account');

const letters = scan.toLowerCase();
console.log(
  `with the service's address in lower case: ${(await accountOf(key, letters)) === account.address ? 'the signer' : 'another'}`,
);
expect(
  (await accountOf(key, letters)) !== account.address,
  'the text has to be the same to the letter',
);
