import {NETWORKS, type Network} from '../../config/networks';

/** How long an endpoint may take before the page reports that it did not respond. */
export const TIMEOUT_MS = 15_000;

const METHOD: Record<Network['space'], string> = {core: 'cfx_epochNumber', espace: 'eth_blockNumber'};

/** Why an epoch could not be shown; `detail` is the endpoint's own wording, where it had one. */
export class EpochError extends Error {
  constructor(
    readonly reason: 'timeout' | 'unreachable' | 'answer',
    readonly detail = '',
    options?: ErrorOptions,
  ) {
    super(`${reason} ${detail}`.trim(), options);
  }
}

/** The network whose epoch is read: a space of mainnet or testnet. */
export interface AskedNetwork {
  space: Network['space'];
  name: 'mainnet' | 'testnet';
}

/** The configured endpoint of a network. */
export function endpointOf({space, name}: AskedNetwork): string {
  const network = NETWORKS.find((candidate) => candidate.space === space && candidate.name === name);
  if (network === undefined) throw new Error(`No ${name} is configured for ${space}`);
  return network.http;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The epoch number of a JSON-RPC answer; throws with the endpoint's own message if there is none. */
export function parseEpoch(answer: unknown): number {
  const {result, error} = isObject(answer) ? answer : {};
  if (typeof result === 'string' && /^0x[\da-f]{1,13}$/i.test(result)) return Number(result);
  throw new EpochError('answer', isObject(error) && typeof error.message === 'string' ? error.message : '');
}

async function fetchAnswer(network: AskedNetwork, signal: AbortSignal): Promise<Response> {
  return fetch(endpointOf(network), {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method: METHOD[network.space], params: []}),
    credentials: 'omit',
    signal,
  });
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new EpochError('answer', `HTTP ${response.status}`);
  const answer: unknown = await response.json();
  return answer;
}

/** Asks a network's endpoint once for its newest epoch; fails with an EpochError, or with the caller's own abort. */
export async function readEpoch(network: AskedNetwork, controller: AbortController): Promise<number> {
  const timer = setTimeout(() => controller.abort(new EpochError('timeout')), TIMEOUT_MS);
  try {
    const response = await fetchAnswer(network, controller.signal);
    return parseEpoch(await readJson(response));
  } catch (cause) {
    if (controller.signal.aborted || cause instanceof EpochError) throw cause;
    throw new EpochError(cause instanceof SyntaxError ? 'answer' : 'unreachable', '', {cause});
  } finally {
    clearTimeout(timer);
  }
}
