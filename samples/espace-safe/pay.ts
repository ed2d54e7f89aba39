// Deploys the contracts of Safe, pays from a 2-of-3 Safe, and tries what must be refused.
import {
  getCompatibilityFallbackHandlerDeployment,
  getProxyFactoryDeployment,
  getSafeL2SingletonDeployment,
} from '@safe-global/safe-deployments';
import {
  concat,
  encodeFunctionData,
  formatEther,
  keccak256,
  pad,
  parseEther,
  zeroAddress,
  type AccessList,
  type Address,
  type BaseError,
  type Hex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { chain, client, FEES, receiptOf, walletOf } from './chain.ts';
import {
  addressOf,
  artifact,
  createSafe,
  execute,
  hashesOf,
  join,
  SAFE,
  sign,
  type Payment,
} from './safe.ts';

function expect(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`Not so: ${claim}`);
}
const row = (name: string, text: string) => console.log(`${name.padEnd(44)}${text}`);
const wallet = walletOf(
  (process.env.ESPACE_KEY ??
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex,
);

console.log('# #region deploy');
async function deploy(path: string): Promise<Address> {
  const { bytecode, deployedBytecode } = artifact(path);
  const gas = await client.estimateGas({ account: wallet.account, data: bytecode });
  const { contractAddress, gasUsed } = await receiptOf(
    await wallet.sendTransaction({ data: bytecode, gas, ...FEES }),
  );
  expect(
    (await client.getCode({ address: contractAddress! })) === deployedBytecode,
    'the code is that of the package',
  );
  row(
    path.split('/').at(-1)!,
    `${(deployedBytecode.length / 2 - 1).toLocaleString('en-US')} bytes, ${gasUsed.toLocaleString('en-US')} gas`,
  );
  return contractAddress!;
}
const contracts = {
  singleton: await deploy('SafeL2.sol/SafeL2'),
  factory: await deploy('proxies/SafeProxyFactory.sol/SafeProxyFactory'),
  handler: await deploy('handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler'),
};
// #region code
const published = {
  singleton: getSafeL2SingletonDeployment({ version: '1.4.1', network: '1030' }),
  factory: getProxyFactoryDeployment({ version: '1.4.1', network: '1030' }),
  handler: getCompatibilityFallbackHandlerDeployment({ version: '1.4.1', network: '1030' }),
};
for (const name of ['singleton', 'factory', 'handler'] as const) {
  const code = await client.getCode({ address: contracts[name] }); // on eSpace: published[name].networkAddresses['1030']
  expect(
    keccak256(code!) === published[name]!.deployments['canonical']!.codeHash,
    `${name} has the code that Safe publishes`,
  );
}
// #endregion code
row('their hashes', 'those that Safe publishes for v1.4.1');
const owners = [1, 2, 3].map(() => privateKeyToAccount(generatePrivateKey()));
const addresses = owners.map(({ address }) => address);
const { address: safe, gasUsed } = await createSafe(wallet, contracts, addresses, 2n, 0n);
row('a new Safe, 2 of 3', `${gasUsed.toLocaleString('en-US')} gas`);
console.log('# #endregion deploy');

console.log('# #region address');
const is = (address: Address) => (address === safe ? 'the address of the Safe' : 'another address');
row('the three owners of the first day', is(addressOf(contracts, addresses, 2n, 0n)));
row(
  'one of them replaced',
  is(addressOf(contracts, [addresses[0]!, addresses[1]!, wallet.account.address], 2n, 0n)),
);
row(
  'another implementation',
  is(addressOf({ ...contracts, singleton: contracts.handler }, addresses, 2n, 0n)),
);
expect(
  addressOf(contracts, addresses, 2n, 0n) === safe,
  'the address follows from the first owners',
);
console.log('# #endregion address');

// #region before-funding
const read = { address: safe, abi: SAFE } as const;
const found = await client.readContract({ ...read, functionName: 'getOwners' });
const [modules] = await client.readContract({
  ...read,
  functionName: 'getModulesPaginated',
  args: ['0x0000000000000000000000000000000000000001', 10n],
});
expect(
  BigInt((await client.getStorageAt({ address: safe, slot: '0x0' }))!) ===
    BigInt(contracts.singleton),
  'the implementation is the one that you checked',
);
expect(
  found.length === 3 && addresses.every((address) => found.includes(address)),
  'these are the owners',
);
expect(
  (await client.readContract({ ...read, functionName: 'getThreshold' })) === 2n,
  'two signatures are needed',
);
expect(modules.length === 0, 'the list of modules is empty');
// A setup with a delegatecall can write modules and owners that no list shows. The address proves that there was none.
expect(addressOf(contracts, addresses, 2n, 0n) === safe, 'the factory made it with this setup');
expect(
  (await client.readContract({ ...read, functionName: 'nonce' })) === 0n,
  'it has executed nothing since',
);
// #endregion before-funding

console.log('# #region receive');
const deposit = { to: safe, value: parseEther('10') };
for (const gas of [21_000n, await client.estimateGas({ account: wallet.account, ...deposit })]) {
  const { status, gasUsed: used } = await receiptOf(
    await wallet.sendTransaction({ ...deposit, gas, ...FEES }),
  );
  row(
    `10 CFX to the Safe, gas limit ${gas.toLocaleString('en-US')}`,
    `${status}, ${used.toLocaleString('en-US')} gas`,
  );
  expect((status === 'success') === gas > 21_000n, 'a Safe runs code when it receives CFX');
}
// A contract that passes on what it gets with 2,300 gas, as Solidity's transfer does.
const payer = await receiptOf(
  await wallet.sendTransaction({
    data: '0x60118060095f395ff35f5f5f5f345f355ff1600f575f5ffd5b00',
    gas: 200_000n,
    ...FEES,
  }),
);
const pass = (to: Address, accessList: AccessList = []) =>
  wallet
    .sendTransaction({
      to: payer.contractAddress!,
      data: pad(to),
      value: 1n,
      gas: 200_000n,
      accessList,
      ...FEES,
    })
    .then(receiptOf);
row('a contract pays an account with 2,300 gas', (await pass(wallet.account.address)).status);
const { status } = await pass(safe);
row('a contract pays the Safe with 2,300 gas', status);
// An access list makes the two addresses and the slot cheap, so 2,300 gas can be enough.
const warm = await pass(safe, [
  { address: safe, storageKeys: [pad('0x0')] },
  { address: contracts.singleton, storageKeys: [] },
]);
row('the same, with an access list', warm.status);
console.log('# #endregion receive');
expect(
  (await client.getBalance({ address: safe })) ===
    parseEther('10') +
      [status, warm.status].reduce((sum, one) => sum + (one === 'success' ? 1n : 0n), 0n),
  'the Safe has what arrived',
);

const friend = privateKeyToAccount(generatePrivateKey()).address;
const nonce = () => client.readContract({ ...read, functionName: 'nonce' });

console.log('# #region pay');
// #region pay
const payment: Payment = { to: friend, value: parseEther('1'), nonce: await nonce() };
const signatures = [
  await sign(owners[0]!, safe, chain.id, payment),
  await sign(owners[2]!, safe, chain.id, payment),
];
const joined = await join(safe, chain.id, payment, signatures);
const receipt = await execute(wallet, safe, payment, joined);
// #endregion pay
const { hash, domain, message } = hashesOf(safe, chain.id, payment);
const onChain = await client.readContract({
  ...read,
  functionName: 'getTransactionHash',
  args: [payment.to, payment.value, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, payment.nonce],
});
expect(
  hash === onChain && hash === keccak256(concat(['0x1901', domain, message])),
  'the hash is that of the contract, and of its two parts',
);
row('its hash, computed offline and by the Safe', 'equal');
row(
  'paid, with two signatures',
  `${formatEther(await client.getBalance({ address: friend }))} CFX, ${receipt.gasUsed.toLocaleString('en-US')} gas`,
);
expect((await nonce()) === 1n, 'the nonce of the Safe went up');
console.log('# #endregion pay');

console.log('# #region refused');
const next: Payment = { ...payment, nonce: await nonce() };
const by = (index: number, from: Address, id: number, what: Payment) =>
  sign(owners[index]!, from, id, what);
const ordered = (what: Payment, id = chain.id, from = safe) =>
  Promise.all([by(0, from, id, what), by(2, from, id, what)]).then((list) =>
    join(from, id, what, list),
  );
const good = await ordered(next);
const stranger = privateKeyToAccount(generatePrivateKey());
const attempts: [string, Payment, Hex][] = [
  ['one signature', next, await by(0, safe, chain.id, next)],
  [
    'the same owner twice',
    next,
    (await by(0, safe, chain.id, next).then((one) => `${one}${one.slice(2)}`)) as Hex,
  ],
  ['two signatures in the wrong order', next, `0x${good.slice(132)}${good.slice(2, 132)}`],
  [
    'an owner and a stranger',
    next,
    await join(safe, chain.id, next, [
      await by(0, safe, chain.id, next),
      await sign(stranger, safe, chain.id, next),
    ]),
  ],
  ['the payment above, sent again', payment, joined],
  ['signed for chain 1', next, await ordered(next, 1)],
  ['signed for another Safe', next, await ordered(next, chain.id, contracts.factory)],
  ['another value than signed', { ...next, value: parseEther('2') }, good],
  ['delegatecall instead of call', { ...next, operation: 1 }, good],
  [
    'more than the Safe has',
    { ...next, value: parseEther('100') },
    await ordered({ ...next, value: parseEther('100') }),
  ],
];
for (const [name, what, bytes] of attempts) {
  const refusal = await execute(wallet, safe, what, bytes).then(
    () => undefined,
    (error: BaseError) => /GS\d+/.exec(error.message)?.[0] ?? error.message,
  );
  expect(refusal !== undefined, `${name} is refused`);
  row(name, refusal!);
}
expect(
  (await client.getBalance({ address: safe })) / parseEther('1') === 9n,
  'nothing more was paid',
);
console.log('# #endregion refused');

console.log('# #region nonce');
// With safeTxGas, the Safe wants more gas than it uses, which an estimate doesn't see.
const silent: Payment = {
  ...payment,
  value: parseEther('100'),
  safeTxGas: 50_000n,
  nonce: await nonce(),
};
const signed = await ordered(silent);
const tight = await execute(wallet, safe, silent, signed).catch((error: Error) => error);
if (!(tight instanceof Error)) throw new Error('the estimate is enough now');
const sent = await client.getTransaction({ hash: tight.cause as Hex });
const reason = await client
  .call({ account: wallet.account, to: safe, data: sent.input, gas: sent.gas })
  .then(
    () => 'none',
    (error: Error) => /GS\d+/.exec(error.message)?.[0] ?? error.message,
  );
row('safeTxGas 50,000, gas as estimated', `${tight.message}: ${reason}`);
// With enough gas, a payment that fails uses up its nonce. The receipt is a success.
const failure = await execute(wallet, safe, silent, signed, 100_000n).catch(
  (error: Error) => error,
);
row('with more gas, but too little CFX', failure instanceof Error ? failure.message : 'paid');
expect(
  failure instanceof Error &&
    failure.message.startsWith('receipt success') &&
    (await nonce()) === silent.nonce + 1n,
  'the nonce is used',
);
// Two payments with one nonce: the second is void.
const old: Payment = { ...payment, nonce: await nonce() };
const oldSignatures = await ordered(old);
const cancel: Payment = { to: safe, value: 0n, nonce: old.nonce };
await execute(wallet, safe, cancel, await ordered(cancel));
const late = await execute(wallet, safe, old, oldSignatures).then(
  () => 'paid',
  (error: Error) => /GS\d+/.exec(error.message)?.[0] ?? error.message,
);
row('a signed payment after 0 CFX with its nonce', late);
expect(
  late === 'GS026' && (await client.getBalance({ address: safe })) / parseEther('1') === 9n,
  'the old payment is void',
);
console.log('# #endregion nonce');

console.log('# #region lost');
// Signed once, a module needs no signature of an owner any more.
const thief = walletOf(generatePrivateKey());
await receiptOf(
  await wallet.sendTransaction({
    to: thief.account.address,
    value: parseEther('1'),
    gas: 21_000n,
    ...FEES,
  }),
);
const enable: Payment = {
  to: safe,
  value: 0n,
  data: encodeFunctionData({
    abi: SAFE,
    functionName: 'enableModule',
    args: [thief.account.address],
  }),
  nonce: await nonce(),
};
await execute(wallet, safe, enable, await ordered(enable));
const steal = {
  ...read,
  functionName: 'execTransactionFromModule',
  args: [thief.account.address, parseEther('4'), '0x', 0],
} as const;
expect(
  (await receiptOf(await thief.writeContract({ ...steal, gas: 200_000n, ...FEES }))).status ===
    'success',
  'a module takes CFX alone',
);
row(
  'a module, after two owners enabled it',
  `took 4 CFX without a signature; ${(await client.getBalance({ address: safe })) / parseEther('1')} CFX left`,
);

// A Safe that somebody else made. Its setup ran code that enables a module without entering it in the list.
const hide = await receiptOf(
  await wallet.sendTransaction({
    data: '0x6007600c60003960076000f35f356001905500',
    gas: 200_000n,
    ...FEES,
  }),
);
const slot = keccak256(concat([pad(thief.account.address), pad('0x1')]));
const { address: trap } = await createSafe(wallet, contracts, addresses, 2n, 0n, {
  to: hide.contractAddress!,
  data: slot,
});
const prize = { to: trap, value: parseEther('1') };
await receiptOf(
  await wallet.sendTransaction({
    ...prize,
    gas: await client.estimateGas({ account: wallet.account, ...prize }),
    ...FEES,
  }),
);
const [listed] = await client.readContract({
  ...read,
  address: trap,
  functionName: 'getModulesPaginated',
  args: ['0x0000000000000000000000000000000000000001', 10n],
});
const ofTrap = await client.readContract({ ...read, address: trap, functionName: 'getOwners' });
expect(listed.length === 0 && ofTrap.join() === found.join(), 'the lists show nothing');
await receiptOf(
  await thief.writeContract({
    ...steal,
    address: trap,
    args: [thief.account.address, parseEther('1'), '0x', 0],
    gas: 200_000n,
    ...FEES,
  }),
);
expect((await client.getBalance({ address: trap })) === 0n, 'the hidden module takes the CFX');
expect(addressOf(contracts, addresses, 2n, 0n) !== trap, 'the address gives it away');
row(
  'a hidden module, from a setup with `to`',
  'took all; owners, threshold and list of modules looked right',
);

// A delegatecall runs foreign code as the Safe. This code overwrites slot 0, the implementation.
const evil = await receiptOf(
  await wallet.sendTransaction({
    data: '0x6005600c60003960056000f3335f55005b',
    gas: 200_000n,
    ...FEES,
  }),
);
const change: Payment = {
  to: evil.contractAddress!,
  value: 0n,
  operation: 1,
  nonce: await nonce(),
};
await execute(wallet, safe, change, await ordered(change));
const implementation = BigInt((await client.getStorageAt({ address: safe, slot: '0x0' }))!);
expect(
  implementation !== BigInt(contracts.singleton),
  'the delegatecall replaced the implementation',
);
row(
  'a delegatecall, signed by two owners',
  implementation === BigInt(wallet.account.address)
    ? "the sender's account is the implementation now"
    : 'the implementation changed',
);
const owned = await client.call({
  to: safe,
  data: encodeFunctionData({ abi: SAFE, functionName: 'getOwners' }),
});
expect(owned.data === undefined, 'no function of the Safe works any more');
row('the Safe after that', 'none of its functions works');
console.log('# #endregion lost');
