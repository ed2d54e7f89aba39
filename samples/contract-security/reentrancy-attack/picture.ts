// Prints what the page draws: what each bank holds and has recorded for its attacker after each step, in CFX.
import { formatEther } from 'viem';
import { Lab, cfx, type Contract } from '../engine/lab.ts';
import { VARIANTS, type Variant } from '../engine/topics.ts';

const inCfx = (amount: bigint): number => Number(formatEther(amount));

async function statesOf(lab: Lab, witness: Contract): Promise<number[][]> {
  const states: number[][] = [];
  for (let index = 0n; index < (await lab.read(witness, 'count')); index++)
    states.push((await lab.read<bigint[]>(witness, 'states', [index])).map(inCfx));
  return states;
}

async function watch(variant: Variant): Promise<object> {
  const lab = new Lab('reentrancy-attack', variant);
  const [alice, mallory] = [await lab.actor('alice'), await lab.actor('mallory')];
  const bank = await lab.deploy('Bank');
  await lab.send(alice, bank, 'deposit', [], cfx('10'));
  const before = inCfx(await lab.balance(bank));
  const witness = await lab.deploy('Witness', { from: mallory, args: [bank.address, true] });
  await lab.attempt('attack', mallory, witness, 'attack', [], cfx('1'));
  const after = { bank: await lab.balance(bank), thief: await lab.balance(witness) };
  // An attack that reverts leaves no notes, so here the attacker takes its payment and doesn't come back.
  const honest =
    lab.errors.length > 0 &&
    (await lab.deploy('Witness', { from: mallory, args: [bank.address, false] }));
  if (honest) await lab.send(mallory, honest, 'attack', [], cfx('1'));
  return {
    before,
    states: await statesOf(lab, honest || witness),
    error: lab.errors[0] ?? null,
    bankAfter: inCfx(after.bank),
    thiefAfter: inCfx(after.thief),
  };
}

const [vulnerable, fixed] = [await watch(VARIANTS[0]), await watch(VARIANTS[1])];
console.log(JSON.stringify({ vulnerable, fixed }, null, 2));
