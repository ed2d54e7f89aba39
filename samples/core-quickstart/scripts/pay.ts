import { privateKeyToAccount } from 'cive/accounts';
import { formatEther, parseEther } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { core, networkId, send } from './core.ts';

// A new account that nobody uses again. To pay somebody, set `to` to their base32 address.
const to = privateKeyToAccount(generatePrivateKey(), { networkId }).address;
console.log(`receiver: ${to}`);
await send({ to, value: parseEther('1.5') });
console.log(`receiver has ${formatEther(await core.getBalance({ address: to }))} CFX`);
