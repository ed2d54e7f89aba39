import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

interface Row {
  name: string;
  espace?: {on: readonly number[]};
  core?: {on: readonly number[]};
}

interface Measured {
  topics: Readonly<Record<string, {headline: string; rows: readonly Row[]} | undefined>>;
}

/** Gas of the transaction that stands for a topic, before and after, with the optimizer on. */
export interface GasSaved {
  transaction: string;
  before: number;
  after: number;
}

/** What was measured of a contract `FOLDER/contracts/TOPIC.sol`, in eSpace or, if only Core Space has it, there; undefined where nothing was. */
export function gasSaved(samplesDir: string, file: string): GasSaved | undefined {
  const [folder = ''] = file.split('/');
  const measured = path.join(samplesDir, folder, 'measured.json');
  if (!existsSync(measured)) return undefined;
  const {topics} = JSON.parse(readFileSync(measured, 'utf8')) as Measured;
  const topic = topics[path.basename(file, path.extname(file))];
  const row = topic?.rows.find(({name}) => name === topic.headline);
  const [before, after] = (row?.espace ?? row?.core)?.on ?? [];
  return topic === undefined || before === undefined || after === undefined ? undefined : {transaction: topic.headline, before, after};
}
