import {readFileSync} from 'node:fs';
import type Joi from 'joi';

/**
 * Reads a JSON file and checks what is in it; throws with the file, the fault and the fix where it isn't JSON or isn't
 * of this form.
 */
export function readJson<Data>(file: string, schema: Joi.Schema<Data>, cure: string): Data {
  const text = readFileSync(file, 'utf8');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} isn't JSON; ${cure}`, {cause: error});
  }
  const checked = schema.validate(parsed, {convert: false});
  if (checked.error) throw new Error(`${file}: ${checked.error.message}; ${cure}`);
  return checked.value;
}
