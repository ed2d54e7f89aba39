import knownMethods from './knownMethods.json';
import {askPair, type Endpoints} from './rpcClient';
import type {Answer, Space} from './pair';

/** What a node makes of a method's name. */
export type Presence = 'served' | 'not implemented' | 'unknown';

const METHOD_NOT_FOUND = -32601;

/**
 * More parameters than any method accepts, and of no use to any: a served method rejects them, or has no parameters and
 * responds.
 */
const USELESS = Array.from({length: 12}, () => ({useless: true}));

const HASH = `0x${'ab'.repeat(32)}`;
const ADDRESS = `0x${'42'.repeat(20)}`;
const MESSAGE = {to: ADDRESS};

/** Methods that look at their parameters before they say that they are not implemented. */
const WELL_FORMED: Readonly<Record<string, unknown[]>> = {
  eth_callMany: [{transactions: [MESSAGE]}],
  eth_createAccessList: [MESSAGE],
  eth_getHeaderByHash: [HASH],
  eth_getHeaderByNumber: ['latest'],
  eth_getRawTransactionByBlockHashAndIndex: [HASH, '0x0'],
  eth_getRawTransactionByBlockNumberAndIndex: ['latest', '0x0'],
  eth_getRawTransactionByHash: [HASH],
  eth_getTransactionBySenderAndNonce: [ADDRESS, '0x0'],
  eth_sendTransaction: [MESSAGE],
  eth_sign: [ADDRESS, '0x12'],
  eth_signTransaction: [MESSAGE],
  eth_simulateV1: [{blockStateCalls: []}],
};

/** Asks a node one call; whatever answer comes is its answer. */
export type AskMethod = (method: string, params: unknown[]) => Promise<Answer>;

/**
 * Asks a node for one method by its name: nothing is changed by it but that a filter may be set up, which the node
 * forgets by itself.
 */
export async function probeMethod(ask: AskMethod, method: string): Promise<Presence> {
  const {code, message = ''} = (await ask(method, WELL_FORMED[method] ?? USELESS)).error ?? {};
  if (code === METHOD_NOT_FOUND) return 'unknown';
  return message === 'Not implemented' ? 'not implemented' : 'served';
}

/** Names of every public method that conflux-rust v3.0.2 or v2.4.0 knows. */
export function knownNames(space: Space): readonly string[] {
  return knownMethods[space];
}

/** Asks a node for methods by name: without names, for every public one that conflux-rust v3.0.2 or v2.4.0 knows. */
export async function probeMethods(
  space: Space,
  endpoints: Endpoints,
  names: readonly string[] = knownNames(space),
): Promise<Map<string, Presence>> {
  const ask: AskMethod = async (method, params) => (await askPair(endpoints[space].http, method, params)).answer;
  const found = new Map<string, Presence>();
  for (const method of names) found.set(method, await probeMethod(ask, method));
  return found;
}
