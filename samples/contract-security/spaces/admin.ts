import assert from 'node:assert/strict';
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import {
  decodeErrorResult,
  encodeDeployData,
  encodeFunctionData,
  formatEther,
  keccak256,
  parseAbi,
  parseEther,
  parseEventLogs,
  toBytes,
  zeroAddress,
  zeroHash,
  type AbiParameter,
  type Address,
  type Hex,
} from 'viem';
import { askCore } from '../engine/chain.ts';
import { readCompiled, type Artifact } from '../engine/compiler.ts';
import { readTopics } from '../engine/topics.ts';
import { account, core, fees, networkId, receiptOf, stranger, wallet } from './core.ts';

type CoreAddress = typeof account.address;

/** Pages about eSpace alone, where contracts have no admin. A test of the portal compares this list with the pages. */
const ESPACE_ALONE = ['bad-randomness', 'bypass-contract-check', 'price-manipulation'];
/** Code that runs in a proxy: the money is at the proxy's address. */
const RUNS_IN_PROXY = 'access-control-exploit/Fixed.sol Vault';

const AMOUNT = parseEther('10');
const ADMIN_CONTROL = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000000',
  networkId,
});
const control = parseAbi(['function destroy(address target)']);
const compiled = readCompiled();

interface Subject extends Artifact {
  topic: string;
  file: string;
  name: string;
}

/** The contracts of a file that can hold CFX. */
function subjectsOf(topic: string, file: string): Subject[] {
  const contracts = Object.entries(compiled[`${topic}/${file}`]?.contracts ?? {});
  return contracts
    .filter(
      ([, { abi, bytecode }]) =>
        bytecode !== '0x' &&
        abi.some((entry) => 'stateMutability' in entry && entry.stateMutability === 'payable'),
    )
    .map(([name, artifact]) => ({ topic, file, name, ...artifact }))
    .filter(({ name }) => `${topic}/${file} ${name}` !== RUNS_IN_PROXY);
}

const someAddress = base32AddressToHex({ address: account.address });

function nameOf(admin: Address): string {
  if (admin === zeroAddress) return 'none';
  if (admin.toLowerCase() === someAddress.toLowerCase()) return 'the deployer';
  if (admin.toLowerCase() === base32AddressToHex({ address: stranger.address }).toLowerCase())
    return 'the caller';
  throw new Error(`Nobody expected the admin ${admin}.`);
}

/** Any valid value: what the constructor stores makes no difference to the admin. */
function valueOf({ type }: AbiParameter): unknown {
  if (type === 'address') return someAddress;
  if (type === 'uint256') return 1000n;
  if (type === 'bytes32') return zeroHash;
  throw new Error(`No value for ${type}.`);
}

async function create(
  { abi, bytecode }: Artifact,
  args: unknown[],
  value = 0n,
): Promise<CoreAddress> {
  const { contractCreated, outcomeStatus } = await receiptOf(
    await wallet.sendTransaction({
      ...fees,
      value,
      data: encodeDeployData({ abi, bytecode, args }),
    }),
  );
  if (outcomeStatus !== 'success' || !contractCreated)
    throw new Error('A contract was not created.');
  return contractCreated;
}

/** What a deployment reverts with. */
async function errorOf(data: Hex): Promise<string> {
  const { error } = await askCore('cfx_call', [{ from: account.address, data }]);
  const found = /0x[0-9a-f]{72}/.exec(error?.data ?? '');
  if (!found)
    throw new Error(`Expected an error with an address, got ${error?.message ?? 'none'}.`);
  const { errorName, args } = decodeErrorResult({
    abi: compiled['NoAdmin.sol']!.contracts.NoAdmin!.abi,
    data: found[0] as Hex,
  });
  return `${errorName}(${nameOf((args as [Address])[0])})`;
}

async function argumentsOf({ topic, name, abi }: Subject): Promise<unknown[]> {
  if (name !== 'Proxy')
    return (
      (
        abi.find(({ type }) => type === 'constructor') as { inputs: AbiParameter[] } | undefined
      )?.inputs.map(valueOf) ?? []
    );
  const logic = compiled[`${topic}/Fixed.sol`]!.contracts.Vault!;
  const data = encodeFunctionData({
    abi: logic.abi,
    functionName: 'initialize',
    args: [someAddress],
  });
  return [base32AddressToHex({ address: await create(logic, []) }), data];
}

