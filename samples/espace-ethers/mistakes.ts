// What ethers prints for the usual mistakes of a connection.
import { createServer } from 'node:http';
import { JsonRpcProvider } from 'ethers';

const ask = async (label: string, provider: JsonRpcProvider) => {
  const error = (await provider.getBalance('0x70997970C51812dc3A010C7d01b50e0d17dc79C8').then(
    () => 'no error',
    (e: unknown) => e,
  )) as { code?: string; shortMessage?: string; message?: string };
  console.log(`${label}:`, error.code, error.shortMessage ?? error.message);
  provider.destroy();
};
await ask('no node', new JsonRpcProvider('http://127.0.0.1:9', 1235, { staticNetwork: true }));

const page = createServer((_, response) => response.writeHead(404).end('not found')).listen(0);
const { port } = page.address() as { port: number };
await ask(
  'not an endpoint',
  new JsonRpcProvider(`http://127.0.0.1:${port}`, 1235, { staticNetwork: true }),
);
page.close();

// Without staticNetwork, ethers prints this line once a second until you destroy the provider.
const line = new Promise((resolve) => (console.log = resolve));
const trying = new JsonRpcProvider('http://127.0.0.1:9');
trying.getBlockNumber().catch(() => undefined);
process.stdout.write(`without staticNetwork: ${String(await line)}\n`);
trying.destroy();
process.exit(0);
