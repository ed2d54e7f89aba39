// Writes the number and the proof of each account to proofs.json.
import { writeFileSync } from 'node:fs';
import { tree } from './tree.js';

const proofs = [...tree.entries()].map(([index, [account, allowed]]) => [
  account,
  { allowed: Number(allowed), proof: tree.getProof(index) },
]);
const json = JSON.stringify(Object.fromEntries(proofs), null, 2);
writeFileSync('proofs.json', json);
console.log(json);
