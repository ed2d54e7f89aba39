// Reads the Transfer events of one token into the database, and follows the chain through reorganizations.
import type { PGlite, Transaction } from '@electric-sql/pglite';
import {
  HttpRequestError,
  InvalidInputRpcError,
  LimitExceededRpcError,
  TimeoutError,
  parseAbiItem,
  type Address,
  type Hash,
  type PublicClient,
} from 'viem';

const event = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
);

export interface Options {
  client: PublicClient;
  db: PGlite;
  token: Address;
  /** The block of the token's deployment. */
  start: bigint;
  /** Blocks up to this one are read in ranges. */
  settled: 'finalized' | 'safe';
  /** Read the blocks after the settled one too. */
  followHead: boolean;
  maxRange: bigint;
}

/** A rate limit: -32005, or -32000 with one of two texts. Nodes use -32000 for other errors too. */
const isRateLimit = (error: unknown) =>
  error instanceof LimitExceededRpcError ||
  (error instanceof InvalidInputRpcError &&
    /qps exceeded|request limit exceeded/i.test(error.details));

interface Block {
  number: bigint;
  hash: Hash;
}

export function createIndexer({
  client,
  db,
  token,
  start,
  settled,
  followHead,
  maxRange,
}: Options) {
  let range = maxRange;
  const hashAt = async (blockNumber: bigint) => (await client.getBlock({ blockNumber })).hash;
  const transfersIn = (filter: { fromBlock: bigint; toBlock: bigint } | { blockHash: Hash }) =>
    client.getLogs({ address: token, event, strict: true, ...filter });
  type Transfers = Awaited<ReturnType<typeof transfersIn>>;

  async function storedBlocks(): Promise<Block[]> {
    const { rows } = await db.query<{ number: string; hash: Hash }>(
      'SELECT number::text, hash FROM blocks ORDER BY blocks.number DESC',
    );
    return rows.map(({ number, hash }) => ({ number: BigInt(number), hash }));
  }

  const storeBlock = (tx: PGlite | Transaction, { number, hash }: Block) =>
    tx.query('INSERT INTO blocks VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      number.toString(),
      hash,
    ]);

  // #region store
  /** Stores the transfers up to a block together with that block, or nothing. */
  async function store(last: Block, transfers: Transfers, settledNumber: bigint) {
    await db.transaction(async (tx) => {
      for (const { blockHash, logIndex, blockNumber, transactionHash, args } of transfers) {
        const row = [
          blockHash,
          logIndex,
          blockNumber.toString(),
          transactionHash,
          args.from.toLowerCase(),
          args.to.toLowerCase(),
          args.value.toString(),
        ];
        await tx.query(
          'INSERT INTO transfers VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING',
          row,
        );
      }
      await storeBlock(tx, last);
      // Keep the newest settled block and all after it.
      await tx.query(
        'DELETE FROM blocks WHERE number < (SELECT max(number) FROM blocks WHERE number <= $1)',
        [settledNumber.toString()],
      );
    });
  }
  // #endregion store

  // #region take-back
  /** Removes everything that isn't on the node's chain any more, in one transaction; returns the number of blocks. */
  async function takeBack(blocks: Block[]): Promise<number> {
    let removed = 0;
    while (
      removed < blocks.length &&
      (await hashAt(blocks[removed]!.number)) !== blocks[removed]!.hash
    )
      removed += 1;
    const common = blocks[removed];
    if (!common)
      throw new Error(
        'The oldest stored block is not on this chain: wrong endpoint, or a settled block changed',
      );
    await db.transaction(async (tx) => {
      await tx.query('DELETE FROM transfers WHERE block_number > $1', [common.number.toString()]);
      await tx.query('DELETE FROM blocks WHERE number > $1', [common.number.toString()]);
    });
    return removed;
  }
  // #endregion take-back

  // #region backfill
  /** Reads one range, and stores it if the chain didn't change meanwhile; halves the range if the endpoint refuses it. */
  async function backfill(last: Block, settledNumber: bigint) {
    const from = last.number + 1n;
    const wanted = last.number + range;
    const toBlock = wanted < settledNumber ? wanted : settledNumber;
    try {
      const hash = await hashAt(toBlock);
      const transfers = await transfersIn({ fromBlock: from, toBlock });
      // Logs that are asked for by number are from the stored chain only if both ends are still on it.
      if ((await hashAt(last.number)) !== last.hash || (await hashAt(toBlock)) !== hash)
        return 'the chain changed';
      await store({ number: toBlock, hash }, transfers, settledNumber);
      if (toBlock === wanted && range < maxRange) range += 1n; // grow again, slowly
      return `range ${from} to ${toBlock}`;
    } catch (error) {
      const isElsewhere =
        error instanceof HttpRequestError || error instanceof TimeoutError || isRateLimit(error);
      if (isElsewhere || toBlock === from) throw error;
      range = (toBlock - from + 1n) / 2n;
      return `smaller range: ${range}`;
    }
  }
  // #endregion backfill

  // #region step
  /** Does the next piece of work and returns what it did, or undefined if there is nothing to do yet. */
  async function step(): Promise<string | undefined> {
    const head = await client.getBlockNumber({ cacheTime: 0 });
    const blocks = await storedBlocks();
    const last = blocks[0];
    if (!last) {
      await storeBlock(db, { number: start - 1n, hash: await hashAt(start - 1n) });
      return 'first start';
    }
    if (last.number > head) return undefined; // this endpoint is behind
    // #region reorganization
    if ((await hashAt(last.number)) !== last.hash)
      return `blocks taken back: ${await takeBack(blocks)}`;
    // #endregion reorganization

    const next = last.number + 1n;
    const settledNumber = (await client.getBlock({ blockTag: settled })).number;
    if (next <= settledNumber) return backfill(last, settledNumber);
    if (!followHead || next > head) return undefined;

    const block = await client.getBlock({ blockNumber: next });
    // #region parent
    if (block.parentHash !== last.hash) return 'the chain changed'; // the next step takes back
    // #endregion parent
    // By hash: if the block is no longer on the chain, the request fails.
    await store(block, await transfersIn({ blockHash: block.hash }), settledNumber);
    return `block ${next}`;
  }
  // #endregion step

  return { step, store, storedBlocks, transfersIn };
}
