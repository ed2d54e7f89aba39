import {below, isRecord, lookUp, type Place} from '../jsonPointer';
import {addFault, inWords, type Inspection} from './check';
import {entriesOf} from './methods';

/**
 * Names of fields that may hold a password, a key or the like; a key may also belong to a table, which the document
 * then states.
 */
const TELLING =
  /pass(?:word|phrase|code)|pwd|secret|mnemonic|(?:^|_)seed(?:$|_)|seed_?phrase|(?:^|_)pin(?:$|_)|(?:^|_)(?:priv|private)|(?:^|_|[a-z])keys?$/i;
/** Names of fields that are secrets everywhere; other keys are public, such as those of storage. */
const CERTAIN = /pass(?:word|phrase|code)|pwd|secret|mnemonic|seed_?phrase|private_?key/i;

/** The names of all fields that a schema has, followed through what it refers to. */
function fieldNames(root: unknown, schema: unknown, passed = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || passed.has(schema)) return [];
  passed.add(schema);
  const target = isRecord(schema) && typeof schema.$ref === 'string' ? lookUp(root, schema.$ref)?.value : undefined;
  const own = isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : [];
  const parts: unknown[] = Object.values(schema);
  return [...own, ...[target, ...parts].flatMap((part) => fieldNames(root, part, passed))];
}

function checkParameter(inspection: Inspection, {at, value}: Place & {at: string}): void {
  if (!isRecord(value) || typeof value.name !== 'string') return;
  const pointer = below(at, 'x-secret');
  const inner = fieldNames(inspection.root, value.schema).find((name) => CERTAIN.test(name));
  if (inner !== undefined && value['x-secret'] !== true)
    addFault(inspection, pointer, `a parameter with the field ${inWords(inner)} and no x-secret`, 'true');
  if (!TELLING.test(value.name) || typeof value['x-secret'] === 'boolean') return;
  addFault(
    inspection,
    pointer,
    `the parameter ${inWords(value.name)} without x-secret`,
    'true for a password or a key that must stay secret, else false',
  );
}

/**
 * Reports parameters that are named like a secret and do not say whether they are one: pages show, keep and send them
 * accordingly.
 */
export function checkSecrets(inspection: Inspection): void {
  for (const method of entriesOf(inspection, {pointer: '', value: inspection.root}, 'methods')) {
    for (const parameter of entriesOf(inspection, method, 'params')) checkParameter(inspection, parameter);
  }
}
