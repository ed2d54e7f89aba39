// Asks for each tracer of geth and prints what the node makes of it.
import { ask, espaceUrl } from './ask.ts';
import { Agent, Bank, deployInEspace, espace, takeFrom } from './wallets.ts';

const bank = await deployInEspace(Bank);
const agent = await deployInEspace(Agent);
const hash = await espace.wallet.sendTransaction({
  to: agent,
  data: takeFrom(bank, 0n),
  gas: 100_000n,
  ...espace.fees,
});
await espace.client.waitForTransactionReceipt({ hash });

const TRACERS: Record<string, unknown>[] = [
  {},
  { tracer: 'callTracer' },
  { tracer: 'prestateTracer' },
  { tracer: 'prestateTracer', tracerConfig: { diffMode: true } },
  { tracer: '4byteTracer' },
  { tracer: 'noopTracer' },
  { tracer: 'muxTracer', tracerConfig: { callTracer: {} } },
  { tracer: 'flatCallTracer' },
  { tracer: '{fault: function() {}, result: function() { return 1; }}' },
];

/** Short answers as they are, long ones by the names of their fields. */
function summary(result: Record<string, unknown>): string {
  const text = JSON.stringify(result);
  return text.length < 60 ? text : `fields ${Object.keys(result).join(', ')}`;
}

for (const options of TRACERS) {
  const answer = await ask<Record<string, unknown>>(
    espaceUrl,
    'debug_traceTransaction',
    hash,
    options,
  ).then(summary, (error: Error) => error.message);
  console.log(`${JSON.stringify(options)}\n  ${answer}`);
}
