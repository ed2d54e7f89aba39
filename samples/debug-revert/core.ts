// Sends a transaction of Core Space that fails, then reads the reason out of its traces.
import { base32AddressToHex } from 'cive/utils';
import { hexToString, type Hex } from 'viem';
import { ask, coreUrl } from './ask.ts';
import { Agent, Bank, core, deployInCore, explain, takeFrom } from './wallets.ts';

const bank = await deployInCore(Bank);
const agent = await deployInCore(Agent);
const hexOf = (address: string) => base32AddressToHex({ address: address as never });
const nameOf = (address: string) =>
  ({ [hexOf(bank)]: 'bank', [hexOf(agent)]: 'agent' })[hexOf(address)] ?? 'sender';

// #region trace
interface Trace {
  type: string;
  action: { from: string; to: string; outcome?: string; returnData?: Hex; gasLeft?: Hex };
}

/** Results close calls from the inside, so the first result that failed is where it began. */
function failures(traces: Trace[]): { at: string; outcome: string; returnData: Hex }[] {
  const open: string[] = [];
  return traces.flatMap(({ type, action }) => {
    if (type === 'call') open.push(action.to);
    if (type !== 'call_result') return [];
    const at = open.pop() ?? '';
    const { outcome = '', returnData = '0x' } = action;
    return outcome === 'success' ? [] : [{ at, outcome, returnData }];
  });
}
// #endregion trace

// #region send
const data = takeFrom(base32AddressToHex({ address: bank }), 5n);
const hash = await core.wallet.sendTransaction({
  to: agent,
  data,
  gas: 100_000n,
  storageLimit: 0n,
  ...core.fees,
});
const receipt = await core.client.waitForTransactionReceipt({ hash });
const traces = await ask<Trace[]>(coreUrl, 'trace_transaction', hash);
// A revert returns what the contract said, any other failure its name as text.
const reasonOf = (outcome: string, data: Hex) =>
  outcome === 'fail' ? hexToString(data) : explain(data);
// #endregion send
console.log(`receipt: ${receipt.outcomeStatus}, ${receipt.txExecErrorMsg}`);
for (const { at, outcome, returnData } of failures(traces))
  console.log(`  ${nameOf(at)} ${outcome}: ${reasonOf(outcome, returnData)}`);

const short = await core.wallet.sendTransaction({
  to: agent,
  data,
  gas: 25_000n,
  storageLimit: 0n,
  ...core.fees,
});
const shortReceipt = await core.client.waitForTransactionReceipt({ hash: short });
console.log(
  `with a gas limit of 25,000: ${shortReceipt.outcomeStatus}, ${shortReceipt.txExecErrorMsg}`,
);
for (const { at, outcome, returnData } of failures(
  await ask<Trace[]>(coreUrl, 'trace_transaction', short),
)) {
  console.log(`  ${nameOf(at)} ${outcome}: ${reasonOf(outcome, returnData)}`);
}
