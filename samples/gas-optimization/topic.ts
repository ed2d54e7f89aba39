import type { Hex, PrivateKeyAccount } from 'viem';

/** The two spaces of Conflux. */
export type SpaceName = 'espace' | 'core';

/** What arguments may depend on: the addresses of one variant's contracts and the account that sends everything. */
export interface Context {
  at: (name: string) => Hex;
  account: PrivateKeyAccount;
  sender: Hex;
  chainId: number;
}

/** Values for the ABI, or how to find them once the contracts stand. */
export type Args = readonly unknown[] | ((context: Context) => readonly unknown[] | Promise<readonly unknown[]>);

/** A contract of the topic's file that is deployed under a name; the one under test is `self`. */
export interface Part {
  name: string;
  contract: string;
  args?: Args;
}

/** One transaction to a contract; `abi` names another contract of the file whose functions `to` understands. */
export interface Call {
  fn: string;
  args?: Args;
  to?: string;
  abi?: string;
  /** The transaction is meant to revert. */
  fails?: boolean;
}

/** One transaction that creates a contract. */
export interface Creation {
  create: string;
  args?: Args;
}

export type Transaction = Call | Creation;

/** The transactions of one row, for each variant; what several of them use is added up. */
export interface Step {
  name: string;
  before: Transaction[];
  after: Transaction[];
  /** Prepares the next row and is not shown. */
  quiet?: boolean;
}

/** A question that both variants must answer alike, with the answer. */
export interface Read {
  fn: string;
  args?: Args;
  gives: unknown;
  to?: string;
  abi?: string;
  /** Where the variants say the same in different types: what `after` answers. */
  givesAfter?: unknown;
}

/** One optimization: two contracts, the transactions that both must carry out, and what they must answer then. */
export interface Topic {
  slug: string;
  /** The row that stands for the topic in the overview. */
  headline: string;
  steps: Step[];
  reads?: Read[];
  /** Contracts that stand before the measuring begins and count for nothing. */
  helpers?: Part[];
  /** What is deployed and counted; without it Before and After alone. */
  parts?: { before: Part[]; after: Part[] };
  /** Without it, both. */
  spaces?: SpaceName[];
  /** The gas limit of its calls, where the usual one is too low. */
  gas?: bigint;
  /** Why failing calls answer with different bytes, where they do. */
  otherErrors?: string;
}

/** A row in which both variants are called alike. */
export function both(name: string, ...calls: Call[]): Step {
  return { name, before: calls, after: calls };
}

/** A call of a function by its name. */
export function call(fn: string, ...args: unknown[]): Call {
  return { fn, args };
}

/** A row that one function stands for, named as it is written. */
export function row(fn: string, ...args: unknown[]): Step {
  return both(`${fn}(${args.map(String).join(', ')})`, call(fn, ...args));
}

/** Attacks on the optimized contract: each of them must revert, and none is a row of the table. */
export function refused(...calls: Call[]): Step {
  return { name: 'refused', before: [], after: calls.map((attack) => ({ ...attack, fails: true })), quiet: true };
}

/** Something done once before, so that the next row finds the state it is meant for. */
export function quiet(...calls: Call[]): Step {
  return { ...both(calls.map(({ fn }) => fn).join(), ...calls), quiet: true };
}
