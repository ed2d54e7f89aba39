// Calls every function of the table with the same values, and throws if two results differ.
import * as ethers from 'ethers';
import * as viem from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { Web3 } from 'web3';
import { abi } from './tally.ts';

const { utils, eth } = new Web3(process.env.ESPACE_RPC);
const node = viem.createPublicClient({ transport: viem.http(process.env.ESPACE_RPC) });
const provider = new ethers.JsonRpcProvider(process.env.ESPACE_RPC, 1235, { staticNetwork: true });
const key = process.env.ESPACE_KEY_2 as `0x${string}`;
const account = privateKeyToAccount(key);
const wallet = new ethers.Wallet(key);
const address = account.address;
const fields = {
  to: address,
  value: 1n,
  nonce: 0,
  chainId: 1235,
  gas: 21_000n,
  maxFeePerGas: 41_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
} as const;
const { gas, ...shared } = fields;
const words = viem.encodeAbiParameters([{ type: 'uint256' }, { type: 'bool' }], [7n, true]);
const contract = new eth.Contract(abi);
const tally = new ethers.Interface(abi);
const signed3 = eth.accounts.sign('hello', key).signature;

type Name = [name: string, call: () => unknown];
const rows: [Name, Name, Name][] = [
  [
    ['utils.toWei(x, "ether")', () => BigInt(utils.toWei('1.5', 'ether'))],
    ['parseEther(x)', () => viem.parseEther('1.5')],
    ['parseEther(x)', () => ethers.parseEther('1.5')],
  ],
  [
    ['utils.fromWei(n, "gwei")', () => utils.fromWei(1_500_000_000n, 'gwei')],
    ['formatGwei(n)', () => viem.formatGwei(1_500_000_000n)],
    ['formatUnits(n, "gwei")', () => ethers.formatUnits(1_500_000_000n, 'gwei')],
  ],
  [
    ['utils.toChecksumAddress(a)', () => utils.toChecksumAddress(address.toLowerCase())],
    ['getAddress(a)', () => viem.getAddress(address.toLowerCase())],
    ['getAddress(a)', () => ethers.getAddress(address.toLowerCase())],
  ],
  [
    ['utils.isAddress(a)', () => utils.isAddress(`${address}0`)],
    ['isAddress(a)', () => viem.isAddress(`${address}0`)],
    ['isAddress(a)', () => ethers.isAddress(`${address}0`)],
  ],
  [
    ['utils.numberToHex(n)', () => utils.numberToHex(1235)],
    ['numberToHex(n)', () => viem.numberToHex(1235)],
    ['toQuantity(n)', () => ethers.toQuantity(1235)],
  ],
  [
    ['utils.utf8ToHex(s)', () => utils.utf8ToHex('树图')],
    ['stringToHex(s)', () => viem.stringToHex('树图')],
    ['hexlify(toUtf8Bytes(s))', () => ethers.hexlify(ethers.toUtf8Bytes('树图'))],
  ],
  [
    ['utils.sha3(s)', () => utils.sha3('hello')],
    ['keccak256(toBytes(s))', () => viem.keccak256(viem.toBytes('hello'))],
    ['id(s)', () => ethers.id('hello')],
  ],
  [
    [
      'utils.soliditySha3(…)',
      () =>
        utils.soliditySha3({ type: 'address', value: address }, { type: 'uint256', value: '7' }),
    ],
    [
      'keccak256(encodePacked(…))',
      () => viem.keccak256(viem.encodePacked(['address', 'uint256'], [address, 7n])),
    ],
    [
      'solidityPackedKeccak256(…)',
      () => ethers.solidityPackedKeccak256(['address', 'uint256'], [address, 7n]),
    ],
  ],
  [
    [
      'eth.abi.encodeParameters(…)',
      () => eth.abi.encodeParameters(['uint256', 'bool'], [7n, true]),
    ],
    ['encodeAbiParameters(…)', () => words],
    [
      'AbiCoder…encode(…)',
      () => ethers.AbiCoder.defaultAbiCoder().encode(['uint256', 'bool'], [7n, true]),
    ],
  ],
  [
    ['eth.abi.decodeParameters(…)', () => eth.abi.decodeParameters(['uint256', 'bool'], words)[0]],
    [
      'decodeAbiParameters(…)',
      () => viem.decodeAbiParameters([{ type: 'uint256' }, { type: 'bool' }], words)[0],
    ],
    [
      'AbiCoder…decode(…)',
      () => ethers.AbiCoder.defaultAbiCoder().decode(['uint256', 'bool'], words)[0],
    ],
  ],
  [
    ['methods.add(3).encodeABI()', () => contract.methods.add(3).encodeABI()],
    [
      'encodeFunctionData({…})',
      () => viem.encodeFunctionData({ abi, functionName: 'add', args: [3n] }),
    ],
    ['…encodeFunctionData(…)', () => tally.encodeFunctionData('add', [3])],
  ],
  [
    ['accounts.create()', () => utils.isAddress(eth.accounts.create().address)],
    [
      'generatePrivateKey()',
      () => viem.isAddress(privateKeyToAccount(generatePrivateKey()).address),
    ],
    ['Wallet.createRandom()', () => ethers.isAddress(ethers.Wallet.createRandom().address)],
  ],
  [
    ['accounts.privateKeyToAccount', () => eth.accounts.privateKeyToAccount(key).address],
    ['privateKeyToAccount(key)', () => account.address],
    ['new Wallet(key)', () => wallet.address],
  ],
  [
    ['accounts.sign(s, key)', () => signed3],
    ['account.signMessage({…})', () => account.signMessage({ message: 'hello' })],
    ['wallet.signMessage(s)', () => wallet.signMessage('hello')],
  ],
  [
    ['accounts.recover(s, sig)', () => eth.accounts.recover('hello', signed3)],
    [
      'recoverMessageAddress({…})',
      () => viem.recoverMessageAddress({ message: 'hello', signature: signed3 as viem.Hex }),
    ],
    ['verifyMessage(s, sig)', () => ethers.verifyMessage('hello', signed3)],
  ],
  [
    [
      'account.signTransaction(tx)',
      async () =>
        (await eth.accounts.privateKeyToAccount(key).signTransaction(fields)).rawTransaction,
    ],
    ['account.signTransaction(tx)', () => account.signTransaction({ ...fields, type: 'eip1559' })],
    [
      'wallet.signTransaction(tx)',
      () => wallet.signTransaction({ ...shared, gasLimit: gas, type: 2 }),
    ],
  ],
  [
    ['eth.getTransactionCount(a)', async () => Number(await eth.getTransactionCount(address))],
    ['getTransactionCount({…})', () => node.getTransactionCount({ address })],
    ['getTransactionCount(a)', () => provider.getTransactionCount(address)],
  ],
  [
    ['eth.getStorageAt(a, 0)', async () => BigInt(await eth.getStorageAt(address, 0))],
    ['getStorageAt({…})', async () => BigInt((await node.getStorageAt({ address, slot: '0x0' }))!)],
    ['getStorage(a, 0)', async () => BigInt(await provider.getStorage(address, 0))],
  ],
  [
    ['eth.getCode(a)', async () => await eth.getCode(address)],
    ['getCode({…})', async () => (await node.getCode({ address })) ?? '0x'],
    ['getCode(a)', () => provider.getCode(address)],
  ],
];

