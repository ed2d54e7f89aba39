// Compares the rows of an explorer with a node.
import { erc20Abi, getAddress, isHash, parseEventLogs, type Address } from 'viem';
import { client } from './chain.ts';
import type { Row, Transaction, Transfer } from './scan.ts';

const same = (one: string | null, two: string) => (one ?? '').toLowerCase() === two.toLowerCase();

async function ofNode({ hash }: Row) {
  if (!isHash(hash)) throw new Error('not a hash');
  const transaction = await client.request({ method: 'eth_getTransactionByHash', params: [hash] });
  if (!transaction?.blockNumber) throw new Error('the node has no such transaction');
  return { transaction, receipt: await client.getTransactionReceipt({ hash }) };
}

// #region transactions
export async function checkTransactions(rows: Transaction[], account: Address): Promise<void> {
  const nonces: number[] = [];
  const hashes = new Set<string>();
  for (const row of rows) {
    const { transaction, receipt } = await ofNode(row);
    // The node's hash: a server can write the same hash in capitals.
    hashes.add(transaction.hash);
    const equal =
      BigInt(transaction.blockNumber!) === BigInt(row.blockNumber) &&
      same(transaction.from, row.from) &&
      same(transaction.to, row.to) &&
      BigInt(transaction.value) === BigInt(row.value) &&
      BigInt(transaction.nonce) === BigInt(row.nonce) &&
      transaction.input === row.input;
    if (!equal) throw new Error('a field differs from the transaction');
    if (row.isError !== (receipt.status === 'success' ? '0' : '1'))
      throw new Error('the status differs from the receipt');
    if (!same(row.from, account) && !same(row.to, account)) throw new Error('not of this account');
    if (same(row.from, account)) nonces.push(Number(row.nonce));
  }
  if (hashes.size !== rows.length) throw new Error('a transaction is there twice');
  // What the account sent has nonces without a gap, up to the account's present nonce.
  const sent = await client.getTransactionCount({ address: account });
  nonces.sort((one, two) => one - two);
  if (nonces.length !== sent || nonces.some((nonce, index) => nonce !== index))
    throw new Error(`${nonces.length} of ${sent} sent transactions`);
}
// #endregion transactions

// #region transfers
export async function checkTransfers(
  rows: Transfer[],
  token: Address,
  account: Address,
): Promise<void> {
  const used = new Set<string>();
  for (const row of rows) {
    const { receipt } = await ofNode(row);
    if (!same(row.contractAddress, token)) throw new Error('another token');
    if (!same(row.from, account) && !same(row.to, account)) throw new Error('not of this account');
    if (receipt.blockNumber !== BigInt(row.blockNumber)) throw new Error('another block');
    // Each row needs a log of its own, from the contract that you expect.
    const log = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs }).find(
      ({ address, logIndex, args }) =>
        same(address, token) &&
        !used.has(`${receipt.transactionHash} ${logIndex}`) &&
        same(args.from, row.from) &&
        same(args.to, row.to) &&
        args.value === BigInt(row.value),
    );
    if (!log) throw new Error('no such log in the receipt');
    used.add(`${receipt.transactionHash} ${log.logIndex}`);
  }
}
// #endregion transfers

// #region logs
/** The same transfers without an explorer, in ranges that a node accepts. */
export async function transfersOf(
  token: Address,
  account: Address,
  from: bigint,
  to: bigint,
  range = 1_000n,
) {
  const found = new Map<string, { from: Address; to: Address; value: bigint }>();
  for (let start = from; start <= to; start += range) {
    const end = start + range - 1n < to ? start + range - 1n : to;
    for (const args of [{ from: account }, { to: account }]) {
      const logs = await client.getContractEvents({
        address: token,
        abi: erc20Abi,
        eventName: 'Transfer',
        args,
        fromBlock: start,
        toBlock: end,
        strict: true,
      });
      for (const log of logs) found.set(`${log.transactionHash} ${log.logIndex}`, log.args);
    }
  }
  return [...found.values()].map((args) => ({ ...args, from: getAddress(args.from) }));
}
// #endregion logs
