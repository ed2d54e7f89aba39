import { readFileSync, writeFileSync } from 'node:fs';
import { addressFile, send } from './core.ts';

const { bytecode } = JSON.parse(readFileSync('build/Notebook.json', 'utf8'));
const { contractCreated } = await send({ data: bytecode });
console.log(`contract: ${contractCreated}`);
writeFileSync(addressFile, contractCreated!);
