/** One JSON-RPC call over HTTP; throws if there is no result. */
export async function askNode(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    signal: AbortSignal.timeout(5000),
  });
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('result' in answer))
    throw new Error(`${method}: ${JSON.stringify(answer)}`);
  return answer.result;
}
