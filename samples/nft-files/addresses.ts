// What an address depends on: the bytes, and how they are cut into blocks.
import { CID } from 'multiformats/cid';
import * as raw from 'multiformats/codecs/raw';
import { sha256 } from 'multiformats/hashes/sha2';
import { images, metadata } from './collection.ts';
import { bytes, expect, fileAddress, folderAddress } from './ipfs.ts';

const art = await images();
const files = await metadata(art);
const base = await folderAddress(files);

console.log('# #region addresses');
for (const [id, image] of art.entries())
  console.log(`image ${id}     ipfs://${await fileAddress(image)}`);
for (const [id, file] of files) console.log(`metadata ${id}  ipfs://${await fileAddress(file)}`);
console.log(`folder      ipfs://${base}/`);
console.log('# #endregion addresses');

// #region hash
const first = art[0]!;
const byHand = CID.createV1(raw.code, await sha256.digest(first)).toString();
// #endregion hash
expect(
  byHand === (await fileAddress(first)),
  'the address of a small file is the SHA-256 of its bytes',
);

// The address that Pinata's documentation shows for a file with the text "hello".
expect(
  (await fileAddress(bytes('hello'))) ===
    'bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq',
  'Pinata computes the same address',
);

console.log('# #region changed');
const changed = first.slice();
changed[changed.length - 10]! ^= 1;
const after = await folderAddress(await metadata([changed, art[1]!]));
console.log(`one bit of image 0 changed`);
console.log(`  image 0   ipfs://${await fileAddress(changed)}`);
console.log(`  folder    ipfs://${after}/`);
console.log('# #endregion changed');
expect(
  after !== base && (await fileAddress(changed)) !== byHand,
  'a changed image changes its address and the folder',
);

console.log('# #region profiles');
const large = new Uint8Array(2_000_000).fill(7);
const newer = await fileAddress(large, { profile: 'unixfs-v1-2025' });
const older = await fileAddress(large, { profile: 'unixfs-v0-2015' });
console.log('the same file of 2,000,000 bytes');
console.log(`  unixfs-v1-2025  ${newer}`);
console.log(`  unixfs-v0-2015  ${older}`);
console.log('# #endregion profiles');
expect(newer !== older, 'other settings give another address');
