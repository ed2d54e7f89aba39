// Runs opcodes, measures their gas, and tries the limits of code and of transactions.
import { concatHex, hexToBigInt, toHex, type Address, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import {
  asWord,
  ask,
  assert,
  callCode,
  compile,
  deploy,
  deployCode,
  encode,
  errorOf,
  key,
  print,
  read,
  send,
} from './node.ts';

const { Probe, Catcher } = compile('Probe.sol');
const probe = await deploy(Probe);
const whole = (number: bigint) => number.toLocaleString('en-US');
/** Init code that returns `runtime`. */
const initOf = (runtime: string): Hex =>
  `0x61${(runtime.length / 2).toString(16).padStart(4, '0')}80600a5f395ff3${runtime}`;
const zeros = (bytes: number): Hex => `0x${'00'.repeat(bytes)}`;
const RETURN_TOP = '5f5260205ff3';

/** Deploys code and calls it, all in one call without a transaction. */
async function run(runtime: string): Promise<bigint | undefined> {
  const [, ok, output] = await read<[Address, boolean, Hex]>(probe, 'run', [
    initOf(runtime + RETURN_TOP),
    '0x',
  ]);
  return ok ? hexToBigInt(output) : undefined;
}

// #region gas
/** The gas of one opcode: the gas between two GAS opcodes, without the pushes, the pops and the second GAS. */
async function gasOf(args: string, opcode: string, argsGas: number, pops: number): Promise<bigint> {
  const used = await run(`5a${args}${opcode}${'50'.repeat(pops)}5a9003`);
  return used! - BigInt(argsGas + 2 * pops + 2);
}
// #endregion gas
async function measured(label: string, expected: number, gas: Promise<bigint>) {
  assert.equal(await gas, BigInt(expected), label);
  print(label, whole(BigInt(expected)));
}

console.log('# #region opcodes');
const OPCODES = {
  PUSH0: '5f',
  MCOPY: '60205f5f5e5f',
  'TSTORE, TLOAD': '60015f5d5f5c',
  SELFBALANCE: '47',
  BASEFEE: '48',
  BLOBHASH: '5f49',
  BLOBBASEFEE: '4a',
};
for (const [name, code] of Object.entries(OPCODES)) {
  assert.notEqual(await run(code), undefined, name);
  print(name, 'runs');
}
assert.equal(await run('60011e'), undefined);
print('CLZ', 'fails: not before v3.1');
console.log('# #endregion opcodes');

console.log('# #region prices');
// The contract has the value 1 in slot 1; its argument is a slot and a value, and it returns the gas of SSTORE.
const slots = await deployCode(
  `0x60018055601580600d5f395ff35f356020355a91555a900360059003${RETURN_TOP}` as Hex,
);
const sstore = async (slot: number, value: number) =>
  hexToBigInt(await callCode(slots, concatHex([asWord(slot), asWord(value)])));
await measured('SSTORE 0 to 1, cold', 5000, sstore(2, 1));
await measured('SSTORE 1 to 2, cold', 5000, sstore(1, 2));
await measured('SSTORE 1 to 0, cold', 5000, sstore(1, 0));
await measured('SSTORE 1 to 1, cold', 2200, sstore(1, 1));
await measured('SLOAD, cold', 2100, gasOf('6001', '54', 3, 1));
await measured(
  'BALANCE of another account, cold',
  2600,
  gasOf('7310000000000000000000000000000000000abcde', '31', 3, 1),
);
await measured('BLOCKHASH, up to 256 blocks back', 100, gasOf('60014303', '40', 8, 1));
await measured('BLOCKHASH, further back', 2100, gasOf('6101184303', '40', 8, 1));
// The memory that holds the init code costs 3.
await measured('CREATE, 32 bytes of init code', 32_008, gasOf('60205f5f', 'f0', 3 + 2 + 2 + 3, 1));
await measured(
  'CREATE2, 32 bytes of init code',
  32_008,
  gasOf('5f60205f5f', 'f5', 2 + 3 + 2 + 2 + 3, 1),
);
const deployed = async (bytes: number) =>
  (await send({ data: zeros(bytes), gas: 100_000n })).gasUsed;
// 32 zero bytes of data cost 4 each.
await measured(
  'deployment transaction, next 32 bytes',
  2,
  deployed(64).then(async (gas) => gas - (await deployed(32)) - 32n * 4n),
);
await measured('MSTORE, memory grows to 1,024 words', 5123, gasOf('5f617fe0', '52', 5, 0));
const [available, passedOn] = await read<[bigint, bigint]>(
  probe,
  'share',
  [initOf(`5a${RETURN_TOP}`)],
  { gas: toHex(10_000_000) },
);
// The call costs 100, and the inner GAS opcode 2.
assert.ok(passedOn < (available * 63n) / 64n && passedOn > ((available - 1000n) * 63n) / 64n);
print('gas passed on by a call', '63/64');
console.log('# #endregion prices');

console.log('# #region collateral');
const write = await send({ to: slots, data: concatHex([asWord(7), asWord(1)]) });
assert.equal(BigInt(write.storageCollateralized), 64n);
print('write a new slot', '64 units locked');
const clear = await send({ to: slots, data: concatHex([asWord(7), asWord(0)]) });
assert.equal(
  clear.storageReleased.reduce((sum, { collaterals }) => sum + BigInt(collaterals), 0n),
  64n,
);
assert.ok(clear.gasUsed > 26_000n);
print('clear it', `64 units released, ${whole(clear.gasUsed)} gas used`);
const catcher = await deploy(Catcher);
const failing = await send({
  to: catcher.address,
  data: encode(catcher, 'tryWrite'),
  storageLimit: 0n,
});
assert.equal(failing.outcomeStatus, 'failed');
print('try/catch, storage limit 0', failing.txExecErrorMsg);
console.log('# #endregion collateral');

console.log('# #region limits');
const outcome = async (label: string, request: Parameters<typeof send>[0]) => {
  const { outcomeStatus, txExecErrorMsg } = await send(request);
  print(label, outcomeStatus === 'success' ? 'deployed' : txExecErrorMsg);
  return outcomeStatus;
};
/** Init code that returns zero bytes as the code. */
const codeOfSize = (bytes: number): Hex => `0x61${bytes.toString(16)}5ff3`;
assert.equal(
  await outcome('code of 49,152 bytes', { data: codeOfSize(49_152), gas: 12_000_000n }),
  'success',
);
assert.equal(
  await outcome('code of 49,153 bytes', { data: codeOfSize(49_153), gas: 12_000_000n }),
  'failed',
);
assert.equal(await outcome('code that begins with 0xef', { data: '0x60ef5f5360015ff3' }), 'failed');
assert.equal(
  await outcome('init code of 49,152 bytes', { data: zeros(49_152), gas: 6_000_000n }),
  'success',
);
const [tooLong] =
  (await errorOf(send({ data: zeros(49_153), gas: 6_000_000n }))).match(
    /tx "CreateInitCodeSizeLimit"/,
  ) ?? [];
assert.ok(tooLong);
print('init code of 49,153 bytes', `rejected: ${tooLong}`);
const inCreate = await errorOf(read(probe, 'create', [zeros(49_153)], { gas: toHex(20_000_000) }));
assert.match(inCreate, /CreateInitCodeSizeLimit/);
print('CREATE with 49,153 bytes', inCreate.match(/VmError.*/)?.[0]);
console.log('# #endregion limits');

console.log('# #region transactions');
const rejected = async (label: string, raw: Hex) => {
  const { error } = await ask('cfx_sendRawTransaction', raw);
  assert.ok(error, label);
  print(label, error.message);
};
const ethereum = privateKeyToAccount(key);
const common = {
  chainId: 1234,
  nonce: 0,
  gas: 21_000n,
  maxFeePerGas: 10n ** 9n,
  maxPriorityFeePerGas: 0n,
  to: ethereum.address,
};
const authorization = await ethereum.signAuthorization({
  address: ethereum.address,
  chainId: 1234,
  nonce: 0,
});
const type4 = await ethereum.signTransaction({
  ...common,
  type: 'eip7702',
  authorizationList: [authorization],
});
await rejected('type 4', type4);
await rejected('type 4 with the bytes cfx before it', concatHex([toHex('cfx'), type4]));
await rejected(
  'type 2, signed for Ethereum',
  await ethereum.signTransaction({ ...common, type: 'eip1559' }),
);
const inEspace = privateKeyToAccount((process.env.ESPACE_KEY ?? key) as Hex);
const chainId = Number((await ask('eth_chainId')).result);
const nonce = Number((await ask('eth_getTransactionCount', inEspace.address, 'pending')).result);
const fees = { maxFeePerGas: 100n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n };
const { result: hash } = await ask(
  'cfx_sendRawTransaction',
  await inEspace.signTransaction({
    ...common,
    ...fees,
    chainId,
    nonce,
    to: inEspace.address,
    type: 'eip1559',
  }),
);
assert.equal((await ask<{ hash: Hex }>('eth_getTransactionByHash', hash)).result.hash, hash);
print('type 2, with the chain ID of eSpace', 'accepted, as a transaction of eSpace');
console.log('# #endregion transactions');
