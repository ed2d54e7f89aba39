// Sends 1 CFX through two contracts of eSpace and prints the tree of its calls.
import { formatEther, type Address, type Hex } from 'viem';
import { ask, espaceUrl } from './ask.ts';
import { deployClosed, deployDoor, deploySplitter, enter, espace } from './wallets.ts';

// #region tree
interface EspaceTrace {
  type: string;
  action: { from: Address; to?: Address; value?: Hex; callType?: string };
  result?: { address?: Address };
  error?: string;
  traceAddress: number[];
  subtraces: number;
  valid: boolean;
}

function print(traces: EspaceTrace[], nameOf: (address: Address | undefined) => string) {
  for (const { type, action, result, error, traceAddress, subtraces, valid } of traces) {
    const call = `${action.callType ?? type} ${nameOf(action.from)} > ${nameOf(action.to ?? result?.address)}`;
    const value = formatEther(BigInt(action.value ?? '0x0'));
    const state = `${valid ? 'valid' : 'undone'}${error ? `, ${error}` : ''}`;
    console.log(`  [${traceAddress}] ${call}, ${value} CFX, subtraces ${subtraces}, ${state}`);
  }
}
// #endregion tree

const door = await deployDoor.espace();
const splitter = await deploySplitter.espace();
const closed = await deployClosed.espace();
const friend: Address = '0x2222222222222222222222222222222222222222';
const names = new Map<string, string>([
  [espace.account.address.toLowerCase(), 'sender'],
  [door.toLowerCase(), 'door'],
  [splitter.toLowerCase(), 'splitter'],
  [closed.toLowerCase(), 'closed'],
  [friend, 'friend'],
]);

// #region send
const data = enter(splitter, friend, closed);
const hash = await espace.wallet.sendTransaction({
  to: door,
  value: 10n ** 18n,
  data,
  ...espace.fees,
});
await espace.client.waitForTransactionReceipt({ hash });
print(
  await ask<EspaceTrace[]>(espaceUrl, 'trace_transaction', hash),
  (address) => names.get(address?.toLowerCase() ?? '') ?? '',
);
// #endregion send
