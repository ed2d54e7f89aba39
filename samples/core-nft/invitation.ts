import { buyer, creator, deploy, fails } from './core.js';
import { proofFor, treeOf, type List } from './tree.js';

const list: List = [
  [creator.address, 1n],
  [buyer.address, 2n],
];
const tree = treeOf(list, creator.address.split(':')[0]!.toLowerCase());
const invitation = await deploy('Invitation', [tree.root]);
console.log(`${list.length} accounts, one hash: ${tree.root}`);

const entry = proofFor(tree, buyer.address);
if (!entry) throw new Error('not on the list');
const mint = () => invitation.send('mint', [entry.allowed, entry.proof], { from: buyer });
console.log(`first mint: ${(await mint()).locked} locked`);
console.log(`second mint: ${(await mint()).locked} locked`);
console.log(`tokens of the buyer: ${await invitation.read('balanceOf', [buyer.address])}`);
await fails('third mint', mint(), 'UsedUp');
