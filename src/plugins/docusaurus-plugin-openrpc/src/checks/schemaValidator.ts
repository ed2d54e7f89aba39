import type {ValidateFunction} from 'ajv';
import type {Breach} from '../console/model';
import {toBreaches} from '../validation/breaches';
import {createSchemaCompiler, schemaAt} from '../validation/schemaCompiler';

/** Returns the rules of the schema at a pointer that a value breaks; undefined if the schema cannot be compiled. */
export type SchemaValidator = (pointer: string, value: unknown) => Breach[] | undefined;

/** Makes a validator for the schemas of a document, with `$ref` read as places in it. */
export function schemaValidator(document: object): SchemaValidator {
  const ajv = createSchemaCompiler(document);
  const compiled = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    try {
      const validate = compiled.get(pointer) ?? ajv.compile(schemaAt(pointer));
      compiled.set(pointer, validate);
      return validate(value) ? [] : toBreaches(validate.errors ?? []);
    } catch {
      return undefined;
    }
  };
}
