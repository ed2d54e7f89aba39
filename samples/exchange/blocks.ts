// Every executed transaction of an epoch in Core Space, with methods that the public endpoints serve.
import { hex, type Call, type Hex } from './rpc.ts';

export interface Transaction {
  hash: Hex;
  blockHash: Hex | null;
  status: Hex | null;
  from: string;
  to: string | null;
  value: Hex;
}

// #region executed
/** Returns each transaction once: the others of its copies don't have this block's hash and a status. */
export async function executedIn(call: Call, epoch: number): Promise<Transaction[]> {
  const hashes = await call<Hex[]>('cfx_getBlocksByEpoch', hex(epoch));
  const pivot = hashes.at(-1)!;
  const found: Transaction[] = [];
  for (const hash of hashes) {
    // Fails if the epoch has another pivot block by now.
    const { transactions } = await call<{ transactions: Transaction[] }>(
      'cfx_getBlockByHashWithPivotAssumption',
      hash,
      pivot,
      hex(epoch),
    );
    found.push(...transactions.filter((tx) => tx.blockHash === hash && tx.status !== null));
  }
  return found;
}
// #endregion executed
