// Compares what each side pays, lets a paymaster pay, and tries what must be refused. Run deploy.ts first.
import {
  BaseError,
  concat,
  ContractFunctionRevertedError,
  encodeDeployData,
  encodeFunctionData,
  formatEther,
  numberToHex,
  parseEther,
  type Address,
  type Hex,
} from 'viem';
import { toPackedUserOperation } from 'viem/account-abstraction';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { bundler, client, FEES, receiptOf, walletOf } from './chain.ts';
import { compile } from './compile.ts';
import { accountOf, creationOf, entryPoint } from './contracts.ts';
import { ACCOUNT, deposit, handleOps, pay, send, sign, type Op } from './op.ts';

function expect(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`Not so: ${claim}`);
}
const n = (value: bigint | number) => value.toLocaleString('en-US');
const cfx = (value: bigint) => `${Number(formatEther(value)).toFixed(6)} CFX`;
const row = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(46) + cells.map((cell) => cell.padStart(14)).join(''));
const fund = (to: Address, value: string, data?: Hex) =>
  bundler.sendTransaction({ to, value: parseEther(value), data, ...FEES }).then(receiptOf);
async function deploy(data: Hex) {
  const gas = ((await client.estimateGas({ account: bundler.account, data })) * 11n) / 10n;
  const { contractAddress, gasUsed } = await receiptOf(
    await bundler.sendTransaction({ data, gas, ...FEES }),
  );
  return { address: contractAddress!, gasUsed };
}

const estimateOf = (op: Op, from: Address) =>
  client.estimateContractGas({ ...handleOps(op, from), account: from });

/** Why the EntryPoint refuses the operation; undefined if it accepts. */
async function refusal(op: Op, from: Address, gas?: bigint): Promise<string | undefined> {
  try {
    await client.simulateContract({ ...handleOps(op, from), account: from, gas });
    return undefined;
  } catch (error) {
    const cause =
      error instanceof BaseError &&
      error.walk((one) => one instanceof ContractFunctionRevertedError);
    if (!(cause instanceof ContractFunctionRevertedError) || !cause.data) throw error;
    return String(cause.data.args?.[1]);
  }
}

const owner = privateKeyToAccount(generatePrivateKey());
const friend = privateKeyToAccount(generatePrivateKey()).address;

const account = await accountOf(owner.address); // known before it exists
await fund(account, '10');
const first = await sign(
  owner,
  await pay(account, friend, parseEther('1'), creationOf(owner.address)),
);
const created = await send(bundler, first);

const balance = (address: Address) => client.getBalance({ address });
expect(
  created.success && (await balance(friend)) === parseEther('1'),
  'the account was made and has paid',
);
expect(
  parseEther('9') - (await balance(account)) === (await deposit(account)) + created.actualGasCost,
  'the account paid the gas, and the rest of the advance is its deposit',
);
console.log('# #region plain');
row('gas used', 'transaction', 'EntryPoint');
row('account created, 1 CFX paid', n(created.receipt.gasUsed), n(created.actualGasUsed));
const second = await send(bundler, await sign(owner, await pay(account, friend, parseEther('1'))));
row('1 CFX paid', n(second.receipt.gasUsed), n(second.actualGasUsed));
const plain = await fund(friend, '1');
row('1 CFX paid without a smart account', n(plain.gasUsed));
console.log('# #endregion plain');

console.log('# #region hidden');
// What the transaction uses and the EntryPoint doesn't measure.
const hidden = (one: typeof second) => one.receipt.gasUsed - (one.actualGasUsed - 60_000n);
row('preVerificationGas that covers the first', n(hidden(created)));
row('preVerificationGas that covers the second', n(hidden(second)));
console.log('# #endregion hidden');

// Enough for all operations below, so that none of them has to send an advance.
await receiptOf(
  await bundler.writeContract({
    ...entryPoint,
    functionName: 'depositTo',
    args: [account],
    value: parseEther('2'),
    ...FEES,
  }),
);
console.log('# #region limits');
row('in gas', 'gas limit', 'bundler pays', 'gets back', 'difference');
const signed = async (changes: Partial<Op> = {}) =>
  sign(owner, await pay(account, friend, parseEther('0.01'), changes));
