// Two local ports: of a node of the chain, and of the node that is to become a validator. In practice they are one.
export const coreUrl = () => process.env.CORE_RPC ?? 'http://127.0.0.1:12539';
const validatorUrl = () => process.env.VALIDATOR_RPC ?? coreUrl();

async function call<Result>(url: string, method: string, params: unknown[]): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const answer = (await response.json()) as { result: Result; error?: { code: number; message: string } };
  if (answer.error) throw new Error(`${method}: ${answer.error.code} ${answer.error.message}`);
  return answer.result;
}

/** One JSON-RPC call; the caller states what the method returns. */
export const ask = <Result>(method: string, ...params: unknown[]) => call<Result>(coreUrl(), method, params);

/** The same for the validator's own node. */
export const askValidator = <Result>(method: string, ...params: unknown[]) => call<Result>(validatorUrl(), method, params);
