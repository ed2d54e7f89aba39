// Measures every topic on a fresh development node and compares the figures with measured.json, to the digit.
// `tsx measure.ts --write` records them again. CORE_RPC, ESPACE_RPC: the node; CORE_KEY, ESPACE_KEY: funded accounts.
import type { Hex } from 'viem';
import { compile } from './compile.ts';
import { countFigures, drift, Measured, readRecord, writeRecord } from './measured.ts';
import { measureSpace } from './run.ts';
import { nodeRelease, openCore, openESpace } from './space.ts';
import { TOPICS } from './topics/index.ts';

// The first account of the development mnemonic, which a local node funds; it is public.
const DEVELOPMENT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

const compiled = { off: compile('off'), on: compile('on'), ir: compile('ir') };
const measured = new Measured(await nodeRelease(), TOPICS);
await measureSpace(
  openESpace,
  (process.env.ESPACE_KEY ?? DEVELOPMENT_KEY) as Hex,
  TOPICS,
  compiled,
  measured,
);
await measureSpace(
  openCore,
  (process.env.CORE_KEY ?? DEVELOPMENT_KEY) as Hex,
  TOPICS,
  compiled,
  measured,
);

const record = measured.toRecord();
if (process.argv.includes('--write')) writeRecord(record);
const recorded = readRecord();
if (!recorded) throw new Error('There is no measured.json; npm run record writes it.');
const changes = drift(recorded, record);
if (changes.length > 0) {
  console.error(
    `${String(changes.length)} figures differ from measured.json:\n${changes.join('\n')}\nnpm run record writes the new ones.`,
  );
  process.exit(1);
}
console.log(
  `${String(TOPICS.length)} topics, ${String(countFigures(record))} figures: all as measured.json has them`,
);