async function compare(name: string, op: Op, gas?: bigint): Promise<bigint> {
  const one = await send(bundler, op, gas);
  expect(one.success !== name.includes('reverts'), name);
  const [pays, gets] = [one.cost / one.price, one.actualGasCost / one.price];
  row(name, n(one.gas), n(pays), n(gets), n(gets - pays));
  return gets - pays;
}
const who = bundler.account.address;
const sum = ({ preVerificationGas, verificationGasLimit, callGasLimit }: Op) =>
  preVerificationGas + verificationGasLimit + callGasLimit;
const usual = await signed();
const byEstimate = await compare(
  'estimate and a tenth: reverts',
  usual,
  ((await estimateOf(usual, who)) * 11n) / 10n,
);
await compare('sum of the limits of the operation', usual, sum(usual));
const bySearch = await compare('smallest limit', await signed());
const tight = await compare(
  'smallest limit, callGasLimit 35,000',
  await signed({ callGasLimit: 35_000n }),
);
const long = await pay(account, friend, 0n, { callGasLimit: 60_000n });
const data = encodeFunctionData({
  abi: ACCOUNT,
  functionName: 'execute',
  args: [friend, 0n, `0x${'ff'.repeat(4000)}`],
});
const byLong = await compare(
  'smallest limit, callData of 4,000 bytes',
  await sign(owner, { ...long, callData: data }),
);
const byMillion = await compare('a fixed limit', await signed(), 1_000_000n);
const byTen = await compare('a fixed limit', await signed(), 10_000_000n);
const wide = { callGasLimit: 2_000_000n };
const byWide = await compare('smallest limit, callGasLimit 2,000,000', await signed(wide));
const fair = await compare(
  'the same, preVerificationGas raised',
  await signed({ ...wide, preVerificationGas: 65_000n - byWide }),
);
expect(
  byEstimate < 0n &&
    bySearch < 0n &&
    tight >= 0n &&
    byLong < bySearch &&
    byMillion < bySearch &&
    byTen < byMillion &&
    byWide < 0n &&
    fair >= 0n,
  'high limits cost the bundler',
);
console.log('# #endregion limits');

const stranger = privateKeyToAccount(generatePrivateKey());
const refused = async (name: string, op: Op, reason: string, gas?: bigint) => {
  const why = await refusal(op, who, gas);
  row(name, why ?? 'accepted');
  expect(why?.startsWith(reason) ?? false, name);
};
console.log('# #region refused');
const draft = await pay(account, friend, parseEther('1'));
await refused('the first operation, sent again', first, 'AA10');
await refused(
  'its payment, without the creation',
  { ...first, factory: undefined, factoryData: undefined },
  'AA25',
);
await refused('signed by a stranger', await sign(stranger, draft), 'AA24');
await refused('signed for chain 1', await sign(owner, draft, 1), 'AA24');
await refused(
  'a higher callGasLimit than signed',
  { ...(await sign(owner, draft)), callGasLimit: 5_000_000n },
  'AA24',
);
await refused(
  'another receiver than signed',
  {
    ...(await sign(owner, draft)),
    callData: (await pay(account, stranger.address, parseEther('1'))).callData,
  },
  'AA24',
);
await refused(
  'verificationGasLimit too low',
  await sign(owner, { ...draft, verificationGasLimit: 20_000n }),
  'AA26',
);
await refused(
  'gas that the account cannot pay',
  await sign(owner, { ...draft, callGasLimit: 1_000_000_000n }),
  'AA21',
);
const enough = await sign(owner, draft);
await refused(
  'gas limit: estimate and a tenth',
  enough,
  'AA95',
  ((await estimateOf(enough, who)) * 11n) / 10n,
);
console.log('# #endregion refused');

