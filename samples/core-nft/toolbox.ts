import { buyer, creator, deploy } from './core.js';

const [NAIL, HAMMER, BLUEPRINT] = [1n, 2n, 3n];
const toolbox = await deploy('Toolbox', ['ipfs://YOUR-FOLDER/{id}.json']);
console.log(`deployed, ${toolbox.locked} locked`);

// #region mint
const all = await toolbox.send('mint', [
  creator.address,
  [NAIL, HAMMER, BLUEPRINT],
  [500n, 10n, 1n],
]);
console.log(`three kinds in one transaction: ${all.locked} locked`);
const more = await toolbox.send('mint', [creator.address, [NAIL], [500n]]);
console.log(`500 nails more: ${more.locked} locked`);
// #endregion mint

// #region transfer
const from = creator.address;
const to = buyer.address;
const sent = await toolbox.send('safeBatchTransferFrom', [
  from,
  to,
  [NAIL, HAMMER],
  [100n, 10n],
  '0x',
]);
console.log(`to a new owner: ${sent.locked} locked, ${sent.returned} returned`);
const owners = [from, from, to, to];
const balances = await toolbox.read('balanceOfBatch', [owners, [NAIL, HAMMER, NAIL, HAMMER]]);
console.log(`nails and hammers of both: ${(balances as bigint[]).join(', ')}`);
// #endregion transfer
