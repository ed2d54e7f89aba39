interface Answer<Result> {
  result: Result;
  error?: { code: number; message: string; data?: string };
}

/** The error that a node returned for a call. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly reason: string;
  readonly data: string | undefined;

  constructor(method: string, { code, message, data }: NonNullable<Answer<unknown>['error']>) {
    super(`${method}: ${code} ${message}`);
    this.reason = message;
    this.data = data;
  }
}

/** One JSON-RPC call; the caller states what the method returns. */
export async function askAt<Result>(
  url: string,
  method: string,
  ...params: unknown[]
): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as Answer<Result>;
  if (error) throw new CallError(method, error);
  return result;
}
