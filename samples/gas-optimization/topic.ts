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

/** Values for the ABI, or how to find them once the contracts are deployed. */
export type Args =
  readonly unknown[] | ((context: Context) => readonly unknown[] | Promise<readonly unknown[]>);

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

/** A call that must return the same in both variants, with its result. */
export interface Read {
  fn: string;
  args?: Args;
  gives: unknown;
  to?: string;
  abi?: string;
  /** What `after` returns, if the variants return the same in different types. */
  givesAfter?: unknown;
}

/** One optimization: two contracts, the transactions that both must execute, and what they must return then. */
export interface Topic {
  slug: string;
  /** The row that represents the topic in the overview. */
  headline: string;
  steps: Step[];
  reads?: Read[];
  /** Contracts that are deployed before the measurement and not counted. */
  helpers?: Part[];
  /** What is deployed and counted; by default only Before and After. */
  parts?: { before: Part[]; after: Part[] };
  /** By default, both. */
  spaces?: SpaceName[];
  /** The gas limit of its calls, if the usual one is too low. */
  gas?: bigint;
  /** Why failing calls return different bytes, if they do. */
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

/** A row for one function, with the name of the function. */
export function row(fn: string, ...args: unknown[]): Step {
  return both(`${fn}(${args.map(String).join(', ')})`, call(fn, ...args));
}

/** Attacks on the optimized contract: each of them must revert, and none is a row of the table. */
export function refused(...calls: Call[]): Step {
  return {
    name: 'refused',
    before: [],
    after: calls.map((attack) => ({ ...attack, fails: true })),
    quiet: true,
  };
}

/** Something done once before, so that the next row finds the state it is meant for. */
export function quiet(...calls: Call[]): Step {
  return { ...both(calls.map(({ fn }) => fn).join(), ...calls), quiet: true };
}
