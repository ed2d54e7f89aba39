// A proxy in front of the node: it counts what a library requests and can change a result.
import { createServer } from 'node:http';

export interface Call {
  method: string;
  params: unknown[];
  id?: number;
}

const suggested = '0x4e3b29200'; // 21 Gdrip: what the node suggests once 60 of the last 300 blocks have transactions at that price
export const bodies: (Call | Call[])[] = [];
export const calls = (method: string) => bodies.flat().filter((call) => call.method === method);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      const parsed = JSON.parse(body) as Call | Call[];
      bodies.push(parsed);
      const answer = await (
        await fetch(process.env.ESPACE_RPC!, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).json();
      const replaced =
        !Array.isArray(parsed) && parsed.method === 'eth_maxPriorityFeePerGas'
          ? { ...answer, result: suggested }
          : answer;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(replaced));
    });
}).listen(0);
export const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
