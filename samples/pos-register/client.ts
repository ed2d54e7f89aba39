// What both scripts with js-conflux-sdk need: the node, an account, and ways to wait.
import { Conflux, type Contract } from 'js-conflux-sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, coreUrl } from '../harness/chain.ts';

export const conflux = new Conflux({ url: coreUrl, networkId: 1234 }); // 1029 on mainnet, 1 on testnet
export const posRegister = contract('PoSRegister');
export const staking = contract('Staking');

/** The methods of a contract are made from its ABI, so TypeScript cannot check them. */
type Name =
  | 'deposit'
  | 'withdraw'
  | 'voteLock'
  | 'increaseStake'
  | 'retire'
  | 'getVotes'
  | 'identifierToAddress'
  | 'addressToIdentifier';
type Methods = Record<Name, (...values: unknown[]) => Method>;
interface Method extends PromiseLike<unknown> {
  sendTransaction(options: { from: string; gas?: number; storageLimit?: number }): Pending;
}
interface Pending extends PromiseLike<string> {
  executed(): Promise<Receipt>;
}
export interface Receipt {
  gasUsed: bigint;
  gasFee: bigint;
  storageCollateralized: bigint;
  logs: { topics: string[]; data: string }[];
}

function contract(name: 'PoSRegister' | 'Staking'): Contract & Methods & { address: string } {
  return conflux.InternalContract(name) as Contract & Methods & { address: string };
}

/** The account of a key that may sign from now on. */
export const accountOf = (key: string | undefined): string =>
  conflux.wallet.addPrivateKey(key ?? '').toString();

/** Total and unlocked votes, as Core Space counts them. */
export async function votesOf(identifier: string): Promise<[number, number]> {
  const [total, unlocked] = (await posRegister.getVotes(identifier)) as [bigint, bigint];
  return [Number(total), Number(unlocked)];
}

interface Votes {
  availableVotes: string;
  outQueue: { power: string }[];
  unlocked: string;
}

/** Votes that can be elected, that are unlocking, and that are unlocked, as the PoS chain counts them. */
export async function posVotesOf(identifier: string): Promise<[number, number, number]> {
  const { status } = await ask<{ status: Votes }>('pos_getAccount', identifier);
  const unlocking = status.outQueue.reduce((sum, { power }) => sum + Number(power), 0);
  return [Number(status.availableVotes), unlocking, Number(status.unlocked)];
}

/** Repeats a request until the values are these, for at most a minute. */
export async function until(read: () => Promise<number[]>, ...wanted: number[]): Promise<void> {
  const end = Date.now() + 60_000;
  while (String(await read()) !== String(wanted)) {
    if (Date.now() > end)
      throw new Error(`Not ${String(wanted)} but ${String(await read())} after a minute`);
    await pause(50);
  }
}
