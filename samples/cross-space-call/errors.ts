// Provokes the errors of CrossSpaceCall, and catches some of them in a contract.
import { BaseError } from 'viem';
import {
  check,
  core,
  cross,
  CROSS_SPACE,
  deployCore,
  deployEspace,
  espace,
  events,
  hexOf,
  send,
} from './client.ts';

const witness = await deployEspace('Witness');
const calling = (name: string) => [witness.address, witness.encode(name)];
const gas = 1_000_000n;

const show = async (label: string, sent: ReturnType<typeof send>) => {
  const { outcomeStatus, txExecErrorMsg, gasUsed, logs } = await sent;
  check(outcomeStatus === 'failed' && logs.length === 0, `${label} fails without an event`);
  console.log(`${label}\n  ${txExecErrorMsg!.replace(/, $/, '')}, gas used ${gasUsed}`);
};
console.log('gas limit 1,000,000');
await show(
  'eSpace: revert("Not today")',
  cross('callEVM', calling('complain'), { gas, value: 7n }),
);
await show('eSpace: custom error', cross('callEVM', calling('refuse'), { gas, value: 7n }));
await show('eSpace: invalid opcode', cross('callEVM', calling('waste'), { gas }));
await show(
  'eSpace: too little gas, limit 500,000',
  cross('callEVM', calling('keep'), { gas: gas / 2n }),
);
await show('withdrawFromMapped of too much', cross('withdrawFromMapped', [10n ** 26n], { gas }));
await show('withdrawFromMapped with CFX', cross('withdrawFromMapped', [0n], { gas, value: 1n }));
await show('CFX without data', send({ to: CROSS_SPACE, value: 1n, gas }));
await show('unknown function', send({ to: CROSS_SPACE, data: '0x12345678', gas }));
check((await espace.getBalance({ address: witness.address })) === 0n, 'no CFX is left in eSpace');

try {
  await cross('callEVM', calling('complain'));
} catch (error) {
  const { details } = error as BaseError;
  console.log(`estimate: ${details.replace(/at NET\S+/i, 'at …')}`);
}

console.log('try/catch in a contract');
const careful = await deployCore('Careful');
for (const name of ['complain', 'refuse', 'waste', 'look']) {
  const { logs, gasUsed, outcomeStatus } = await send({
    to: careful.address,
    data: careful.encode('tryCall', calling(name)),
    value: 9n,
    gas,
  });
  check(outcomeStatus === 'success', 'the contract goes on');
  const own = logs.filter(
    ({ address }) => hexOf(address).toLowerCase() === hexOf(careful.address).toLowerCase(),
  );
  const names = events(logs.filter((log) => !own.includes(log))).map(({ eventName }) => eventName);
  const { success, data } = events(own, careful.abi)[0]!.args as { success: boolean; data: string };
  console.log(
    `  ${name.padEnd(9)} success ${success}, ${(data.length - 2) / 2} bytes, events of CrossSpaceCall: ${names.join(', ') || 'none'}, gas used ${gasUsed}`,
  );
}
for (const [limit, expected] of [
  [900_000n, 'success'],
  [700_000n, 'failed'],
] as const) {
  const { outcomeStatus } = await send({
    to: careful.address,
    data: careful.encode('tryCall', calling('waste')),
    value: 9n,
    gas: limit,
  });
  check(outcomeStatus === expected, `waste with a limit of ${limit}`);
  console.log(`  waste with a gas limit of ${limit.toLocaleString('en-US')}: ${outcomeStatus}`);
}
check((await core.getBalance({ address: careful.address })) === 0n, 'the contract keeps nothing');
check(
  (await espace.getBalance({ address: witness.address })) === 9n,
  'only the call that succeeded paid',
);

const wrong = await deployCore('Wrong');
for (const name of ['withStaticcall', 'withDelegatecall']) {
  const { logs } = await send({ to: wrong.address, data: wrong.encode(name), gas });
  const { success } = events(logs, wrong.abi)[0]!.args;
  check(!success, `${name} fails`);
  console.log(`${name}: rejected`);
}

const { outcomeStatus } = await cross('callEVM', [
  '0x2222222222222222222222222222222222222222',
  '0x12345678',
]);
console.log(`callEVM of an address without code: ${outcomeStatus}`);
