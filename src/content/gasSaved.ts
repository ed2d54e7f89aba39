import {existsSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import {readJson} from './readJson';

interface Row {
  name: string;
  espace?: {on: readonly number[]};
  core?: {on: readonly number[]};
}

interface Measured {
  topics: Readonly<Record<string, {headline: string; rows: readonly Row[]} | undefined>>;
}

const gas = Joi.object({on: Joi.array().items(Joi.number()).required()}).unknown();
const row = Joi.object({name: Joi.string().required(), espace: gas, core: gas}).unknown();
const topic = Joi.object({headline: Joi.string().required(), rows: Joi.array().items(row).required()}).unknown();
const MEASURED = Joi.object<Measured>({topics: Joi.object().pattern(Joi.string(), topic).required()}).unknown();

/** Gas of the transaction that stands for a topic, before and after, with the optimizer on. */
export interface GasSaved {
  transaction: string;
  before: number;
  after: number;
}

/**
 * What was measured of a contract `FOLDER/contracts/TOPIC.sol`, in eSpace or, if only Core Space has it, there;
 * undefined if nothing was.
 */
export function gasSaved(samplesDir: string, file: string): GasSaved | undefined {
  const [folder = ''] = file.split('/');
  const measured = path.join(samplesDir, folder, 'measured.json');
  if (!existsSync(measured)) return undefined;
  const {topics} = readJson(measured, MEASURED, `run the sample with npm run test:samples -- --only ${folder} --write`);
  const shown = topics[path.basename(file, path.extname(file))];
  const headline = shown?.rows.find(({name}) => name === shown.headline);
  const [before, after] = (headline?.espace ?? headline?.core)?.on ?? [];
  return shown === undefined || before === undefined || after === undefined
    ? undefined
    : {transaction: shown.headline, before, after};
}
