// Compares the index with the contract, at the block that the index has reached.
import type { PGlite } from '@electric-sql/pglite';
import { erc20Abi, type Address, type PublicClient } from 'viem';

/** Returns what differs; an empty list means that the index is right. */
export async function differences(
  client: PublicClient,
  db: PGlite,
  token: Address,
  accounts: Address[],
): Promise<string[]> {
  const { rows: blocks } = await db.query<{ number: string; hash: string }>(
    'SELECT number::text, hash FROM blocks ORDER BY blocks.number DESC LIMIT 1',
  );
  const blockNumber = BigInt(blocks[0]!.number);
  const contract = { address: token, abi: erc20Abi, blockNumber } as const;
  const { rows } = await db.query<{ account: Address; balance: string }>(
    'SELECT account, balance::text FROM balances',
  );
  const indexed = new Map(rows.map(({ account, balance }) => [account, BigInt(balance)]));
  const found: string[] = [];
  for (const account of new Set([
    ...accounts.map((account) => account.toLowerCase() as Address),
    ...indexed.keys(),
  ])) {
    const actual = await client.readContract({
      ...contract,
      functionName: 'balanceOf',
      args: [account],
    });
    if (actual !== (indexed.get(account) ?? 0n)) found.push(account);
  }
  const sum = [...indexed.values()].reduce((total, balance) => total + balance, 0n);
  if (sum !== (await client.readContract({ ...contract, functionName: 'totalSupply' })))
    found.push('totalSupply');
  // The comparison only counts if the contract was read on the indexed chain.
  if ((await client.getBlock({ blockNumber })).hash !== blocks[0]!.hash) found.push('block');
  return found;
}
