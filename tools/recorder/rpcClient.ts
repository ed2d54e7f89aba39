import type {Answer, Pair, Request, RpcError, Space} from './pair';

/** Where both spaces of the node are reached. */
export interface Endpoints {
  core: {http: string; webSocket: string};
  espace: {http: string; webSocket: string};
}

const LIMIT_MS = 60_000;

/** An answer that is an error, thrown where a result was needed. */
export class RpcFailure extends Error {
  constructor(
    method: string,
    readonly error: RpcError,
  ) {
    super(
      `${method}: ${String(error.code)} ${error.message}${error.data === undefined ? '' : ` (${JSON.stringify(error.data)})`}`,
    );
  }
}

/** Returns whether a message is an answer to a request. */
export function isAnswer(message: unknown): message is Answer {
  return (
    typeof message === 'object' && message !== null && 'id' in message && ('result' in message || 'error' in message)
  );
}

/** Asks one call over HTTP and resolves with the request and whatever JSON-RPC answer came. */
export async function askPair(url: string, method: string, params: unknown[]): Promise<Pair> {
  const request: Request = {jsonrpc: '2.0', id: 1, method, params};
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const answer: unknown = await response.json();
  if (!isAnswer(answer))
    throw new Error(`${method}: the node answered no JSON-RPC but ${JSON.stringify(answer).slice(0, 200)}`);
  return {request, answer};
}

/** The result of an answer, or an exception. */
export function resultOf(method: string, {result, error}: Answer): unknown {
  if (error) throw new RpcFailure(method, error);
  return result;
}

/** Makes a function that asks a node for results. */
export function buildReader(
  endpoints: Endpoints,
): (space: Space, method: string, ...params: unknown[]) => Promise<unknown> {
  return async (space, method, ...params) =>
    resultOf(method, (await askPair(endpoints[space].http, method, params)).answer);
}
