// Runs the opcodes that came with each Ethereum fork, and tries SELFDESTRUCT.
import { parseEther, serializeTransaction, size, type Address, type Hex } from 'viem';
import {
  account,
  ask,
  assert,
  client,
  compile,
  deploy,
  encode,
  print,
  read,
  receiptOf,
  run,
  send,
  words,
} from './node.ts';

console.log('# #region opcodes');
const OPCODES: [string, string, string][] = [
  ['PUSH0', 'Shanghai', '5f'],
  ['MCOPY', 'Cancun', '60205f5f5e5f'],
  ['TSTORE, TLOAD', 'Cancun', '60015f5d5f5c'],
  ['BLOBHASH', 'Cancun', '5f49'],
  ['BLOBBASEFEE', 'Cancun', '4a'],
  ['BASEFEE', 'London', '48'],
  ['SELFBALANCE', 'Istanbul', '47'],
  ['CHAINID', 'Istanbul', '46'],
  ['EXTCODEHASH', 'Constantinople', '5f3f'],
  ['CREATE2', 'Constantinople', '5f5f5f5ff5'],
];
for (const [name, fork, code] of OPCODES) {
  assert.notEqual(await run(code), undefined, name);
  print(name, fork, 'runs');
}
assert.equal(await run('60011e'), undefined);
print('CLZ', 'Osaka', 'fails: not before v3.1');
console.log('# #endregion opcodes');

console.log('# #region selfdestruct');
const { Vault, Brief } = compile();
const fresh = '0x1111111111111111111111111111111111111111' as Address;
const codeSize = async (address: Address) =>
  size((await ask('eth_getCode', address, 'latest')).result);
const funded = await deploy(Brief);
/** Creates a vault with 1 CFX in one transaction and closes it as the function says. */
async function brief(functionName: string): Promise<Address> {
  const before = await client.getBalance({ address: account.address });
  const receipt = await send({
    to: funded.address,
    value: parseEther('1'),
    data: encode(funded, functionName),
  });
  assert.equal(receipt.status, 'success');
  const after = await client.getBalance({ address: account.address });
  const fee = BigInt((receipt as unknown as { gasFee: Hex }).gasFee);
  const lost = before - after - fee;
  const made = await read<Address>(funded, 'vault');
  assert.equal(await codeSize(made), 0);
  assert.equal(await client.getBalance({ address: made }), 0n);
  print(
    functionName === 'openAndClose'
      ? 'in the creating transaction, to the sender'
      : 'in the creating transaction, to itself',
    'code removed',
    lost === 0n ? '1 CFX moved' : `${lost / 10n ** 18n} CFX burned`,
  );
  return made;
}
const { abi, bytecode } = Vault!;
const older = {
  abi,
  address: (await send({ data: bytecode, value: parseEther('1') })).contractAddress!,
};
const before = await client.getBalance({ address: fresh });
assert.equal(
  (await send({ to: older.address, data: encode(older, 'close', [fresh]) })).status,
  'success',
);
assert.ok((await codeSize(older.address)) > 0);
assert.equal(await read<bigint>(older, 'kept'), 7n);
assert.equal((await client.getBalance({ address: fresh })) - before, parseEther('1'));
assert.equal(await client.getBalance({ address: older.address }), 0n);
print('in a later transaction', 'code and storage stay', '1 CFX moved');
await brief('openAndClose');
await brief('openAndBurn');
console.log('# #endregion selfdestruct');

console.log('# #region history');
// EIP-2935: the contract is deployed by a transaction whose signature nobody chose, at the same address on every chain.
const HISTORY = '0x0000F90827F1C53a10cb7A02335B175320002935' as Address;
const SENDER = '0x3462413Af4609098e1E27A490f554f260213D685' as Address;
const DATA =
  '0x60538060095f395ff33373fffffffffffffffffffffffffffffffffffffffe14604657602036036042575f35600143038111604257611fff81430311604257611fff9006545f5260205ff35b5f5ffd5b5f35611fff60014303065500';
const RAW = serializeTransaction(
  { type: 'legacy', nonce: 0, gas: 250_000n, gasPrice: 10n ** 12n, data: DATA },
  { v: 27n, r: '0x539', s: '0xaa12693182426612186309f02cfe8a80a0000' },
);
const lookUp = async (number: bigint) =>
  ask('eth_call', { to: HISTORY, data: words(number) }, 'latest');
if ((await codeSize(HISTORY)) === 0) {
  assert.equal((await lookUp(1n)).result, '0x');
  await send({ to: SENDER, value: parseEther('1') });
  const sent = await ask('eth_sendRawTransaction', RAW);
  assert.equal(sent.error, undefined, JSON.stringify(sent.error));
  const receipt = await receiptOf(sent.result);
  assert.equal(receipt.contractAddress?.toLowerCase(), HISTORY.toLowerCase());
  assert.equal((await lookUp(receipt.blockNumber - 2n)).result, words(0));
}
print('before its deployment', 'a call returns nothing');
print('after its deployment, code', `${await codeSize(HISTORY)} bytes`);
await ask('test_generateEmptyBlocks', 20);
const newest = await client.getBlock();
const number = newest.number - 2n;
const block = await client.getBlock({ blockNumber: number });
assert.equal((await lookUp(number)).result, block.hash);
print('  the hash of a recent block', 'is that of eth_getBlockByNumber');
print('  the hash of a block before it', '0');
console.log('# #endregion history');
