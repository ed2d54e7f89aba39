// The failures of the page's table that need contracts.
import { parseEther, type Address, type BaseError } from 'viem';
import { compiled } from './compile.js';
import { coreAccount, deployCore, hexOf } from './core.js';
import { espaceAccount, espaceContract } from './espace.js';

const ticket = await deployCore('Ticket');
const gate = await deployCore('Gate', [hexOf(ticket.address)]);
const { abi } = compiled('EspaceToken');
const counterpart = espaceContract(abi, (await gate.read('espaceToken')) as Address);

async function fails(what: string, call: Promise<unknown>): Promise<void> {
  const message = await call.then(
    () => undefined,
    (error: BaseError) => error.details || error.shortMessage || error.message,
  );
  if (!message) throw new Error(`${what}: worked`);
  console.log(`${what}:\n${message.split('\n').slice(0, 3).join('\n')}`);
}
await fails(
  'toEspace without approve',
  gate.send('toEspace', [espaceAccount.address, parseEther('1')]),
);
await ticket.send('approve', [hexOf(gate.address), parseEther('1')]);
await gate.send('toEspace', [espaceAccount.address, parseEther('1')]);
await fails(
  'lock for an address of eSpace',
  counterpart.send('lock', [espaceAccount.address, parseEther('1')]),
);
await counterpart.send('lock', [hexOf(coreAccount.address), parseEther('1')]);
await fails(
  'toCore of more than is locked',
  gate.send('toCore', [espaceAccount.address, parseEther('2')]),
);
await fails(
  'unlock of more than is locked',
  counterpart.send('unlock', [hexOf(coreAccount.address), parseEther('2')]),
);
