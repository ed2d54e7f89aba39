import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import {stepsOf} from '../jsonPointer';

/** How a value breaks a schema: where in the value, and the rule. */
export interface Breach {
  pointer: string;
  rule: string;
}

function ruleOf({keyword, message, params}: ErrorObject): string {
  const detail = keyword === 'enum' || keyword === 'const' ? `: ${JSON.stringify(Object.values(params)[0])}` : '';
  const extra = 'additionalProperty' in params ? `: ${JSON.stringify(params.additionalProperty)}` : '';
  return `${message ?? keyword}${detail}${extra}`;
}

/** Says which rules of the schema at a pointer a value breaks; undefined where the schema cannot be compiled. */
export type SchemaValidator = (schemaAt: string, value: unknown) => Breach[] | undefined;

/** Makes a validator for the schemas of a document, with `$ref` read as places in it. */
export function schemaValidator(document: object): SchemaValidator {
  const ajv = new Ajv({allErrors: true, jsonPointers: true, unknownFormats: 'ignore', validateSchema: false, logger: false});
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  return (schemaAt, value) => {
    try {
      const steps = stepsOf(schemaAt).map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`);
      const validate = compiled.get(schemaAt) ?? ajv.compile({$ref: `document#${steps.join('')}`});
      compiled.set(schemaAt, validate);
      if (validate(value) === true) return [];
      return (validate.errors ?? []).map((error) => ({pointer: error.dataPath, rule: ruleOf(error)}));
    } catch {
      return undefined;
    }
  };
}
