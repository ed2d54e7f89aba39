// Passes JSON-RPC requests on to a node, and keeps each request with its response.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type RpcError = { code: number; message: string; data?: unknown };
type Request = { id: unknown; method: string; params?: unknown[] };
export type Call = {
  method: string;
  params: unknown[];
  result?: unknown;
  error?: RpcError;
  batch: boolean;
};
/** Returns an error instead of the node, or changes the request in place. */
export type Rule = (request: Request) => RpcError | void;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

export async function startRecorder(target: string, rule: Rule = () => undefined) {
  const calls: Call[] = [];
  const answer = async (request: Request, batch: boolean) => {
    const refused = rule(request);
    const body = JSON.stringify(request);
    const node = async () =>
      (
        await fetch(target, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).json();
    const response = refused ? { jsonrpc: '2.0', id: request.id, error: refused } : await node();
    calls.push({
      method: request.method,
      params: request.params ?? [],
      result: response.result,
      error: response.error,
      batch,
    });
    return response;
  };
  const server = createServer(async (request, response) => {
    const asked: Request | Request[] = JSON.parse(await bodyOf(request));
    const answers = Array.isArray(asked)
      ? await Promise.all(asked.map((one) => answer(one, true)))
      : await answer(asked, false);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () => server.close(),
  };
}
