import { request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string; data?: unknown };
}

/** Posts JSON over a connection of its own: one that is kept would be closed while the compiler or the signing holds up this process. */
function post(url: string, body: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: 'POST', agent: false, headers: { 'content-type': 'application/json' } },
      (response) => {
        text(response).then((answer) => resolve(JSON.parse(answer)), reject);
      },
    );
    sending.on('error', reject).end(JSON.stringify(body));
  });
}

/** Asks many questions, a hundred to a request, and returns the answers in their order; the first error is thrown. */
export async function askAll(
  url: string,
  method: string,
  list: readonly (readonly unknown[])[],
): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let from = 0; from < list.length; from += 100) {
    const batch = list
      .slice(from, from + 100)
      .map((params, id) => ({ jsonrpc: '2.0', id, method, params }));
    const parts = (await post(url, batch)) as Answer[];
    for (const part of parts.sort((a, b) => a.id - b.id)) {
      if (part.error !== undefined)
        throw new Error(`${method} ${String(from + part.id)}: ${JSON.stringify(part.error)}`);
      answers.push(part.result);
    }
  }
  return answers;
}

/** Asks one question. */
export async function ask(url: string, method: string, ...params: unknown[]): Promise<unknown> {
  return (await askAll(url, method, [params]))[0];
}

/** Tries calls that may revert: the bytes that each returns, or `error` and those that it reverts with. */
export async function callAll(
  url: string,
  method: string,
  list: readonly (readonly unknown[])[],
): Promise<string[]> {
  const answers: string[] = [];
  for (const params of list) {
    const { result, error } = (await post(url, {
      jsonrpc: '2.0',
      id: 1,
      method,
      params,
    })) as Answer;
    answers.push(
      typeof result === 'string'
        ? result
        : `error ${/0x[0-9a-f]*/.exec(String(error?.data))?.[0] ?? JSON.stringify(error)}`,
    );
  }
  return answers;
}
