// Deposits in eSpace, from the traces and logs of a block.
import { isAddress } from 'viem';
import { hex, type Call, type Hex } from './rpc.ts';
import type { Block, Deposit, Space } from './scanner.ts';

// #region types
interface Trace {
  type: string;
  valid: boolean;
  error?: string;
  transactionHash: Hex;
  action: {
    from?: Hex;
    to?: Hex;
    value?: Hex;
    callType?: string;
    address?: Hex;
    refundAddress?: Hex;
    balance?: Hex;
  };
}

interface Log {
  address: Hex;
  topics: Hex[];
  data: Hex;
  transactionHash: Hex;
  /** Its place in the transaction; `logIndex` is its place in the block, which a reorganization changes. */
  transactionLogIndex: Hex;
}
// #endregion types

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Lower case, as in a node's responses; throws for what isn't an address, or has a wrong checksum. */
const simple = (address: string) => {
  if (!isAddress(address)) throw new Error(`${address}: not an address of eSpace`);
  return address.toLowerCase();
};

/** Payments from `accounts` and from `ignored` aren't deposits. */
export function eSpace(
  call: Call,
  accounts: string[],
  tokens: string[],
  ignored: string[] = [],
): Space {
  const own = new Set(accounts.map(simple));
  const ours = new Set([...accounts, ...ignored].map(simple));
  const listed = tokens.map(simple);

  // #region heads
  async function block(tag: number | 'latest' | 'finalized'): Promise<Block> {
    const asked = typeof tag === 'number' ? hex(tag) : tag;
    const found = await call<{ number: Hex; hash: Hex; parentHash: Hex } | null>(
      'eth_getBlockByNumber',
      asked,
      false,
    );
    if (!found) throw new Error(`no block ${tag}`);
    return { ...found, number: Number(found.number) };
  }

  const heads = async () => ({
    latest: (await block('latest')).number,
    final: (await block('finalized')).number,
  });
  // #endregion heads

  // #region moves
  /** Who receives how much from whom, if the trace moves CFX and wasn't undone. */
  function movement({ type, valid, error, action }: Trace) {
    if (!valid || error) return undefined;
    if (type === 'call' && action.callType === 'call')
      return { from: action.from, to: action.to, value: action.value };
    if (type === 'suicide')
      return { from: action.address, to: action.refundAddress, value: action.balance };
    return undefined;
  }

  function cfxIn(traces: Trace[]): Deposit[] {
    const counts = new Map<Hex, number>();
    const found: Deposit[] = [];
    for (const trace of traces) {
      const { transactionHash } = trace;
      const place = counts.get(transactionHash) ?? 0;
      counts.set(transactionHash, place + 1);
      const { from, to, value } = movement(trace) ?? {};
      if (!from || !to || !value || ours.has(from) || !own.has(to) || BigInt(value) === 0n)
        continue;
      const amount = BigInt(value).toString();
      found.push({ id: `${transactionHash}:trace ${place}`, account: to, asset: 'CFX', amount });
    }
    return found;
  }
  // #endregion moves

  // #region tokens
  function tokensIn(logs: Log[]): Deposit[] {
    const found: Deposit[] = [];
    for (const { address, topics, data, transactionHash, transactionLogIndex } of logs) {
      const [from, account] = topics.slice(1).map((topic) => `0x${topic.slice(26)}`);
      // ERC-20 has three topics; an NFT's event has four, and no amount.
      if (topics.length !== 3 || ours.has(from!) || !own.has(account!) || BigInt(data) === 0n)
        continue;
      const id = `${transactionHash}:log ${Number(transactionLogIndex)}`;
      found.push({ id, account: account!, asset: address, amount: BigInt(data).toString() });
    }
    return found;
  }
  // #endregion tokens

  // #region deposits
  async function deposits({ hash }: Block): Promise<Deposit[]> {
    // Both by hash: if the block has left the chain, the requests fail or return null.
    const traces = await call<Trace[] | null>('trace_block', { blockHash: hash });
    const filter = { blockHash: hash, address: listed, topics: [TRANSFER] };
    const logs = listed.length > 0 ? await call<Log[]>('eth_getLogs', filter) : [];
    if (!traces) throw new Error(`block ${hash} isn't on the chain`);
    return [...cfxIn(traces), ...tokensIn(logs)];
  }
  // #endregion deposits

  return { heads, block, deposits };
}
