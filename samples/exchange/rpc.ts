// JSON-RPC calls to one node.
export type Hex = `0x${string}`;
export type Call = <Result>(method: string, ...params: unknown[]) => Promise<Result>;

export const hex = (number: number): Hex => `0x${number.toString(16)}`;

const LONG = 10_000;

/** Reads JSON and empties very long strings. Traces repeat the input of each call, which nobody here needs, and which can be gigabytes. */
async function shortened(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const done: string[] = [];
  let [part, inString] = ['', false];
  for await (const bytes of body) {
    const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('"');
    if (!inString || part.length <= LONG) part += first;
    for (const next of others) {
      if (inString && part.endsWith('\\')) {
        part += `"${next}`; // an escaped quote: the string goes on
        continue;
      }
      done.push(inString && part.length > LONG ? '' : part);
      [part, inString] = [next, !inString];
    }
  }
  done.push(part);
  return done.join('"');
}

/** Returns a function that sends one request and returns its result. */
export function callerOf(url: string): Call {
  return async (method, ...params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(300_000),
    });
    const { result, error } = JSON.parse(await shortened(response.body!));
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
