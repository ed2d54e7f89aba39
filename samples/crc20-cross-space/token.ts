import { formatEther } from 'viem';
import { coreAccount, deployCore } from './core.js';

export const ticket = await deployCore('Ticket');
const balance = (await ticket.read('balanceOf', [coreAccount.address])) as bigint;
console.log(`token in Core Space: ${ticket.address}`);
console.log(`your balance: ${formatEther(balance)} ${await ticket.read('symbol')}`);
