import {SCHEMA_TYPES, type SchemaType} from '../openRpc';
import {below, isRecord, lookUp} from '../jsonPointer';
import {addFault, anything, flag, inWords, listOf, mapOf, text, value, type Check} from './check';
import {checkTarget} from './reference';

const number = value('a number', (found) => typeof found === 'number');
const count = value('a whole number of at least 0', (found) => Number.isInteger(found) && Number(found) >= 0);
const fullList = value('a list with at least one entry', (found) => Array.isArray(found) && found.length > 0);

const isType = (found: unknown): found is SchemaType => SCHEMA_TYPES.some((type) => type === found);
const type = value(
  `one of ${SCHEMA_TYPES.join(', ')}, or a list of them`,
  (found) =>
    isType(found) ||
    (Array.isArray(found) && found.length > 0 && found.every(isType) && new Set(found).size === found.length),
);

function isPattern(found: unknown): boolean {
  if (typeof found !== 'string') return false;
  try {
    return Boolean(new RegExp(found, 'u'));
  } catch {
    return false;
  }
}

const schemas: Check = (found, at, inspection) => {
  fullList(found, at, inspection);
  if (Array.isArray(found)) listOf(schema)(found, at, inspection);
};
const schemaMap: Check = (found, at, inspection) => mapOf(schema)(found, at, inspection);
const schemaOrFalse: Check = (found, at, inspection) => found === false || schema(found, at, inspection);
const items: Check = (found, at, inspection) => (Array.isArray(found) ? schemas : schema)(found, at, inspection);
const dependencies = mapOf((found, at, inspection) =>
  (Array.isArray(found) ? listOf(text) : schema)(found, at, inspection),
);
const names = listOf(text);

const ANNOTATIONS: Record<string, Check> = {
  title: text,
  description: text,
  deprecated: flag,
  default: anything,
  examples: listOf(anything),
  $comment: text,
};

const KEYWORDS = new Map<string, Check>(
  Object.entries({
    ...ANNOTATIONS,
    ...{
      $schema: text,
      definitions: schemaMap,
      readOnly: flag,
      writeOnly: flag,
      format: text,
      contentMediaType: text,
      contentEncoding: text,
    },
    ...{
      type,
      enum: fullList,
      const: anything,
      pattern: value('a regular expression', isPattern),
      minLength: count,
      maxLength: count,
    },
    ...{minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number, multipleOf: number},
    ...{items, additionalItems: schemaOrFalse, minItems: count, maxItems: count, uniqueItems: flag, contains: schema},
    ...{
      properties: schemaMap,
      patternProperties: schemaMap,
      additionalProperties: schemaOrFalse,
      propertyNames: schema,
    },
    ...{required: names, minProperties: count, maxProperties: count, dependencies},
    ...{allOf: schemas, anyOf: schemas, oneOf: schemas, not: schema, if: schema, then: schema, else: schema},
  }),
);

/** What the project's own keywords are; other names that begin with x- are left alone. */
const OWN_KEYWORDS = new Map<string, Check>([
  ['x-unit', text],
  [
    'x-transaction-types',
    value(
      'a list of whole numbers',
      (found) => Array.isArray(found) && found.length > 0 && found.every(Number.isInteger),
    ),
  ],
]);

function checkKeywords(found: Record<string, unknown>, at: string, inspection: Parameters<Check>[2]): void {
  for (const [keyword, entry] of Object.entries(found)) {
    const check = KEYWORDS.get(keyword) ?? OWN_KEYWORDS.get(keyword);
    if (check) check(entry, below(at, keyword), inspection);
    else if (!keyword.startsWith('x-'))
      addFault(
        inspection,
        below(at, keyword),
        `the keyword ${inWords(keyword)}`,
        'keywords of JSON Schema draft-07 other than $id, and names that begin with x-',
      );
  }
}

/** Accepts JSON Schema draft-07 with local `$ref`, as far as its keywords can be right or wrong one by one. */
export function schema(found: unknown, at: string, inspection: Parameters<Check>[2]): void {
  if (inspection.schemas.has(at)) return;
  if (!isRecord(found)) {
    if (found !== true) addFault(inspection, at, inWords(found), 'a schema: an object, or true');
    return;
  }
  inspection.schemas.set(at, found);
  if (!('$ref' in found)) {
    checkKeywords(found, at, inspection);
    return;
  }
  for (const [keyword, entry] of Object.entries(found)) {
    if (keyword === '$ref') continue;
    const check = ANNOTATIONS[keyword] ?? OWN_KEYWORDS.get(keyword);
    if (check) check(entry, below(at, keyword), inspection);
    else if (!keyword.startsWith('x-'))
      addFault(
        inspection,
        below(at, keyword),
        `${inWords(keyword)} beside a $ref`,
        `beside a $ref: ${Object.keys(ANNOTATIONS).join(', ')}, or a name that begins with x-`,
      );
  }
  if (!checkTarget(found.$ref, at, inspection)) return;
  const target = lookUp(inspection.root, found.$ref);
  if (target) schema(target.value, target.pointer, inspection);
}
