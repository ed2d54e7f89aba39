import type {TypeNode} from '../reference';

/** Whose rules a document follows: which addresses, units, snippets and wallets belong to it. */
export type Dialect = 'plain' | 'conflux' | 'ethereum';

/** An endpoint that the console offers; `chainId` is also the network of base32 addresses. */
export interface ConsoleEndpoint {
  id: string;
  /** Name in the reader's language. */
  label: string;
  http?: string;
  webSocket?: string;
  chainId?: number;
  /** The page on how to start it, for a node on the reader's machine: an address of the site, without language. */
  guide?: string;
}

/** What the rules for values depend on besides their type. */
export interface ValueContext {
  dialect: Dialect;
  /** Chain id of the endpoint in use; absent for an address of one's own until the node has told it. */
  chainId?: number;
  /** Named types of the method. */
  types: Record<string, TypeNode>;
}

/** Steps from a method's list of parameters to a value. */
export type ValuePath = readonly (string | number)[];

/** What is wrong with a value, told without words: the interface has a sentence for each code, in each language. */
export type FaultCode =
  | 'required'
  /** Sent, though it may be left out, and empty. */
  | 'empty'
  | 'not-a-quantity'
  | 'unknown-unit'
  | 'negative'
  | 'too-precise'
  | 'too-large'
  | 'not-hex'
  | 'odd-hex'
  | 'wrong-length'
  | 'hex-for-base32'
  | 'base32-for-hex'
  | 'not-an-address'
  | 'address-prefix'
  | 'address-case'
  | 'address-characters'
  | 'address-length'
  | 'address-checksum'
  | 'address-type'
  | 'address-version'
  | 'wrong-network'
  | 'not-in-list'
  | 'pattern'
  | 'too-short'
  | 'too-long'
  | 'not-a-number'
  | 'not-whole'
  | 'unsafe-number'
  | 'below-minimum'
  | 'above-maximum'
  | 'too-few-items'
  | 'too-many-items'
  | 'unknown-field'
  | 'duplicate-field'
  | 'no-alternative'
  | 'wrong-kind'
  | 'not-json';

/** A fault at a place; `values` fill the gaps of its sentence. */
export interface Fault {
  path: ValuePath;
  code: FaultCode;
  values?: Record<string, string>;
}

/**
 * The content of the form at one place: texts as typed, so that nothing is lost while a value is half written. `off`
 * keeps what was typed in an optional place that is not sent.
 */
export type Draft =
  | {kind: 'off'; kept?: Draft}
  | {kind: 'text'; text: string}
  /** A value picked, not typed: true, false, null or one of an enum. */
  | {kind: 'pick'; value: unknown}
  | {kind: 'list'; items: Draft[]}
  | {kind: 'fields'; fields: Record<string, Draft>; others: {name: string; draft: Draft}[]}
  /** One of several alternatives; drafts of those left are kept at their index. */
  | {kind: 'option'; index: number; drafts: (Draft | undefined)[]}
  /** A value written as JSON, where no form can be made. */
  | {kind: 'json'; text: string};

/** What a draft comes to: the value to be sent (undefined if nothing is), or every fault in it. */
export type DraftReading = {ok: true; value: unknown} | {ok: false; faults: Fault[]};

/** A value in words a reader knows, beside the one that a node wrote. */
export interface DecodedForm {
  kind:
    | 'decimal'
    | 'amount'
    | 'date'
    | 'duration'
    | 'hex-address'
    | 'base32-address'
    | 'checksum-address'
    | 'text'
    | 'selector';
  text: string;
  /** CFX, Gdrip, drip … for an amount. */
  unit?: string;
}

/** A place in an answer with its other forms. */
export interface DecodedValue {
  path: ValuePath;
  raw: unknown;
  forms: DecodedForm[];
}

/** How a value breaks a schema: JSON pointer into the value, and the rule in English as the validator says it. */
export interface Breach {
  pointer: string;
  keyword: string;
  rule: string;
}

/** The validators of one method, compiled at build. */
export interface MethodValidators {
  /** Breaches of the list of parameters by position. */
  params: (values: unknown) => Breach[];
  result: (value: unknown) => Breach[];
}

/** Loads a method's validators: a chunk of their own. */
export type LoadValidators = () => Promise<MethodValidators>;
