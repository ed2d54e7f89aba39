// JSON-RPC calls to one node.
export type Hex = `0x${string}`;
export type Call = <Result>(method: string, ...params: unknown[]) => Promise<Result>;

export const hex = (number: number): Hex => `0x${number.toString(16)}`;

/** Returns a function that sends one request and returns its result. */
export function callerOf(url: string): Call {
  return async (method, ...params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(30_000),
    });
    const { result, error } = await response.json();
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
