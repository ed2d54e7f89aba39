// A contract of Core Space that acts in eSpace: its own mapped address is the caller.
import { parseEther } from 'viem';
import {
  check,
  core,
  deployCore,
  deployEspace,
  espace,
  mapped,
  send,
  sendEspace,
  sender,
} from './client.ts';

const witness = await deployEspace('Witness');
const vault = await deployCore('Vault');
const call = (functionName: string, args: unknown[] = []) =>
  send({ to: vault.address, data: vault.encode(functionName, args) });
const balance = () => core.getBalance({ address: vault.address });

await call('callEspace', [witness.address, witness.encode('keep')]);
const seen = (functionName: string) =>
  espace.readContract({
    address: witness.address,
    abi: witness.abi,
    functionName,
  }) as Promise<string>;
const names = {
  [mapped(vault.address)]: 'mapped address of the contract',
  [mapped(sender.address)]: 'mapped address of the sender',
};
console.log(`msg.sender: ${names[await seen('lastSender')]}`);
console.log(`tx.origin:  ${names[await seen('lastOrigin')]}`);
check((await seen('lastSender')) === mapped(vault.address), 'the contract is the caller');
check(
  (await seen('lastOrigin')) === mapped(sender.address),
  'the sender of the transaction is the origin',
);

await send({ to: vault.address, value: parseEther('3') });
const to = '0x00000000000000000000000000000000000b0b00';
const { outcomeStatus, gasUsed } = await call('toEspace', [to, parseEther('1')]);
check((await espace.getBalance({ address: to })) === parseEther('1'), 'the receiver has 1 CFX');
console.log(`toEspace: ${outcomeStatus}, gas used ${gasUsed}`);
await sendEspace({ to: mapped(vault.address), value: parseEther('1') });
await call('fromEspace');
check((await balance()) === parseEther('3'), 'the contract has the CFX back');
console.log('fromEspace: the contract has 3 CFX again');
