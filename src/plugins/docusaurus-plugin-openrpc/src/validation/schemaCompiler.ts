import {Ajv, type Options as AjvOptions} from 'ajv';
import {stepsOf} from '../jsonPointer';
import {COUNTED_KEYWORDS} from './countedKeywords';

/** Name under which a document's own schemas refer to each other. */
const DOCUMENT = 'document';

const OPTIONS: AjvOptions = {
  allErrors: true,
  strict: false,
  meta: false,
  validateSchema: false,
  validateFormats: false,
  inlineRefs: false,
  logger: false,
};

/**
 * A copy without what Ajv would read as a schema's name anywhere in a document, be it a value of an example; schemas
 * here have none.
 */
function withoutNames(document: object): object {
  const isName = (key: string, value: unknown): boolean =>
    typeof value === 'string' && ['$id', '$anchor', '$dynamicAnchor'].includes(key);
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (isName(key, value) ? undefined : value)),
  ) as object;
}

/** Makes the Ajv for a document's schemas, with the same rules for checks at build and for validators in a page. */
export function createSchemaCompiler(document: object, code: AjvOptions['code'] = {}): Ajv {
  const ajv = new Ajv({...OPTIONS, code});
  for (const definition of COUNTED_KEYWORDS) ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  ajv.addSchema(withoutNames(document), DOCUMENT);
  return ajv;
}

/** A schema that stands for the one at a pointer of the document. */
export function schemaAt(pointer: string): {$ref: string} {
  const steps = stepsOf(pointer).map(
    (step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
  );
  return {$ref: `${DOCUMENT}#${steps.join('')}`};
}
