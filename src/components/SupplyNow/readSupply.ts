import {encodeBase32Address} from 'docusaurus-plugin-openrpc/base32-address';
import {sendTo, type SendOutcome} from 'docusaurus-plugin-openrpc/transport';
import {failureOf, type CheckFailure} from '../EndpointCheck/checkEndpoint';
import {toSupply, type Results, type Supply} from './toSupply';

/** How long each call may take. */
export const TIMEOUT_MS = 15_000;
/** Every response is a few hundred bytes long. */
const MAX_BYTES = 64 * 1024;
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

/** The endpoint of Core Space to ask, and the network id in its addresses. */
export interface CoreEndpoint {
  http: string;
  chainId: number;
}

/** What was read, or why nothing was. */
export type SupplyOutcome = {kind: 'read'; supply: Supply} | CheckFailure;

const FOREIGN: CheckFailure = {kind: 'foreign', detail: ''};

/** The calls whose results make up the supply, all about the same epoch. */
function callsAt(epoch: string, chainId: number): Record<keyof Results, [method: string, ...params: string[]]> {
  return {
    supply: ['cfx_getSupplyInfo', epoch],
    params: ['cfx_getParamsFromVote', epoch],
    burnt: ['cfx_getFeeBurnt', epoch],
    collateral: ['cfx_getCollateralInfo', epoch],
    pos: ['cfx_getPoSEconomics', epoch],
    zero: ['cfx_getBalance', encodeBase32Address(ZERO_ADDRESS, chainId), epoch],
  };
}

/** Reads the supply of CFX as of the newest confirmed epoch, first its number, then the rest about it; never throws. */
export async function readSupply({http, chainId}: CoreEndpoint, signal: AbortSignal): Promise<SupplyOutcome> {
  const options = {signal, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES};
  const call = (method: string, params: string[]): Promise<SendOutcome> =>
    sendTo({kind: 'http', url: http}, {jsonrpc: '2.0', id: 1, method, params}, options);
  const first = await call('cfx_epochNumber', ['latest_confirmed']);
  if (first.kind !== 'result') return failureOf(first);
  if (typeof first.result !== 'string') return FOREIGN;
  const entries = await Promise.all(
    Object.entries(callsAt(first.result, chainId)).map(
      async ([name, [method, ...params]]) => [name, await call(method, params)] as const,
    ),
  );
  const failed = entries.find(([, {kind}]) => kind !== 'result');
  if (failed) return failureOf(failed[1]);
  const results = Object.fromEntries(
    entries.map(([name, outcome]) => [name, outcome.kind === 'result' ? outcome.result : undefined]),
  );
  const supply = toSupply(first.result, results);
  return supply ? {kind: 'read', supply} : FOREIGN;
}