console.log('# #region copied');
// Two bundlers send the same operation. The second one was estimated before the first was executed.
const twice = await signed();
const request = {
  ...entryPoint,
  functionName: 'handleOps',
  args: [[toPackedUserOperation(twice)], bundler.account.address],
  gas: 200_000n,
  ...FEES,
} as const;
const hashes = [await bundler.writeContract(request)];
hashes.push(
  await bundler.writeContract({
    ...request,
    nonce: await client.getTransactionCount({
      address: bundler.account.address,
      blockTag: 'pending',
    }),
  }),
);
for (const [index, hash] of hashes.entries()) {
  const receipt = await receiptOf(hash);
  row(
    index ? 'the same, again' : 'an operation, gas limit 200,000',
    receipt.status,
    cfx(BigInt((receipt as unknown as { gasFee: Hex }).gasFee)),
  );
  expect((receipt.status === 'success') === (index === 0), 'only the first one is paid for');
}
const failing = await send(
  bundler,
  await sign(owner, await pay(account, friend, parseEther('1000'))),
  300_000n,
);
row(
  'a payment of more than the account has',
  failing.success ? 'success' : 'failed',
  cfx(failing.actualGasCost),
);
expect(
  !failing.success && failing.receipt.status === 'success' && failing.actualGasCost > 0n,
  'the account pays for an operation that fails',
);
console.log('# #endregion copied');

console.log('# #region paymaster');
const signer = privateKeyToAccount(generatePrivateKey());
const made = async (name: string, args: unknown[]) => {
  const contract = compile('contracts/Paymasters.sol', name);
  const { address } = await deploy(encodeDeployData({ ...contract, args }));
  await receiptOf(
    await bundler.writeContract({
      ...entryPoint,
      functionName: 'depositTo',
      args: [address],
      value: parseEther('2'),
      ...FEES,
    }),
  );
  return { address, abi: contract.abi };
};
const sponsor = await made('SignedPaymaster', [entryPoint.address, signer.address]);
const soon = async (seconds = 600n) => (await client.getBlock()).timestamp + seconds;
// #region voucher
async function sponsored(op: Op, expiry: bigint, by = signer): Promise<Op> {
  const filled: Op = {
    ...op,
    paymaster: sponsor.address,
    paymasterVerificationGasLimit: 60_000n,
    paymasterPostOpGasLimit: 0n,
    paymasterData: concat([numberToHex(expiry, { size: 6 }), `0x${'00'.repeat(65)}`]),
  };
  const raw = (await client.readContract({
    ...sponsor,
    functionName: 'hashToSign',
    args: [toPackedUserOperation(filled)],
  })) as Hex;
  const signature = await by.signMessage({ message: { raw } });
  return { ...filled, paymasterData: concat([numberToHex(expiry, { size: 6 }), signature]) };
}
// The service signs first, then the owner of the account.
const poor = privateKeyToAccount(generatePrivateKey());
const poorAccount = await accountOf(poor.address);
const creating = await pay(poorAccount, friend, 0n, {
  ...creationOf(poor.address),
});
const free = await send(bundler, await sign(poor, await sponsored(creating, await soon())));
// #endregion voucher
expect(free.success && (await balance(poorAccount)) === 0n, 'an account without CFX was made');
expect(
  parseEther('2') - (await deposit(sponsor.address)) === free.actualGasCost,
  'the paymaster paid for it',
);
row('an account without CFX: gas used', n(free.receipt.gasUsed));
row('the paymaster pays the bundler', cfx(free.actualGasCost));
row('the bundler pays', cfx(free.cost));
const next = await pay(poorAccount, friend, 0n);
const good = await sponsored(next, await soon());
const checks: [string, Op, string][] = [
  ['no signature of the service', await sponsored(next, await soon(), stranger), 'AA34'],
  ['expired', await sponsored(next, await soon(-600n)), 'AA32'],
  ['no expiry', await sponsored(next, 0n), 'AA33'],
  ['a higher preVerificationGas than signed', { ...good, preVerificationGas: 9_000_000n }, 'AA34'],
  ['a higher callGasLimit than signed', { ...good, callGasLimit: 9_000_000n }, 'AA34'],
  ['another callData than signed', { ...good, callData: '0x' }, 'AA34'],
  [
    'a later expiry than signed',
    {
      ...good,
      paymasterData: concat([
        numberToHex((await soon()) + 9999n, { size: 6 }),
        `0x${good.paymasterData!.slice(14)}`,
      ]),
    },
    'AA34',
  ],
  [
    'the signature for another account',
    {
      ...(await pay(account, friend, 0n)),
      paymaster: good.paymaster,
      paymasterData: good.paymasterData,
      paymasterVerificationGasLimit: 60_000n,
      paymasterPostOpGasLimit: 0n,
    },
    'AA34',
  ],
];
for (const [name, op, reason] of checks)
  await refused(name, await sign(op.sender === account ? owner : poor, op), reason);
