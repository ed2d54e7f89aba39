// Prints which transactions use up a nonce: of the sender, of a contract, of a mapped account.
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import { createPublicClient, encodeFunctionData, http, keccak256, parseAbi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import {
  assert,
  CFX,
  newAccount,
  nonceReaches,
  networkId,
  sign,
  stateNonce,
  submit,
} from './client.js';

const mark = (text: string) => console.log(`# #${text}`);
const { key, wallet, address } = await newAccount(CFX);
const evm = createPublicClient({
  transport: http(process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545'),
});
const twin = privateKeyToAccount(key).address;
const mapped: Hex = `0x${keccak256(base32AddressToHex({ address })).slice(-40)}`;
const evmNonce = (account: Hex) => evm.getTransactionCount({ address: account });

/** Sends a transaction and prints by how much the sender's nonce rises. */
async function send(
  label: string,
  request: Omit<Parameters<typeof sign>[1], 'nonce'>,
  rises: 0 | 1,
): Promise<void> {
  const before = await stateNonce(address);
  const { error } = await submit(await sign(wallet, { nonce: before, ...request }));
  assert((error === undefined) === (rises === 1), `${label}: ${error}`);
  if (rises === 1) await nonceReaches(address, before + 1);
  const after = await stateNonce(address);
  console.log(`${label.padEnd(32)}+${after - before}`);
  assert(after - before === rises, `${label}: the nonce rises by ${rises}`);
}
mark('region sender');
await send('succeeds', {}, 1);
await send('reverts', { to: undefined, data: '0x60006000fd', gas: 100_000n }, 1);
await send('runs out of gas', { to: undefined, data: '0x5b600056', gas: 60_000n }, 1);
await send('rejected: too little CFX', { value: 2n * CFX }, 0);
await send('rejected: gas 20,999', { gas: 20_999n }, 0);
mark('endregion sender');

/** Prints the three nonces and returns them. */
async function show(moment: string): Promise<string> {
  const nonces = [await stateNonce(address), await evmNonce(twin), await evmNonce(mapped)];
  console.log(
    `${moment.padEnd(20)}Core Space ${nonces[0]}, eSpace ${nonces[1]}, mapped account ${nonces[2]}`,
  );
  return nonces.join();
}

mark('region spaces');
const CROSS_SPACE = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000006',
  networkId,
});
const abi = parseAbi(['function transferEVM(bytes20 to) payable returns (bytes)']);
const data = encodeFunctionData({ abi, functionName: 'transferEVM', args: [twin] });
assert((await show('before')) === '3,0,0', 'the nonces are independent');
await submit(await sign(wallet, { nonce: 3, to: CROSS_SPACE, data, value: 1n, gas: 500_000n }));
await nonceReaches(address, 4);
assert(
  (await show('after transferEVM')) === '4,0,1',
  'a call into eSpace raises the nonces of the sender and of its mapped account',
);
mark('endregion spaces');
