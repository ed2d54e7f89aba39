import { EventLog, type ContractTransactionResponse } from 'ethers';
import { cfx, fees, paid, provider, wallet } from './espace.ts';
import { add, count, tally } from './tally.ts';

// #region call
console.log('count', await count(wallet.address), 'limit', await tally.getFunction('LIMIT')());

const estimate = await add.estimateGas(3);
const tx = (await add(3, { ...(await fees()), gasLimit: estimate })) as ContractTransactionResponse;
const receipt = (await tx.wait())!;
console.log('estimate', estimate, 'used', receipt.gasUsed, 'paid', cfx(await paid(receipt)));
console.log('count', await count(wallet.address));
// #endregion call

// #region events
const newest = await provider.getBlockNumber();
const logs = await tally.queryFilter(
  tally.filters.Added!(wallet.address),
  Math.max(0, newest - 900),
  newest,
);
for (const log of logs)
  if (log instanceof EventLog) console.log('Added', log.args.amount, 'total', log.args.total);
// #endregion events
