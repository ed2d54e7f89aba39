import {
  decodeErrorResult,
  encodeFunctionData,
  formatEther,
  parseEther,
  type Address,
  type BaseError,
  type Hex,
} from 'viem';
import { compiled } from './compile.js';
import { base32, core, coreAccount, deployCore, hexOf } from './core.js';
import { espaceAccount, espaceContract } from './espace.js';

const ticket = await deployCore('Ticket');
const gate = await deployCore('Gate', [hexOf(ticket.address)]);
const { abi } = compiled('EspaceToken');
const counterpart = espaceContract(abi, (await gate.read('espaceToken')) as Address);
await ticket.send('approve', [hexOf(gate.address), parseEther('100')]);
await gate.send('toEspace', [espaceAccount.address, parseEther('100')]);
await counterpart.send('lock', [hexOf(coreAccount.address), parseEther('50')]);

/** The attack must fail for the reason that the page gives. */
async function refused(what: string, attack: Promise<unknown>, reason: RegExp): Promise<void> {
  const message = await attack.then(
    () => undefined,
    (error: Error) => error.message.match(reason)?.[0] ?? `other reason: ${error.message}`,
  );
  if (!message || message.startsWith('other reason'))
    throw new Error(`${what}: ${message ?? 'worked'}`);
  console.log(`${what}: ${message}`);
}
/** Makes a call without sending it, and throws the error that a contract on the way reverted with. */
async function tried(
  from: Address,
  contract: { address: typeof gate.address },
  name: string,
  functionName: string,
  args: unknown[],
): Promise<void> {
  const call = encodeFunctionData({ abi: compiled(name).abi, functionName, args });
  try {
    await core.call({ account: base32(from), to: contract.address, data: call } as never);
  } catch (error) {
    const { data } = ((error as BaseError).walk(
      (cause) => typeof (cause as { data?: unknown }).data === 'string',
    ) ?? {}) as { data?: Hex };
    if (!data) throw error;
    const { errorName, args: values = [] } = decodeErrorResult({
      abi: compiled('Gate').abi,
      data,
    }) as { errorName: string; args?: unknown[] };
    throw new Error(`${errorName}(${values.join()})`);
  }
}
const data = (functionName: string, args: unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args });

await refused(
  'mint from eSpace',
  counterpart.send('mint', [espaceAccount.address, 1n]),
  /Only the gate/,
);
const falseGate = await deployCore('FalseGate');
await refused(
  'mint from another contract of Core Space',
  falseGate.send('call', [counterpart.address, data('mint', [espaceAccount.address, 1n])]),
  /Only the gate/,
);
await refused(
  'claim more than is locked',
  tried(hexOf(coreAccount.address), gate, 'Gate', 'toCore', [
    espaceAccount.address,
    parseEther('51'),
  ]),
  /Panic\(17\)/,
);
const other = '0x1111111111111111111111111111111111111111';
await refused(
  'claim what is locked for another account',
  tried(other, gate, 'Gate', 'toCore', [espaceAccount.address, 1n]),
  /Panic\(17\)/,
);
await refused(
  'lock for an address of eSpace',
  counterpart.send('lock', ['0x2222222222222222222222222222222222222222', 1n]),
  /Not a Core Space account/,
);

// A token that takes a fee: what is minted is what arrived.
const fee = await deployCore('FeeToken');
const feeGate = await deployCore('Gate', [hexOf(fee.address)]);
const feeCounterpart = espaceContract(abi, (await feeGate.read('espaceToken')) as Address);
await fee.send('approve', [hexOf(feeGate.address), parseEther('10')]);
await feeGate.send('toEspace', [espaceAccount.address, parseEther('10')]);
const minted = (await feeCounterpart.read('totalSupply')) as bigint;
if (minted !== parseEther('9') || minted !== (await fee.read('balanceOf', [feeGate.address])))
  throw new Error(`minted ${minted}`);
console.log(`a token with a fee of a tenth: 10 sent, ${formatEther(minted)} minted, as many held`);

// A token with a hook: the thief enters again while the first transfer runs.
const hook = await deployCore('HookToken');
const hookGate = await deployCore('Gate', [hexOf(hook.address)]);
const thief = await deployCore('Thief', [hexOf(hookGate.address)]);
await hook.send('transfer', [hexOf(thief.address), parseEther('5')]);
await refused(
  'enter toEspace twice',
  tried(hexOf(coreAccount.address), thief, 'Thief', 'steal', [espaceAccount.address]),
  /ReentrancyGuardReentrantCall\(\)/,
);

// attack.sh made OpenGate, the same contract without the guard. There the attack works.
const openGate = await deployCore('OpenGate', [hexOf(hook.address)]);
const openCounterpart = espaceContract(abi, (await openGate.read('espaceToken')) as Address);
const luckyThief = await deployCore('Thief', [hexOf(openGate.address)]);
await hook.send('transfer', [hexOf(luckyThief.address), parseEther('5')]);
await luckyThief.send('steal', [espaceAccount.address]);
const taken = (await hook.read('balanceOf', [openGate.address])) as bigint;
const issued = (await openCounterpart.read('totalSupply')) as bigint;
if (issued <= taken) throw new Error(`${issued} minted for ${taken}`);
console.log(
  `the same without nonReentrant: ${formatEther(taken)} held, ${formatEther(issued)} in eSpace`,
);

// What the gate doesn't protect from. A transfer straight to the gate mints nothing, and no one can claim it.
await ticket.send('transfer', [hexOf(gate.address), parseEther('1')]);
const held = (await ticket.read('balanceOf', [gate.address])) as bigint;
const supply = (await counterpart.read('totalSupply')) as bigint;
if (held !== supply + parseEther('1')) throw new Error(`${held} held for ${supply}`);
console.log(
  `1 sent straight to the gate: ${formatEther(held)} held, ${formatEther(supply)} in eSpace`,
);

// A token that charges the sender on top: each payment costs the gate more than was burned.
const surcharge = await deployCore('SurchargeToken');
const poorGate = await deployCore('Gate', [hexOf(surcharge.address)]);
const poorCounterpart = espaceContract(abi, (await poorGate.read('espaceToken')) as Address);
await surcharge.send('approve', [hexOf(poorGate.address), parseEther('10')]);
await poorGate.send('toEspace', [espaceAccount.address, parseEther('10')]);
await poorCounterpart.send('lock', [hexOf(coreAccount.address), parseEther('5')]);
await poorGate.send('toCore', [espaceAccount.address, parseEther('5')]);
const left = (await surcharge.read('balanceOf', [poorGate.address])) as bigint;
const owed = (await poorCounterpart.read('totalSupply')) as bigint;
if (left >= owed) throw new Error(`${left} held for ${owed}`);
console.log(
  `a token that charges the sender on top: ${formatEther(left)} held, ${formatEther(owed)} in eSpace`,
);
