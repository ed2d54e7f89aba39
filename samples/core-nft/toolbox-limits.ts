import { buyer, creator, deploy, fails } from './core.js';

const [NAIL, HAMMER, UNKNOWN] = [1n, 2n, 4n];
const to = creator.address;
const toolbox = await deploy('Toolbox', ['ipfs://YOUR-FOLDER/{id}.json']);
const inTwoParts = [to, [HAMMER, HAMMER], [30n, 30n]];

await fails(
  '50 hammers at most, 30 and 30 in one list',
  toolbox.send('mint', inTwoParts),
  'TooMany',
);
const weak = await deploy('ChecksFirst', ['ipfs://YOUR-FOLDER/{id}.json']);
await weak.send('mint', inTwoParts);
const hammers = await weak.read('totalSupply', [HAMMER]);
if (hammers !== 60n) throw new Error(`${hammers} hammers`);
console.log(`the same, checked before counting: ${hammers} hammers`);
await fails('a kind without a cap', toolbox.send('mint', [to, [UNKNOWN], [1n]]), 'TooMany');

await toolbox.send('mint', [to, [NAIL, HAMMER], [10n, 10n]]);
const contract = toolbox.address; // it has neither hook
await fails(
  'mint to a contract without the hooks',
  toolbox.send('mint', [contract, [NAIL], [1n]]),
  'ERC1155InvalidReceiver',
);
await fails(
  'send to it',
  toolbox.send('safeTransferFrom', [to, contract, NAIL, 1n, '0x']),
  'ERC1155InvalidReceiver',
);

await toolbox.send('setApprovalForAll', [buyer.address, true]);
for (const kind of [NAIL, HAMMER])
  await toolbox.send('safeTransferFrom', [to, buyer.address, kind, 10n, '0x'], { from: buyer });
const left = (await toolbox.read('balanceOfBatch', [
  [to, to],
  [NAIL, HAMMER],
])) as bigint[];
if (left.some((amount) => amount > 0n)) throw new Error(`${left} left`);
console.log(`nails and hammers left after one approval: ${left.join(', ')}`);
