// The logs that are valid on the current pivot chain.
import { ask, type RpcError } from './client.js';

// #region ledger
export type Log = { epochNumber: string; transactionHash: string; logIndex: string; data: string };
export type News = Log | { revertTo: string };

/** Keeps the logs of a contract and removes those that a reorganization reverts. */
export class Ledger {
  private logs = new Map<string, Log>();

  constructor(private print: (line: string) => void) {}

  /** Handles a message of a `logs` subscription. */
  readonly take = (news: News): void => {
    if ('revertTo' in news) this.revert(Number(news.revertTo));
    else this.add(news);
  };

  /** Reads what a subscription missed, from the first epoch that may have changed. */
  async catchUp(address: string, settled: number): Promise<RpcError | undefined> {
    this.revert(settled);
    const fromEpoch = `0x${(settled + 1).toString(16)}`;
    const { result, error } = await ask<Log[]>('cfx_getLogs', {
      address,
      fromEpoch,
      toEpoch: 'latest_state',
    });
    for (const log of result ?? []) this.add(log);
    return error;
  }

  private add(log: Log): void {
    const name = `${log.transactionHash} ${log.logIndex}`;
    if (!this.logs.has(name)) this.print(`order of ${Number(log.data)}`);
    this.logs.set(name, log);
  }

  private revert(epoch: number): void {
    for (const [name, log] of this.logs) {
      if (Number(log.epochNumber) <= epoch) continue;
      this.logs.delete(name);
      this.print(`order of ${Number(log.data)} taken back`);
    }
  }
}
// #endregion ledger
