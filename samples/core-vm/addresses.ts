// Predicts contract addresses, then deploys; calls addresses of every type.
import {
  concatHex,
  getContractAddress,
  keccak256,
  numberToBytes,
  numberToHex,
  pad,
  toHex,
  type Address,
  type Hex,
} from 'viem';
import { getContractAddress as getCoreContractAddress } from 'cive/utils';
import {
  account,
  ask,
  assert,
  base32,
  compile,
  deploy,
  encode,
  errorOf,
  networkId,
  nextNonce,
  print,
  read,
  send,
  sender,
} from './node.ts';

// #region formulas
const asContract = (bytes: Hex): Address => `0x8${keccak256(bytes).slice(-39)}`;
const inReverse = (nonce: bigint) => toHex(numberToBytes(nonce, { size: 32 }).reverse());

/** The address of a deployment transaction or of CREATE. */
const createAddress = (creator: Address, nonce: bigint, initCode: Hex) =>
  asContract(concatHex(['0x00', creator, inReverse(nonce), keccak256(initCode)]));

/** The address of CREATE2. */
const create2Address = (creator: Address, salt: Hex, initCode: Hex) =>
  asContract(concatHex(['0xff', creator, salt, keccak256(initCode)]));
// #endregion formulas

const { Probe, Vault, Brief } = compile('Probe.sol');
const nonce = nextNonce();
const expected = createAddress(sender, nonce, Probe!.bytecode);
const probe = await deploy(Probe);
assert.equal(probe.address, expected);

console.log('# #region bytes');
const initCode: Hex = '0x5f5ff3';
const example = createAddress(sender, 258n, initCode);
print('type byte', '00');
print('creator', sender.slice(2));
print('nonce 258', inReverse(258n).slice(2));
print('hash of init code 5f5ff3', keccak256(initCode).slice(2));
print('address', example);
const byCive = getCoreContractAddress({
  opcode: 'CREATE',
  from: account.address,
  nonce: 258,
  bytecode: initCode,
  networkId,
});
assert.equal(byCive.toLowerCase(), base32(example).toLowerCase());
print('getContractAddress of cive', 'the same');
console.log('# #endregion bytes');

console.log('# #region create');
print('deployment transaction', probe.address === expected);
assert.notEqual(createAddress(sender, nonce, initCode), expected);
print('  other code, same nonce', 'another address');
assert.notEqual(getContractAddress({ from: sender, nonce }).toLowerCase(), expected);
print("  Ethereum's formula", 'another address');

// A contract's nonce starts at 1 and grows with each creation.
for (const [label, count] of [
  ['CREATE by a contract, nonce 1', 1n],
  ['  its second CREATE, nonce 2', 2n],
] as const) {
  const to = createAddress(probe.address, count, initCode);
  assert.equal((await read<Address>(probe, 'create', [initCode])).toLowerCase(), to);
  const receipt = await send({ to: probe.address, data: encode(probe, 'create', [initCode]) });
  assert.equal(receipt.outcomeStatus, 'success');
  print(label, true);
}
const salt = pad('0x2a', { size: 32 });
assert.equal(
  (await read<Address>(probe, 'create2', [initCode, 42n])).toLowerCase(),
  create2Address(probe.address, salt, initCode),
);
print('CREATE2', true);

const predictor = await deploy(compile('Predict.sol').Predict);
assert.equal(await read(predictor, 'predicted', [salt]), await read(predictor, 'make', [salt]));
print('  predicted in Solidity', true);

// Create2Factory is part of the genesis block: its address is the same on every network.
const FACTORY: Address = '0x8a3a92281df6497105513b18543fd3b60c778e40';
const factory = {
  address: FACTORY,
  abi: [
    {
      type: 'function',
      name: 'deploy',
      stateMutability: 'nonpayable',
      inputs: [
        { name: 'code', type: 'bytes' },
        { name: 'salt', type: 'uint256' },
      ],
      outputs: [{ type: 'address' }],
    },
  ],
} as const;
const code: Hex = '0x60015f5360015ff3'; // stores one byte of code, 01
const unused = nextNonce();
const made = (await read<Address>(factory, 'deploy', [code, unused])).toLowerCase();
assert.equal(made, create2Address(FACTORY, numberToHex(unused, { size: 32 }), code));
assert.equal(
  (await send({ to: FACTORY, data: encode(factory, 'deploy', [code, unused]) })).outcomeStatus,
  'success',
);
assert.equal((await ask('cfx_getCode', base32(made as Address))).result, '0x01');
print('Create2Factory', true);
console.log('# #endregion create');

