// What destroy moves and what stays, and who can take the CFX of a contract with it.
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import {
  administer,
  alice,
  ask,
  bob,
  CFX,
  check,
  core,
  deploy,
  execute,
  internal,
  logsOf,
  row,
  send,
  toBase32,
} from './client.js';

const balance = (target: Hex) => core.getBalance({ address: toBase32(target) });
const vault = await deploy('Vault', [], 5n * CFX);
const sponsorAbi = parseAbi([
  'function setSponsorForGas(address contractAddr, uint256 upperBound) payable',
  'function setSponsorForCollateral(address contractAddr) payable',
]);
const sponsor = (
  functionName: 'setSponsorForGas' | 'setSponsorForCollateral',
  args: unknown[],
  value: bigint,
) =>
  send({
    to: internal('1'),
    data: encodeFunctionData({ abi: sponsorAbi, functionName, args } as never),
    value,
    from: bob,
  });
await sponsor('setSponsorForGas', [vault, CFX / 1000n], 2n * CFX);
await sponsor('setSponsorForCollateral', [vault], 3n * CFX);
await execute('Vault', vault, 'visit');

/** Everything that the node reports about the contract, without its balance. */
async function state(): Promise<string> {
  const address = toBase32(vault);
  const answers = await Promise.all([
    ask('cfx_getCode', address),
    ask('cfx_getAdmin', address),
    ask('cfx_getSponsorInfo', address),
    ask('cfx_getStorageAt', address, '0x0'),
  ]);
  const { result } = await ask<{ collateralForStorage: Hex; codeHash: Hex }>(
    'cfx_getAccount',
    address,
  );
  return JSON.stringify([
    answers.map((answer) => answer.result),
    result.collateralForStorage,
    result.codeHash,
  ]);
}
const inCfx = (drip: bigint) => `${drip / CFX} CFX`;

console.log('# #region destroy');
const before = await state();
const stranger = await administer('destroy', [vault], bob);
row(
  'destroy by a stranger',
  `${stranger.outcomeStatus}, the contract has ${inCfx(await balance(vault))}`,
  'success, the contract has 5 CFX',
);

const adminBefore = await core.getBalance({ address: alice.address });
const destroyed = await administer('destroy', [vault]);
row(
  'destroy by the admin',
  `${destroyed.outcomeStatus}, the contract has ${inCfx(await balance(vault))}`,
  'success, the contract has 0 CFX',
);
row(
  'the admin received',
  inCfx((await core.getBalance({ address: alice.address })) - adminBefore + destroyed.gasFee),
  '5 CFX',
);
row(
  'code, storage, sponsors, collateral, admin',
  (await state()) === before ? 'unchanged' : 'changed',
  'unchanged',
);
row(
  'the contract is called again',
  (await execute('Vault', vault, 'visit')).receipt.outcomeStatus,
  'success',
);
row('gas used by the transaction', destroyed.gasUsed, 24_320n);
row('events', logsOf(destroyed).length, 0);
const { result: traces } = await ask<{ type: string }[]>(
  'trace_transaction',
  destroyed.transactionHash,
);
row(
  'traces',
  traces
    .map(({ type }) => type)
    .filter((type) => type === 'suicide')
    .join(),
  'suicide',
);

await send({ to: vault, value: CFX, from: bob });
await administer('destroy', [vault]);
row('new CFX, destroy again', inCfx(await balance(vault)), '0 CFX');
console.log('# #endregion destroy');

console.log('# #region child');
// #region child
const factory = await deploy('Factory');
const { events } = await execute('Factory', factory, 'make', [], { from: bob }); // a user calls the factory
const child = events[0].child as Hex;
await send({ to: child, value: 5n * CFX }); // somebody else pays into the new contract
await administer('destroy', [child], bob); // the user takes it
row('the child has', inCfx(await balance(child)), '0 CFX');
// #endregion child
console.log('# #endregion child');

console.log('# #region no-admin');
const noAdmin = await deploy('NoAdmin', [], CFX);
await administer('destroy', [noAdmin]);
row('a contract without admin, destroy by the deployer', inCfx(await balance(noAdmin)), '1 CFX');
check((await ask('cfx_getAdmin', toBase32(noAdmin))).result !== null, 'the contract exists');
console.log('# #endregion no-admin');
