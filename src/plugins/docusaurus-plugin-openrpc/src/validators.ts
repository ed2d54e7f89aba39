import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import path from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import {below, resolve, type Place} from './jsonPointer';
import type {ContentDescriptor, MethodObject, OpenRpcDocument} from './openRpc';
import {createSchemaCompiler, schemaAt} from './validation/schemaCompiler';

/** Source of a method's validators as an ES module. */
export type CompileMethod = (name: string) => string;

const requireHere = createRequire(__filename);
const RUNTIME = path.join(__dirname, 'validation', 'methodValidators');

/** The value at a place, behind any `$ref`; the document has passed parseDocument. */
function placeOf(document: OpenRpcDocument, pointer: string, value: unknown): Place {
  return resolve(document, {pointer, value}) ?? {pointer, value};
}

function methodAt({value}: Place): MethodObject {
  // parseDocument has looked at each method.
  return value as MethodObject;
}

interface Parameter {
  /** Where its schema is. */
  pointer: string;
  required: boolean;
}

function parametersOf(document: OpenRpcDocument, method: Place): Parameter[] {
  return methodAt(method).params.map((param, index) => {
    const {pointer, value} = placeOf(document, below(below(method.pointer, 'params'), index), param);
    // As the methods, so their parameters.
    return {pointer: below(pointer, 'schema'), required: (value as ContentDescriptor).required === true};
  });
}

/** The list of parameters by position: as many as are required, no more than there are. */
function listSchema(params: Parameter[]): object {
  const minItems = params.findLastIndex(({required}) => required) + 1;
  return {type: 'array', items: params.map(({pointer}) => schemaAt(pointer)), minItems, maxItems: params.length};
}

/**
 * Ajv's code with its helpers at an address that holds wherever the module lies, and in time that grows with the
 * breaches, not with their square.
 */
function portable(code: string): string {
  return code
    .replace(/const (\w+) = require\("([^"]+)"\)\.default;/g, (_match, name: string, helper: string) => {
      const file = JSON.stringify(requireHere.resolve(helper));
      // Bundlers and Node differ in what a default import of CommonJS is.
      return `import ${name}Module from ${file};const ${name} = ${name}Module.default ?? ${name}Module;`;
    })
    .replace(/vErrors\.concat\(([\w.]+)\.errors\)/g, 'append(vErrors, $1.errors)');
}

const APPEND = 'const append = (all, more) => {for (const one of more) all.push(one); return all;};';

/** The schemas of a method that become functions, under the names of those. */
function schemasOf(document: OpenRpcDocument, place: Place, params: Parameter[]): [string, object][] {
  const {result} = methodAt(place);
  const list: [string, object] = ['params', listSchema(params)];
  if (!result) return [list];
  return [
    list,
    ['result', schemaAt(below(placeOf(document, below(place.pointer, 'result'), result).pointer, 'schema'))],
  ];
}

/** Makes the compiler of a document's methods; each of its modules stands for itself and needs no eval. */
export function createMethodCompiler(document: OpenRpcDocument): CompileMethod {
  const ajv = createSchemaCompiler(document, {source: true, esm: true});
  const sources = document.methods.map((entry, index): [string, () => string] => {
    const place = placeOf(document, `/methods/${index}`, entry);
    const {name, paramStructure} = methodAt(place);
    const params = parametersOf(document, place);
    const schemas = schemasOf(document, place, params);
    for (const [part, schema] of schemas) ajv.addSchema(schema, `${name}.${part}`);
    const omissible = paramStructure === 'by-name' ? params.flatMap(({required}, at) => (required ? [] : [at])) : [];
    const compiled = [...schemas.map(([part]) => part), `omissible: ${JSON.stringify(omissible)}`];
    return [
      name,
      () => {
        const code = standaloneCode(ajv, Object.fromEntries(schemas.map(([part]) => [part, `${name}.${part}`])));
        const imports = `import {toMethodValidators} from ${JSON.stringify(RUNTIME)};`;
        return [
          imports,
          APPEND,
          portable(code),
          `export default toMethodValidators({${compiled.join(', ')}});`,
          '',
        ].join('\n');
      },
    ];
  });
  const byName = new Map(sources);
  return (name) => {
    const source = byName.get(name);
    if (!source) throw new Error(`No method ${name}`);
    return source();
  };
}

/**
 * The chunk of a method's validators: short, since every page carries the names of all chunks; two of one name would
 * share a file.
 */
function chunkOf(instanceId: string, slug: string): string {
  const digest = createHash('sha256').update(`${instanceId}-${slug}`).digest();
  return `v${(digest.readUInt32BE(0) % 36 ** 4).toString(36).padStart(4, '0')}`;
}

/**
 * Source of the module that the pages of an instance hold on to: by slug, what loads a method's validators once it is
 * called.
 */
export function loadersModule(instanceId: string, slugs: readonly string[]): string {
  const rows = slugs.map((slug) => {
    const file = JSON.stringify(`./validators-${slug}.js`);
    return `  ${JSON.stringify(slug)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkOf(instanceId, slug))} */ ${file}).then(own),`;
  });
  return ['const own = (module) => module.default;', 'export default {', ...rows, '};', ''].join('\n');
}
