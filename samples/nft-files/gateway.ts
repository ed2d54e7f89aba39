// A gateway can return anything. Compare what it returns with the address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { images } from './collection.ts';
import { expect, fileAddress } from './ipfs.ts';

// #region fetch
/** Downloads a file from a gateway and returns its bytes, or throws if they don't belong to the address. */
async function fetchChecked(gateway: string, address: string): Promise<Uint8Array> {
  const response = await fetch(`${gateway}/ipfs/${address}`, {
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`The gateway returned ${response.status}`);
  const content = new Uint8Array(await response.arrayBuffer());
  const actual = await fileAddress(content);
  if (actual !== address) throw new Error(`Not the file: these bytes have the address ${actual}`);
  return content;
}
// #endregion fetch

const [first] = await images();
const address = await fileAddress(first!);
const other = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
const bodies: Record<string, [number, Uint8Array]> = {
  honest: [200, first!],
  altered: [200, other],
  missing: [504, new Uint8Array()],
};

for (const [kind, [status, body]] of Object.entries(bodies)) {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const result = await fetchChecked(url, address).then(
    (content) => `${content.length} bytes, as the address says`,
    (error: Error) => error.message,
  );
  console.log(`${kind.padEnd(8)} ${result}`);
  expect(
    (kind === 'honest') === result.endsWith('as the address says'),
    'only the right bytes are accepted',
  );
  server.close();
  server.closeAllConnections();
}
