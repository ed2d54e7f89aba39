// Deploys a contract, calls it, sends to it, and decodes its data, events and errors.
import { conflux, expect, mark, sender } from './client.ts';
// #region compile
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const input = {
  language: 'Solidity',
  sources: { 'Tally.sol': { content: readFileSync('Tally.sol', 'utf8') } },
  settings: {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { abi, evm } = JSON.parse(solc.compile(JSON.stringify(input))).contracts['Tally.sol'].Tally;
const bytecode = `0x${evm.bytecode.object}`;
// #endregion compile

mark('region deploy');
// #region deploy
const factory = conflux.Contract({ abi, bytecode });
const deployed = await factory.constructor!().sendTransaction({ from: sender.address }).executed();
const tally = conflux.Contract({ abi, address: deployed.contractCreated });
console.log('contract', deployed.contractCreated.slice(0, 22));
// #endregion deploy
mark('endregion deploy');

mark('region call');
// #region call
console.log('count', await tally.count(sender.address));
console.log('add returns', await tally.add(7).call({ from: sender.address })); // only simulated
const receipt = await tally.add(7).sendTransaction({ from: sender.address }).executed();
console.log('count', await tally.count(sender.address));
// #endregion call
mark('endregion call');
expect((await tally.count(sender.address)) === 7n, 'add was executed once');

mark('region decode');
// #region decode
const added = tally.abi.decodeLog(receipt.logs[0]);
console.log(added.name, added.object.amount, added.object.total);
const sent = (await conflux.cfx.getTransactionByHash(receipt.transactionHash))!;
console.log(tally.abi.decodeData(sent.data).fullName, tally.abi.decodeData(sent.data).array);
// #endregion decode
mark('endregion decode');

mark('region logs');
// #region logs
const logs = await tally
  .Added(sender.address, null, null)
  .getLogs({ fromEpoch: receipt.epochNumber, toEpoch: 'latest_state' });
console.log(logs.length, 'event', logs[0].arguments.total);
const raw = await conflux.cfx.getLogs({
  address: tally.address,
  topics: [tally.Added.signature],
  fromEpoch: receipt.epochNumber,
  toEpoch: 'latest_state',
});
console.log(raw.length, 'raw log', raw[0]!.topics.length, 'topics');
// #endregion logs
mark('endregion logs');

mark('region estimate');
// #region estimate
const { gasLimit, storageCollateralized } = await tally
  .add(1)
  .estimateGasAndCollateral({ from: sender.address });
const limits = { gas: gasLimit + gasLimit / 10n, storageLimit: storageCollateralized }; // the estimate and a tenth
const { outcomeStatus } = await tally
  .add(1)
  .sendTransaction({ from: sender.address, ...limits })
  .executed();
console.log('outcomeStatus', outcomeStatus, ' storageLimit', limits.storageLimit);
// #endregion estimate
mark('endregion estimate');

mark('region revert');
// #region revert
try {
  await tally.add(101).call({ from: sender.address });
} catch (error) {
  const { code, message, data } = error as Error & { code: number; data: string };
  console.log(code, message, ' data is hex:', data.startsWith('0x'));
}

const failing = tally
  .add(101)
  .sendTransaction({ from: sender.address, gas: 100_000, storageLimit: 64 });
try {
  await failing.executed();
} catch (error) {
  console.log((error as Error).message.replace(/0x[0-9a-f]{64}/, '0x…'));
  const failed = (await conflux.cfx.getTransactionReceipt(await failing))!;
  console.log('gasUsed', failed.gasUsed, ' reason', failed.txExecErrorMsg);
}
// #endregion revert
mark('endregion revert');
