import { buyer, creator, deploy, fails } from './core.js';

const [NAIL, HAMMER, BLUEPRINT, UNKNOWN] = [1n, 2n, 3n, 4n];
const to = creator.address;
const toolbox = await deploy('Toolbox', ['ipfs://YOUR-FOLDER/{id}.json']);
await fails(
  '50 hammers at most, 30 and 30 in one list',
  toolbox.send('mint', [to, [HAMMER, HAMMER], [30n, 30n]]),
  'TooMany',
);
await fails('two blueprints', toolbox.send('mint', [to, [BLUEPRINT], [2n]]), 'TooMany');
await fails('a kind without a cap', toolbox.send('mint', [to, [UNKNOWN], [1n]]), 'TooMany');

await fails(
  'mint by the buyer',
  toolbox.send('mint', [buyer.address, [NAIL], [1n]], { from: buyer }),
  'OwnableUnauthorizedAccount',
);

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
await fails(
  "the buyer moves the creator's nail",
  toolbox.send('safeTransferFrom', [to, buyer.address, NAIL, 1n, '0x'], { from: buyer }),
  'ERC1155MissingApprovalForAll',
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
