import { formatEther, parseEther, type Address } from 'viem';
import { compiled } from './compile.js';
import { coreAccount, deployCore, hexOf } from './core.js';
import { espaceAccount, espaceContract } from './espace.js';
import { ticket } from './token.js'; // deploys the token again, as the first program did

const gate = await deployCore('Gate', [hexOf(ticket.address)]);
const counterpart = espaceContract(
  compiled('EspaceToken').abi,
  (await gate.read('espaceToken')) as Address,
);
console.log(`${await counterpart.read('symbol')} in eSpace: ${counterpart.address}`);

async function balances(when: string): Promise<void> {
  const inCore = (await ticket.read('balanceOf', [coreAccount.address])) as bigint;
  const held = (await ticket.read('balanceOf', [gate.address])) as bigint;
  const inEspace = (await counterpart.read('balanceOf', [espaceAccount.address])) as bigint;
  const supply = (await counterpart.read('totalSupply')) as bigint;
  console.log(`${when}: ${formatEther(inCore)} in Core Space, ${formatEther(inEspace)} in eSpace`);
  if (held !== supply) throw new Error(`the gate holds ${held}, but ${supply} circulate in eSpace`);
}
await balances('before');

// In Core Space: move 300 out.
await ticket.send('approve', [hexOf(gate.address), parseEther('300')]);
await gate.send('toEspace', [espaceAccount.address, parseEther('300')]);
await balances('after toEspace');

// In eSpace: set 100 aside for the Core Space account.
await counterpart.send('lock', [hexOf(coreAccount.address), parseEther('100')]);
await balances('after lock');
// In Core Space: claim 60 of them.
await gate.send('toCore', [espaceAccount.address, parseEther('60')]);
await balances('after toCore');
// In eSpace: take the rest back.
await counterpart.send('unlock', [hexOf(coreAccount.address), parseEther('40')]);
await balances('after unlock');
