// Calls a contract of eSpace from Core Space with 1 CFX, and follows the CFX in both spaces.
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import {
  encodeFunctionData,
  formatEther,
  parseAbi,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem';
import { ask, coreUrl } from './ask.ts';
import { core, deploySplitter, split } from './wallets.ts';

// #region types
interface EpochTraces {
  cfxTraces: { type: string; transactionHash: Hex; action: CoreAction }[];
  ethTraces: {
    action: { from: Address; to: Address; value: Hex; input: Hex };
    traceAddress: number[];
    transactionHash: Hex;
  }[];
  mirrorAddressMap: Record<Address, string>;
}
// #endregion types
interface CoreAction {
  from: string;
  to: string;
  value: Hex;
  fromPocket?: string;
  toPocket?: string;
  outcome?: string;
}

const CROSS_SPACE_CALL: Address = '0x0888000000000000000000000000000000000006';
const ABI = parseAbi(['function callEVM(bytes20 to, bytes data) payable returns (bytes)']);
const [first, second]: Address[] = [
  '0x2222222222222222222222222222222222222222',
  '0x3333333333333333333333333333333333333333',
];
const splitter = await deploySplitter.espace();
const names = new Map<string, string>([
  [base32AddressToHex({ address: core.account.address }).toLowerCase(), 'sender'],
  [CROSS_SPACE_CALL, 'CrossSpaceCall'],
  [splitter.toLowerCase(), 'splitter'],
  ['0x0000000000000000000000000000000000000000', 'nobody'],
  [first!, 'first'],
  [second!, 'second'],
]);

// #region send
const hash = await core.wallet.sendTransaction({
  to: hexAddressToBase32({ hexAddress: CROSS_SPACE_CALL, networkId: core.networkId }),
  value: 10n ** 18n,
  data: encodeFunctionData({
    abi: ABI,
    functionName: 'callEVM',
    args: [splitter, split(first!, second!)],
  }),
  ...core.fees,
});
const { epochNumber } = await core.client.waitForTransactionReceipt({ hash });
const epoch = await ask<EpochTraces>(coreUrl, 'trace_epoch', `0x${epochNumber!.toString(16)}`);
// #endregion send

for (const [mapped, verbose] of Object.entries(epoch.mirrorAddressMap)) {
  names.set(
    mapped,
    `mapped address of ${names.get(base32AddressToHex({ address: verbose as never }).toLowerCase())}`,
  );
}
const nameOf = (address: string) =>
  names.get(
    (address.startsWith('0x')
      ? address
      : base32AddressToHex({ address: address as never })
    ).toLowerCase(),
  ) ?? '?';

console.log('Core Space, one transaction');
for (const { type, action, transactionHash } of epoch.cfxTraces) {
  if (transactionHash !== hash || action.outcome) continue;
  const { from, to, fromPocket, toPocket, value } = action;
  const ends = [from, to].map((address, end) =>
    (end ? toPocket : fromPocket) === 'gas_payment' ? 'gas payment' : nameOf(address),
  );
  console.log(`  ${type.padEnd(24)} ${ends.join(' > ')}  ${formatEther(BigInt(value))}`);
}

// #region espace
// The first phantom transaction of a call has the hash of the Core Space transaction in its input; the second is the call itself.
// Anyone can sign a transaction with this input, but nobody can sign for the zero address.
const hashes = [...new Set(epoch.ethTraces.map((trace) => trace.transactionHash))];
const marked = epoch.ethTraces.filter(
  ({ traceAddress, action }) =>
    traceAddress.length === 0 && action.from === zeroAddress && action.input.startsWith(hash),
);
const phantoms = hashes.filter((_, at) =>
  marked.some(
    ({ transactionHash }) => transactionHash === hashes[at] || transactionHash === hashes[at - 1],
  ),
);
const traces = epoch.ethTraces.filter(({ transactionHash }) => phantoms.includes(transactionHash));
// #endregion espace

console.log(`\neSpace, ${phantoms.length} phantom transactions`);
for (const { action, traceAddress } of traces) {
  const mark = action.input.startsWith(hash) ? ', input begins with the hash' : '';
  console.log(
    `  [${traceAddress}] ${nameOf(action.from)} > ${nameOf(action.to)}  ${formatEther(BigInt(action.value))}${mark}`,
  );
}