console.log('# #region people');
const [caller, origin, self] = await read<Address[]>(probe, 'people');
assert.deepEqual(
  [caller!.slice(0, 3), origin!.slice(0, 3), self!.slice(0, 3)],
  ['0x1', '0x1', '0x8'],
);
print('msg.sender, tx.origin, address(this)', '0x1…, 0x1…, 0x8…');
console.log('# #endregion people');

console.log('# #region types');
type Tried = [boolean, Hex, bigint];
// New addresses, so that the script can run twice on one node.
const tail = keccak256(numberToHex(nextNonce())).slice(-38);
for (const first of ['0', '1', '2', '5', '8', 'c', 'f']) {
  const to = `0x${first}0${tail}` as Address;
  const [ok, , gas] = await read<Tried>(probe, 'tryCall', [to, '0x', 1n], { value: '0x1' });
  const [free] = await read<Tried>(probe, 'tryCall', [to, '0x', 0n]);
  const typed = ['0', '1', '8'].includes(first);
  assert.deepEqual([ok, free], [typed, typed]);
  print(
    `CALL to 0x${first}…, 1 drip`,
    `${ok ? 'succeeds' : 'returns 0'}, ${gas.toLocaleString('en-US')} gas`,
  );
}
const five = `0x50${tail}` as Address;
const refusal = await errorOf(send({ to: five, value: 1n, gas: 21_000n, storageLimit: 0n }));
assert.match(refusal, /tx "InvalidReceiver"/);
print('transaction to 0x5…', 'rejected: InvalidReceiver');
console.log('# #endregion types');

console.log('# #region burn');
const balanceOf = async (address: Address) =>
  BigInt((await ask('cfx_getBalance', base32(address))).result);
for (const [label, target] of [
  ['to 0x5…', five],
  ['to 0x1…', `0x10${tail}`],
] as [string, Address][]) {
  const vault = await deploy(Vault, [target]);
  assert.equal((await send({ to: vault.address, value: 10n ** 18n })).outcomeStatus, 'success');
  assert.equal(await balanceOf(vault.address), 10n ** 18n);
  assert.equal(
    (await send({ to: vault.address, data: encode(vault, 'close') })).outcomeStatus,
    'success',
  );
  const left = [await balanceOf(vault.address), await balanceOf(target)].map(
    (drip) => `${drip / 10n ** 18n} CFX`,
  );
  assert.deepEqual(left, target === five ? ['0 CFX', '0 CFX'] : ['0 CFX', '1 CFX']);
  print(`selfdestruct ${label}: contract, target`, left.join(', '));
  assert.notEqual((await ask('cfx_getCode', base32(vault.address))).result, '0x');
  print('  code of the contract', 'still there');
}
const brief = await deploy(Brief);
assert.equal(
  (await send({ to: brief.address, data: encode(brief, 'openAndClose') })).outcomeStatus,
  'success',
);
assert.equal((await ask('cfx_getCode', base32(await read<Address>(brief, 'vault')))).result, '0x');
print('selfdestruct in the creating transaction', 'code removed');
console.log('# #endregion burn');

console.log('# #region internal');
const ADMIN: Address = '0x0888000000000000000000000000000000000000';
const getAdmin = concatHex(['0x64efb22b', pad(probe.address, { size: 32 })]);
const setAdmin = concatHex([
  '0xc55b6bb7',
  pad(probe.address, { size: 32 }),
  pad('0x', { size: 32 }),
]);
const [size] = await read<[bigint, Hex]>(probe, 'codeOf', [ADMIN]);
assert.equal(size, 4n);
print('code.length of AdminControl', size);
const [called, out] = await read<Tried>(probe, 'tryStatic', [ADMIN, getAdmin]);
assert.equal(called, true);
assert.equal(`0x${out.slice(-40)}`, sender);
print('getAdmin by STATICCALL', 'succeeds');
assert.equal((await read<Tried>(probe, 'tryStatic', [ADMIN, setAdmin]))[0], false);
print('setAdmin by STATICCALL', 'fails');
assert.equal((await read<Tried>(probe, 'tryDelegate', [ADMIN, getAdmin]))[0], false);
print('getAdmin by DELEGATECALL', 'fails');
console.log('# #endregion internal');