/** Puts CFX into a contract, and takes what an account can take as its admin. */
async function destroyAsAdmin(
  address: CoreAddress,
  from = account,
): Promise<{ left: bigint; admin: string }> {
  const gift = compiled['mixed-accounting/Attack.sol']!.contracts.Gift!;
  await create(gift, [base32AddressToHex({ address })], AMOUNT);
  assert.equal(await core.getBalance({ address }), AMOUNT, `${address} holds the CFX`);
  const data: Hex = encodeFunctionData({
    abi: control,
    functionName: 'destroy',
    args: [base32AddressToHex({ address }) as Address],
  });
  await receiptOf(
    await wallet.sendTransaction({ ...fees, account: from, to: ADMIN_CONTROL, data }),
  );
  const admin = await core.getAdmin({ address });
  if (admin === null) throw new Error(`There is no contract at ${address}.`);
  return {
    left: await core.getBalance({ address }),
    admin: nameOf(base32AddressToHex({ address: admin })),
  };
}

async function report(subject: Subject, expected: bigint): Promise<void> {
  const { left, admin } = await destroyAsAdmin(await create(subject, await argumentsOf(subject)));
  console.log(
    `${`${subject.topic}/${subject.file}`.padEnd(46)} ${subject.name.padEnd(10)} admin: ${admin.padEnd(14)} ${formatEther(left)} CFX left`,
  );
  assert.equal(left, expected, `${subject.topic}/${subject.file} holds ${expected} after destroy`);
}

const topics = readTopics().filter((topic) => !ESPACE_ALONE.includes(topic));
console.log('# #region example');
const [lost] = subjectsOf('dos-attack', 'Vulnerable.sol');
const [kept] = subjectsOf('dos-attack', 'Fixed.sol');
await report(lost!, 0n);
await report(kept!, AMOUNT);
console.log('# #endregion example');
for (const topic of topics.filter((other) => other !== 'dos-attack')) {
  for (const subject of ['Fixed.sol', 'Proxy.sol'].flatMap((file) => subjectsOf(topic, file)))
    await report(subject, AMOUNT);
}

const {
  Factory: factory,
  Plain: plain,
  Cleared: cleared,
  Borrower: borrower,
} = compiled['spaces/Children.sol']!.contracts;
const maker = await create(factory!, []);
const salt = keccak256(toBytes('children'));

/** A stranger lets the factory make a contract, and tries to empty it. */
async function reportChild(
  label: string,
  functionName: string,
  args: unknown[],
  expected: { admin: string; left: bigint },
): Promise<void> {
  const { abi } = factory!;
  const data = encodeFunctionData({ abi, functionName, args });
  const receipt = await receiptOf(
    await wallet.sendTransaction({ ...fees, account: stranger, to: maker, data }),
  );
  assert.equal(receipt.outcomeStatus, 'success', label);
  const { logs } = receipt as { logs?: unknown }; // not in the types of cive
  const [made] = parseEventLogs({ abi, logs: logs as never }) as unknown as {
    args: { child: Address };
  }[];
  const { left, admin } = await destroyAsAdmin(
    hexAddressToBase32({ hexAddress: made!.args.child, networkId }),
    stranger,
  );
  console.log(`${label.padEnd(46)} admin: ${admin.padEnd(14)} ${formatEther(left)} CFX left`);
  assert.deepEqual({ admin, left }, expected, label);
}

console.log('# #region children');
const taken = { admin: 'the caller', left: 0n };
const safe = { admin: 'none', left: AMOUNT };
const plainTemplate = base32AddressToHex({ address: await create(plain!, []) });
const clearedTemplate = base32AddressToHex({ address: await create(cleared!, []) });
await reportChild('made by a factory, CREATE', 'create', [], taken);
await reportChild('made by a factory, CREATE2', 'create2', [salt], taken);
await reportChild('minimal clone', 'clone', [plainTemplate], taken);
await reportChild('minimal clone of a template with NoAdmin', 'clone', [clearedTemplate], taken);
await reportChild('with NoAdmin, CREATE', 'createCleared', [], safe);
await reportChild('with NoAdmin, CREATE2', 'create2Cleared', [salt], safe);

// Where AdminControl does nothing, NoAdmin notices: run by delegatecall, its constructor isn't that of a new contract.
const data = encodeDeployData({
  abi: borrower!.abi,
  bytecode: borrower!.bytecode,
  args: [cleared!.bytecode],
});
const refusal = await errorOf(data);
console.log(`${'NoAdmin run by delegatecall'.padEnd(46)} reverted: ${refusal}`);
assert.equal(
  refusal,
  'StillHasAdmin(the deployer)',
  'NoAdmin notices that the admin was not cleared',
);
console.log('# #endregion children');
