// A validator with seats starts with the record of other keys, and signs nothing: tsx record.ts
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, TERM, until, withValidator } from './validator.ts';

const RECORD = 'pos_db/secure_storage.json';
const MISMATCH = 'author in secure_storage does not match PoS keys!';

await withValidator(
  async ({ folder, node, start, newFolder, status, hasSeats, newest, signedAt }) => {
    await until('signature', async () => (await hasSeats()) && (await signedAt(await newest())));
    console.log('it has seats, and signs');
    await node.stop();

    const other = newFolder();
    const stranger = await start(other);
    await until('record', async () => existsSync(path.join(other, RECORD)));
    await stranger.stop();
    copyFileSync(path.join(other, RECORD), path.join(folder, RECORD));
    await start(folder);
    await until('message', async () =>
      readFileSync(path.join(folder, 'pos.log'), 'utf8').includes(MISMATCH),
    );
    console.log(`started with the record of other keys, its log contains: ${MISMATCH}`);

    const end = await until('forced retirement', async () => Number((await status()).forceRetired));
    let last = end;
    while (!(await signedAt(last))) last -= 1;
    const silent = end / TERM - (Math.floor(last / TERM) + 1);
    console.log(`it runs, and is retired by force after ${silent} terms without a signature`);
    expect('terms without a signature', silent, 3);
  },
);
