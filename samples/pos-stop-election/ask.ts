/** The local port of the chain's first node. */
export const coreUrl = () => process.env.CORE_RPC ?? 'http://127.0.0.1:12539';

/** One JSON-RPC call to it; the caller states what the method returns. */
export async function ask<Result>(method: string, ...params: unknown[]): Promise<Result> {
  const response = await fetch(coreUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const answer = (await response.json()) as { result: Result; error?: { code: number; message: string } };
  if (answer.error) throw new Error(`${method}: ${answer.error.code} ${answer.error.message}`);
  return answer.result;
}
