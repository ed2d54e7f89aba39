// A client of ConfluxScan's API for eSpace. SCAN_API: the host; for mainnet https://evmapi.confluxscan.org.
import { setTimeout as pause } from 'node:timers/promises';
import type { Address, Hex } from 'viem';

export interface Row {
  blockNumber: string;
  hash: Hex;
  from: Address;
  to: Address | '';
  value: string;
}
export interface Transaction extends Row {
  nonce: string | number;
  input: Hex;
  isError: '0' | '1';
}
export interface Transfer extends Row {
  contractAddress: Address;
}
type Query = Record<string, string | number>;

let waits = 0;
export const timesRefused = () => waits;

// #region ask
export async function ask<Result>(query: Query): Promise<Result> {
  const url = new URL('/api', process.env.SCAN_API ?? 'https://evmapi-testnet.confluxscan.org');
  const key = process.env.SCAN_KEY;
  for (const [name, value] of Object.entries({ ...query, ...(key && { apiKey: key }) }))
    url.searchParams.set(name, String(value));
  for (let delay = 1_000; ; delay *= 2) {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    if (!response.ok && response.status !== 429) throw new Error(`HTTP ${response.status}`);
    const body = (await response.json().catch(() => ({}))) as {
      status?: string;
      message?: string;
      result?: Result;
      code?: number;
    };
    // The limit is an answer without a status, with HTTP 200.
    if (response.status !== 429 && body.code !== 429) {
      // Some errors have their reason in the result.
      if (body.status !== '1')
        throw new Error(
          `${query.action}: ${body.message} ${typeof body.result === 'string' ? body.result : ''}`.trim(),
        );
      return body.result!;
    }
    if (delay > 16_000) throw new Error(`${query.action}: ${body.message}`);
    waits += 1;
    await pause(delay);
  }
}
// #endregion ask

// #region rows
/** All rows of a list from the first block on, oldest first. */
export async function all<Item extends Row>(query: Query, size = 100): Promise<Item[]> {
  const items: Item[] = [];
  let startblock = Number(query.startblock ?? 0);
  for (let page = 1; ;) {
    const rows = await ask<Item[]>({ ...query, startblock, page, offset: size, sort: 'asc' });
    const last = rows.at(-1)?.blockNumber;
    if (rows.length < size) return [...items, ...rows];
    if (rows[0]!.blockNumber === last) {
      // One block fills the page. Only here, the next page follows.
      items.push(...rows);
      page += 1;
    } else {
      // The last block may go on: read it again, from its start.
      items.push(...rows.filter(({ blockNumber }) => blockNumber !== last));
      startblock = Number(last);
      page = 1;
    }
  }
}
// #endregion rows
