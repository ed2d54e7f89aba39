// Uploads the images, then the metadata that refers to them, and prints the base URI for the contract.
import { images, metadata, names } from './collection.ts';
import { uploadFolder } from './upload.ts';

const pinataJwt = process.env.PINATA_JWT;
if (!pinataJwt) throw new Error('Set PINATA_JWT to a key that may only upload files');
const art = await images();
await uploadFolder(new Map(art.map((image, id) => [names[id]!, image])), { pinataJwt });
console.log(`base URI: ipfs://${await uploadFolder(await metadata(art), { pinataJwt })}/`);
