// A stand-in for the explorer: it reads a range of blocks from the node and serves two lists of the API.
// Names and values of the fields, the errors and the limit follow ConfluxScan's published source.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { erc20Abi, getAddress, parseEventLogs } from 'viem';
import { client } from './chain.ts';

export type Served = Record<string, string | number>;
export type Change = (action: string, rows: Served[]) => Served[];

async function index(from: bigint, to: bigint): Promise<{ txlist: Served[]; tokentx: Served[] }> {
  const txlist: Served[] = [];
  const tokentx: Served[] = [];
  for (let number = from; number <= to; number += 1n) {
    const block = await client.getBlock({ blockNumber: number, includeTransactions: true });
    for (const transaction of block.transactions) {
      const receipt = await client.getTransactionReceipt({ hash: transaction.hash });
      const shared = {
        blockNumber: `${number}`,
        timestamp: `${block.timestamp}`,
        hash: transaction.hash,
      };
      txlist.push({
        ...shared,
        nonce: transaction.nonce,
        from: getAddress(transaction.from),
        to: transaction.to ? getAddress(transaction.to) : '',
        value: `${transaction.value}`,
        isError: receipt.status === 'success' ? '0' : '1',
        input: transaction.input,
      });
      for (const { address, args } of parseEventLogs({
        abi: erc20Abi,
        eventName: 'Transfer',
        logs: receipt.logs,
      })) {
        tokentx.push({
          ...shared,
          from: getAddress(args.from),
          to: getAddress(args.to),
          contractAddress: getAddress(address),
          value: `${args.value}`,
        });
      }
    }
  }
  return { txlist, tokentx };
}

export async function startStandIn(from: bigint, to: bigint) {
  const lists = await index(from, to);
  let change: Change = (_, rows) => rows;
  let second = 0;
  let calls = 0;
  const server = createServer((request, response) => {
    const now = Math.floor(Date.now() / 1_000);
    calls = now === second ? calls + 1 : 1;
    second = now;
    const body =
      calls > 5
        ? { code: 429, message: 'Too many requests. Allow 5/s' }
        : answer(new URL(request.url!, 'http://standin').searchParams);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  function answer(query: URLSearchParams): object {
    const action = query.get('action') ?? '';
    const fail = (message: string) => ({
      status: '0',
      message: `The parameter is wrong, please confirm it is correct: ${message}`,
    });
    if (action !== 'txlist' && action !== 'tokentx')
      return fail(`Invalid parameter [action] with value [${action}]`);
    const number = (name: string, preset: number) => Number(query.get(name) ?? preset);
    const [page, offset] = [number('page', 1), number('offset', 100)];
    if (offset > 100) return fail('Parameter <offset> exceeds 100');
    const account = (query.get('address') ?? '').toLowerCase();
    const rows = change(action, lists[action]).filter(
      (row) =>
        [row.from, row.to].some((address) => String(address).toLowerCase() === account) &&
        (query.get('contractaddress') ?? String(row.contractAddress)).toLowerCase() ===
          String(row.contractAddress).toLowerCase() &&
        Number(row.blockNumber) >= number('startblock', 0) &&
        Number(row.blockNumber) <= number('endblock', Infinity),
    );
    if (query.get('sort') !== 'asc') rows.reverse();
    return { status: '1', message: 'OK', result: rows.slice((page - 1) * offset, page * offset) };
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (next: Change) => (change = next),
    stop: () => server.close(),
  };
}