const theft = await client
  .simulateContract({
    ...sponsor,
    functionName: 'withdraw',
    args: [stranger.address, 1n],
    account: stranger.address,
  })
  .catch((error: Error) => error);
expect(
  theft instanceof Error && theft.message.includes('not the owner'),
  'a stranger cannot withdraw',
);
row('a stranger withdraws', 'refused');
const before = await deposit(sponsor.address);
const broke = await send(
  bundler,
  await sign(poor, await sponsored(await pay(poorAccount, friend, 1n), await soon())),
);
row('a payment without CFX: the paymaster pays', cfx(broke.actualGasCost));
expect(
  !broke.success &&
    before - (await deposit(sponsor.address)) === broke.actualGasCost &&
    broke.actualGasCost > 0n,
  'the paymaster pays for a failed operation',
);
console.log('# #endregion paymaster');

console.log('# #region drained');
const open = await made('OpenPaymaster', [entryPoint.address]);
const thief = walletOf(privateKeyToAccount(generatePrivateKey()));
await fund(thief.account.address, '0.1');
// Its own account, its own operation, and it is the bundler too. It asks for all that is there.
const preVerificationGas = parseEther('2') / FEES.maxFeePerGas - 700_000n;
const greedy = await pay(await accountOf(thief.account.address), friend, 0n, {
  ...creationOf(thief.account.address),
  preVerificationGas,
  maxPriorityFeePerGas: FEES.maxFeePerGas,
  paymaster: open.address,
  paymasterVerificationGasLimit: 60_000n,
  paymasterPostOpGasLimit: 0n,
});
const wealth = await balance(thief.account.address);
await send(thief, await sign(thief.account, greedy));
row('deposit of the open paymaster', cfx(parseEther('2')));
row('left', cfx(await deposit(open.address)));
row('the attacker gained, after fees', cfx((await balance(thief.account.address)) - wealth));
expect(
  (await balance(thief.account.address)) - wealth > parseEther('1.9'),
  'the deposit was drained',
);
console.log('# #endregion drained');

console.log('# #region trace');
const call = {
  from: who,
  to: entryPoint.address,
  gas: numberToHex(1_000_000),
  gasPrice: numberToHex(FEES.maxFeePerGas),
  data: encodeFunctionData({
    ...entryPoint,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(await signed())], who],
  }),
};
interface Frame {
  calls?: Frame[];
}
const count = ({ calls = [] }: Frame): number =>
  calls.reduce((total, one) => total + count(one), 1);
async function trace(tracer?: string): Promise<string> {
  try {
    const result = (await client.request({
      method: 'debug_traceCall',
      params: [call, 'latest', { tracer }],
    } as never)) as Frame & { structLogs?: unknown[] };
    if (result.structLogs) return `${n(result.structLogs.length)} steps`;
    return result.calls ? `${n(count(result))} calls` : JSON.stringify(result);
  } catch (error) {
    return (error as { details: string }).details.split(': ').at(-1)!;
  }
}
row('no tracer', await trace());
row('callTracer', await trace('callTracer'));
row('erc7562Tracer', await trace('erc7562Tracer'));
row('a tracer in JavaScript', await trace('{ step() {}, fault() {}, result() { return 1 } }'));
expect(
  (await trace('erc7562Tracer')) === 'trace generation failed',
  'the node has no tracer for ERC-7562',
);
const bundlerMethod = await client
  .request({ method: 'eth_supportedEntryPoints', params: [] } as never)
  .catch((error: { code: number }) => error.code);
row('eth_supportedEntryPoints', String(bundlerMethod));
expect(bundlerMethod === -32601, 'the node is no bundler');
console.log('# #endregion trace');
