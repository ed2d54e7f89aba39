// Sends 1 CFX through a contract of Core Space, then reads from the traces where every drip went.
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import { formatEther, type Address, type Hex } from 'viem';
import { ask, coreUrl } from './ask.ts';
import { core, deployClosed, deploySplitter, split } from './wallets.ts';

// #region movements
interface Trace {
  type: string;
  valid: boolean;
  action: {
    from: string;
    to: string;
    value: Hex;
    callType?: string;
    fromPocket?: string;
    toPocket?: string;
    addr?: string;
    outcome?: string;
  };
}

interface Movement {
  from: string;
  fromPocket: string;
  to: string;
  toPocket: string;
  value: bigint;
}

/** What really moved: without reverted steps and delegate calls. */
function movementsOf(traces: Trace[]): Movement[] {
  const found: Movement[] = [];
  const open: (Movement | undefined)[] = [];
  for (const { type, action, valid } of traces) {
    if (type === 'call_result' || type === 'create_result') {
      const opened = open.pop();
      if (opened && action.addr) opened.to = action.addr; // a new contract's address is known at its end
    }
    const moves =
      type === 'internal_transfer_action' || type === 'create' || action.callType === 'call';
    const { from, to, fromPocket = 'balance', toPocket = 'balance' } = action;
    const movement =
      moves && valid && BigInt(action.value) > 0n
        ? { from, fromPocket, to, toPocket, value: BigInt(action.value) }
        : undefined;
    if (type === 'call' || type === 'create') open.push(movement);
    if (movement) found.push(movement);
  }
  return found;
}
// #endregion movements

const splitter = await deploySplitter.core();
const closed = await deployClosed.core();
const friend: Address = '0x1222222222222222222222222222222222222222';
const names = new Map<string, string>([
  [base32AddressToHex({ address: core.account.address }).toLowerCase(), 'sender'],
  [base32AddressToHex({ address: splitter }).toLowerCase(), 'splitter'],
  [base32AddressToHex({ address: closed }).toLowerCase(), 'closed'],
  [friend, 'friend'],
]);
const nameOf = (address: string) =>
  names.get(base32AddressToHex({ address: address as never }).toLowerCase()) ?? '';
const place = (address: string, pocket: string) => `${nameOf(address)} ${pocket}`.trim();

// #region send
const hash = await core.wallet.sendTransaction({
  to: splitter,
  value: 10n ** 18n,
  data: split(friend, base32AddressToHex({ address: closed })),
  ...core.fees,
});
const { epochNumber, gasFee } = await core.client.waitForTransactionReceipt({ hash });
const traces = await ask<Trace[]>(coreUrl, 'trace_transaction', hash);
// #endregion send

console.log('traces of the transaction');
for (const { type, valid, action } of traces) {
  const { from, to, fromPocket = '', toPocket = '', value } = action;
  const end =
    action.outcome ??
    `${place(from, fromPocket)} > ${place(to, toPocket)}  ${formatEther(BigInt(value))}`;
  console.log(`  ${type.padEnd(25)}${valid ? 'valid  ' : 'undone '} ${end}`);
}

console.log('\nwhat moved');
const change = new Map<string, bigint>();
for (const { from, fromPocket, to, toPocket, value } of movementsOf(traces)) {
  console.log(`  ${place(from, fromPocket)} > ${place(to, toPocket)}  ${formatEther(value)}`);
  if (fromPocket === 'balance') change.set(from, (change.get(from) ?? 0n) - value);
  if (toPocket === 'balance') change.set(to, (change.get(to) ?? 0n) + value);
}

console.log(`\nfee of the receipt  ${formatEther(gasFee)}`);
// #region check
for (const [verbose, expected] of change) {
  const address = hexAddressToBase32({
    hexAddress: base32AddressToHex({ address: verbose as never }),
    networkId: core.networkId,
  });
  const before = await core.client.getBalance({ address, epochNumber: epochNumber! - 1n });
  const after = await core.client.getBalance({ address, epochNumber: epochNumber! });
  console.log(
    `  ${nameOf(verbose).padEnd(9)} traces ${formatEther(expected)}, balance ${formatEther(after - before)}`,
  );
}
// #endregion check
