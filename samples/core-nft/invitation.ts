import { buyer, deploy, fails } from './core.js';
import { list, tree } from './tree.js';

const invitation = await deploy('Invitation', [tree.root]);
console.log(`${list.length} accounts, one hash: ${tree.root}`);

const [, allowed] = list[1]!; // the buyer's entry
const mint = () => invitation.send('mint', [allowed, tree.getProof(1)], { from: buyer });
console.log(`first mint: ${(await mint()).locked} locked`);
console.log(`second mint: ${(await mint()).locked} locked`);
console.log(`tokens of the buyer: ${await invitation.read('balanceOf', [buyer.address])}`);
await fails('third mint', mint(), 'UsedUp');