console.log('web3.js'.padEnd(30), 'viem'.padEnd(28), 'ethers');
for (const [before, ...after] of rows) {
  const expected = await before[1]();
  for (const [name, call] of after) {
    const result = await call();
    if (result !== expected)
      throw new Error(`${name}: ${String(result)}, ${before[0]}: ${String(expected)}`);
  }
  console.log(before[0].padEnd(30), after[0]![0].padEnd(28), after[1]![0]);
}

// Values for which the functions of a row differ.
const attempt = (call: () => unknown) => {
  try {
    return call();
  } catch {
    return 'throws';
  }
};
const wrong = address.replace('C', 'c');
const digits = '0.0000000000000000019';
const differ: [string, unknown[], unknown[]][] = [
  [
    'wrong checksum',
    [
      utils.toChecksumAddress(wrong),
      viem.getAddress(wrong),
      attempt(() => ethers.getAddress(wrong)),
    ],
    [address, address, 'throws'],
  ],
  [
    'no 0x',
    [utils.isAddress, (text: string) => viem.isAddress(text), ethers.isAddress].map((is) =>
      is(address.slice(2)),
    ),
    [true, false, true],
  ],
  [
    'hex text, hash',
    [utils.sha3('0x1234'), viem.keccak256(viem.toBytes('0x1234')), ethers.id('0x1234')].map(
      (hash) => hash === ethers.keccak256('0x1234'),
    ),
    [true, true, false],
  ],
  [
    'hex text, signature',
    [
      await account.signMessage({ message: '0x1234' }),
      await wallet.signMessage('0x1234'),
      await account.signMessage({ message: { raw: '0x1234' } }),
    ].map((one) => one === eth.accounts.sign('0x1234', key).signature),
    [false, false, true],
  ],
  [
    'digit 19',
    [
      BigInt(utils.toWei(digits, 'ether')),
      viem.parseEther(digits),
      attempt(() => ethers.parseEther(digits)),
    ],
    [1n, 2n, 'throws'],
  ],
  [
    'whole number',
    [
      utils.fromWei(5_000_000_000n, 'gwei'),
      viem.formatGwei(5_000_000_000n),
      ethers.formatUnits(5_000_000_000n, 'gwei'),
    ],
    ['5', '5', '5.0'],
  ],
  [
    'no code',
    [await eth.getCode(address), await node.getCode({ address }), await provider.getCode(address)],
    ['0x', undefined, '0x'],
  ],
];
for (const [name, results, expected] of differ) {
  if (results.some((result, index) => result !== expected[index]))
    throw new Error(`No longer true: ${name}: ${results.join(', ')}`);
}
process.exit(0);
