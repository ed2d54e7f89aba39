// The upload against a stand-in for Pinata: it checks the key, and stores what it receives as IPFS would.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { images, metadata } from './collection.ts';
import { expect, folderAddress } from './ipfs.ts';
import { uploadFolder } from './upload.ts';

let lose = false;
const server = createServer((request, response) => {
  void (async () => {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.headers.authorization !== 'Bearer test-key')
      return reply(401, { error: { reason: 'INVALID_CREDENTIALS' } });
    const form = await new Response(Buffer.concat(parts), {
      headers: { 'content-type': request.headers['content-type']! },
    }).formData();
    const files = new Map<string, Uint8Array>();
    for (const file of form.getAll('file') as File[])
      files.set(file.name.split('/').at(-1)!, new Uint8Array(await file.arrayBuffer()));
    if (lose) files.delete('1');
    return reply(200, {
      IpfsHash: await folderAddress(files),
      PinSize: 0,
      Timestamp: new Date().toISOString(),
    });
  })();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const legacyUploadUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const files = await metadata(await images());
const attempt = (pinataJwt: string) =>
  uploadFolder(files, { pinataJwt, legacyUploadUrl }).then(
    (cid) => `ipfs://${cid}/`,
    (error: Error) => error.message,
  );

const good = await attempt('test-key');
const wrongKey = await attempt('wrong-key');
lose = true;
const lost = await attempt('test-key');
console.log('uploaded      ', good);
console.log('wrong key     ', wrongKey);
console.log('a file missing', lost);
expect(good === `ipfs://${await folderAddress(files)}/`, 'the address is the one computed before');
expect(
  wrongKey.includes('401') || wrongKey.includes('INVALID_CREDENTIALS'),
  'a wrong key is refused',
);
expect(lost.includes('but the files have the address'), 'a missing file is found');
server.close();
server.closeAllConnections();
