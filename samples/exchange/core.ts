// Deposits in Core Space, from the traces and receipts of an epoch.
import { base32AddressToHex } from 'cive/utils';
import { hex, type Call, type Hex } from './rpc.ts';
import type { Deposit, Space } from './scanner.ts';

// #region types
interface Trace {
  type: string;
  valid: boolean;
  epochHash: Hex;
  transactionHash: Hex;
  action: {
    from: string;
    to: string;
    value: Hex;
    callType?: string;
    fromPocket?: string;
    toPocket?: string;
    toSpace?: string;
  };
}

interface Receipt {
  transactionHash: Hex;
  outcomeStatus: Hex;
  logs: { address: string; topics: Hex[]; data: Hex }[];
}
// #endregion types

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

// #region address
/** One form for every address: nodes return CFX:TYPE.USER:AA…, people paste cfx:aa…. */
export const simple = (address: string) => address.toLowerCase().replace(/:type\.[a-z]+/, '');

/** The 20 bytes of an address as a topic of a log. */
const topicOf = (address: string) =>
  `0x${base32AddressToHex({ address: address as never })
    .slice(2)
    .toLowerCase()
    .padStart(64, '0')}`;
// #endregion address

/** Payments from `accounts` and from `ignored` aren't deposits. */
export function coreSpace(
  call: Call,
  accounts: string[],
  tokens: string[],
  ignored: string[] = [],
): Space {
  const own = new Set(accounts.map(simple));
  const ours = new Set([...accounts, ...ignored].map(simple));
  const listed = new Set(tokens.map(simple));
  const byTopic = new Map([...own].map((account) => [topicOf(account), account]));
  const ourTopics = new Set([...ours].map(topicOf));

  // #region heads
  async function heads() {
    const { latestState, latestFinalized } = await call<Record<string, Hex>>('cfx_getStatus');
    return { latest: Number(latestState), final: Number(latestFinalized) };
  }

  async function block(number: number) {
    const { hash, parentHash } = await call<{ hash: Hex; parentHash: Hex }>(
      'cfx_getBlockByEpochNumber',
      hex(number),
      false,
    );
    return { number, hash, parentHash };
  }
  // #endregion heads

  // #region moves
  /** Whether a trace moves CFX from one balance of Core Space to another. */
  function moves({ type, valid, action }: Trace): boolean {
    if (!valid || ours.has(simple(action.from ?? ''))) return false;
    if (type === 'call') return action.callType === 'call';
    const { fromPocket, toPocket, toSpace } = action;
    return (
      type === 'internal_transfer_action' &&
      fromPocket === 'balance' &&
      toPocket === 'balance' &&
      toSpace === 'native'
    );
  }

  function cfxIn(traces: Trace[]): Deposit[] {
    const counts = new Map<Hex, number>();
    const found: Deposit[] = [];
    for (const trace of traces) {
      const { action, transactionHash } = trace;
      const place = counts.get(transactionHash) ?? 0;
      counts.set(transactionHash, place + 1);
      if (!moves(trace) || !own.has(simple(action.to)) || BigInt(action.value) === 0n) continue;
      const amount = BigInt(action.value).toString();
      const id = `${transactionHash}:trace ${place}`;
      found.push({ id, account: simple(action.to), asset: 'CFX', amount });
    }
    return found;
  }
  // #endregion moves

  // #region tokens
  function tokensIn(receipts: Receipt[]): Deposit[] {
    const found: Deposit[] = [];
    for (const { transactionHash, outcomeStatus, logs } of receipts) {
      if (outcomeStatus !== '0x0') continue;
      for (const [place, { address, topics, data }] of logs.entries()) {
        // ERC-20 has three topics; an NFT's event has four, and no amount.
        if (!listed.has(simple(address)) || topics[0] !== TRANSFER || topics.length !== 3) continue;
        const account = byTopic.get(topics[2]!);
        if (!account || ourTopics.has(topics[1]!) || BigInt(data) === 0n) continue;
        const amount = BigInt(data).toString();
        const id = `${transactionHash}:log ${place}`;
        found.push({ id, account, asset: simple(address), amount });
      }
    }
    return found;
  }
  // #endregion tokens

  // #region deposits
  async function deposits({ number, hash }: { number: number; hash: string }) {
    const { cfxTraces } = await call<{ cfxTraces: Trace[] }>('trace_epoch', hex(number));
    // Fails if this hash is no longer on the chain.
    const asked = { blockHash: hash, requirePivot: true };
    const receipts = (await call<Receipt[][]>('cfx_getEpochReceipts', asked)).flat();
    // Traces are requested by number: they are this epoch's if each has its hash, and no transaction lacks one.
    const traced = new Set(cfxTraces.map(({ transactionHash }) => transactionHash));
    const executed = receipts.filter(({ outcomeStatus }) => /^0x[01]$/.test(outcomeStatus));
    if (
      cfxTraces.some(({ epochHash }) => epochHash !== hash) ||
      executed.some(({ transactionHash }) => !traced.has(transactionHash))
    )
      throw new Error(`epoch ${number} changed while it was read`);
    return [...cfxIn(cfxTraces), ...tokensIn(receipts)];
  }
  // #endregion deposits

  return { heads, block, deposits };
}
