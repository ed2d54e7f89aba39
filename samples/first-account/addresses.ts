// Shows one key's address in each network.
import { privateKeyToAccount } from 'cive/accounts';
import { keccak256, toHex } from 'viem';
import { privateKeyToAccount as espaceAccount } from 'viem/accounts';

// A fixed key, so that each run prints the same. Everyone knows it: use generatePrivateKey() of viem/accounts for yours.
const key = keccak256(toHex('first account'));

console.log('Core Space mainnet', privateKeyToAccount(key, { networkId: 1029 }).address);
console.log('Core Space testnet', privateKeyToAccount(key, { networkId: 1 }).address);
console.log('eSpace            ', espaceAccount(key).address);
