// Sends a transaction of eSpace that fails, then finds the frame that failed first.
import type { Address, Hex } from 'viem';
import { ask, espaceUrl } from './ask.ts';
import { Agent, Bank, deployInEspace, espace, explain, takeFrom } from './wallets.ts';

const bank = await deployInEspace(Bank);
const agent = await deployInEspace(Agent);
const nameOf = (address: Address) =>
  ({ [bank.toLowerCase()]: 'bank', [agent.toLowerCase()]: 'agent' })[address.toLowerCase()] ??
  'sender';

// #region trace
interface Frame {
  type: string;
  from: Address;
  to: Address;
  gasUsed: Hex;
  error?: string;
  output?: Hex;
  calls?: Frame[];
}

const byCall = { tracer: 'callTracer' };

/** The innermost frames that failed: an outer one only passes on what it got, or hides it. */
function origins(frame: Frame): Frame[] {
  const inner = (frame.calls ?? []).flatMap(origins);
  return inner.length > 0 || !frame.error ? inner : [frame];
}

function print(frame: Frame, depth = 1): void {
  const end = frame.error ? `${frame.error}: ${explain(frame.output ?? '0x')}` : 'ok';
  console.log(
    `${'  '.repeat(depth)}${frame.type} ${nameOf(frame.from)} > ${nameOf(frame.to)}, ${end}`,
  );
  for (const call of frame.calls ?? []) print(call, depth + 1);
}
// #endregion trace

// #region after
const data = takeFrom(bank, 5n);
const hash = await espace.wallet.sendTransaction({
  to: agent,
  data,
  gas: 100_000n,
  ...espace.fees,
});
const { status } = await espace.client.waitForTransactionReceipt({ hash });
const tree = await ask<Frame>(espaceUrl, 'debug_traceTransaction', hash, byCall);
// #endregion after
console.log(`receipt: ${status}`);
print(tree);
for (const { to, output } of origins(tree))
  console.log(`first to fail: ${nameOf(to)}, ${explain(output ?? '0x')}`);

// #region before
const request = {
  from: espace.account.address,
  to: agent,
  data,
  gas: '0x186a0',
  gasPrice: '0x6fc23ac00',
};
const tried = await ask<Frame>(espaceUrl, 'debug_traceCall', request, 'latest', byCall);
// #endregion before
console.log('the same call, not sent');
print(tried);

const short = await espace.wallet.sendTransaction({
  to: agent,
  data,
  gas: 25_000n,
  ...espace.fees,
});
await espace.client.waitForTransactionReceipt({ hash: short });
console.log('with a gas limit of 25,000');
print(await ask<Frame>(espaceUrl, 'debug_traceTransaction', short, byCall));
