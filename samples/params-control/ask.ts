// The node that the script started.
let coreUrl = '';
export const useNode = (url: string): void => void (coreUrl = url);
export const nodeUrl = (): string => coreUrl;

/** One JSON-RPC call; the caller states what the method returns. */
export async function ask<Result>(method: string, ...params: unknown[]): Promise<Result> {
  const response = await fetch(coreUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const answer = (await response.json()) as { result: Result; error?: { code: number; message: string; data?: string } };
  if (answer.error) throw new Error(`${method}: ${answer.error.message} ${answer.error.data ?? ''}`);
  return answer.result;
}
