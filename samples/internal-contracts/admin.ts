// Who is the admin of a new contract, and which calls of setAdmin have an effect.
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import {
  ADMIN_CONTROL,
  adminControlAbi,
  administer,
  alice,
  ask,
  bob,
  check,
  core,
  deploy,
  execute,
  internal,
  logsOf,
  row,
  toBase32,
  toHex,
  ZERO,
} from './client.js';

const deployer = toHex(alice.address);
const caller = toHex(bob.address);
const undeployed: Hex = `0x8${'1'.repeat(39)}`;

/** The admin as AdminControl reports it. */
async function adminOf(target: Hex): Promise<string> {
  const data = encodeFunctionData({
    abi: adminControlAbi,
    functionName: 'getAdmin',
    args: [target],
  });
  const { data: output } = await core.call({ to: toBase32(ADMIN_CONTROL), data });
  const admin = decodeFunctionResult({
    abi: adminControlAbi,
    functionName: 'getAdmin',
    data: output as Hex,
  }).toLowerCase();
  return { [deployer]: 'deployer', [caller]: 'caller', [ZERO]: 'none' }[admin] ?? admin;
}

console.log('# #region creation');
/** Somebody else calls a contract that creates one. */
async function made(
  name: string,
  at: Hex,
  functionName: string,
  args: unknown[] = [],
): Promise<Hex> {
  const { receipt, events } = await execute(name, at, functionName, args, { from: bob });
  check(events.length > 0, `${functionName} succeeds: ${receipt.txExecErrorMsg}`);
  return events.at(-1)!.child as Hex;
}
const vault = await deploy('Vault');
row('deployed by a transaction', await adminOf(vault), 'deployer');
const factory = await deploy('Factory');
row('made by a factory, CREATE', await adminOf(await made('Factory', factory, 'make')), 'caller');
row(
  'made by a factory, CREATE2',
  await adminOf(await made('Factory', factory, 'makeAtSalt', [`0x${'51'.repeat(32)}`])),
  'caller',
);
row(
  'made by a factory of a factory',
  await adminOf(await made('FactoryOfFactories', await deploy('FactoryOfFactories'), 'make')),
  'caller',
);
row(
  'clone (minimal proxy)',
  await adminOf(await made('Cloner', await deploy('Cloner'), 'make', [vault])),
  'caller',
);
row('its constructor sets its admin to zero', await adminOf(await deploy('NoAdmin')), 'none');
row(
  'its constructor sets its admin to an account',
  await adminOf(await deploy('OtherAdmin', [caller])),
  'deployer',
);
row(
  'the factory sets the admin of a child to zero',
  await adminOf(await made('Factory', factory, 'makeAndClear')),
  'caller',
);
row(
  'a clone sets its admin to zero when initialized',
  await adminOf(await made('Cloner', await deploy('Cloner'), 'makeAndClear', [vault])),
  'caller',
);
row('a user account', await adminOf(deployer), 'none');
row('an internal contract', await adminOf(internal('1')), 'none');
row('an unused contract address', await adminOf(undeployed), 'none');
console.log('# #endregion creation');
const { result } = await ask<string | null>('cfx_getAdmin', toBase32(undeployed));
check(result === null, 'cfx_getAdmin returns null for an unused address');

console.log('# #region set-admin');
/** Sends setAdmin, which always succeeds, and prints the admin afterwards. */
async function setAdmin(
  label: string,
  target: Hex,
  newAdmin: Hex,
  expected: string,
  from = alice,
): Promise<void> {
  const receipt = await administer('setAdmin', [target, newAdmin], from);
  row(
    label,
    `${receipt.outcomeStatus}, admin: ${await adminOf(target)}`,
    `success, admin: ${expected}`,
  );
  check(logsOf(receipt).length === 0, 'setAdmin emits no event');
}
await setAdmin('a stranger appoints itself', vault, caller, 'deployer', bob);
await setAdmin('the admin appoints the contract itself', vault, vault, 'deployer');
await setAdmin('the admin appoints another contract', vault, factory, 'deployer');
await setAdmin('the admin appoints an address with 0x5', vault, `0x5${'1'.repeat(39)}`, 'deployer');
await setAdmin('for an unused contract address', undeployed, deployer, 'none');
await setAdmin('for a user account', deployer, caller, 'none');
const { receipt } = await execute('Vault', vault, 'setOwnAdmin', [ZERO]);
row(
  'the contract itself appoints nobody',
  `${receipt.outcomeStatus}, admin: ${await adminOf(vault)}`,
  'success, admin: deployer',
);
await setAdmin('the admin appoints another account', vault, caller, 'caller');
await setAdmin('the former admin takes it back', vault, deployer, 'caller');
await setAdmin('the admin appoints nobody (zero address)', vault, ZERO, 'none', bob);
await setAdmin('the former admin appoints itself', vault, caller, 'none', bob);
await setAdmin('the deployer appoints itself', vault, deployer, 'none');
console.log('# #endregion set-admin');
