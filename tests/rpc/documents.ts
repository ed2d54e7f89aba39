import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {readJoined} from 'docusaurus-plugin-openrpc/joined';
import {RPC_REFERENCES} from '../../src/config/rpc';

/** The spaces that have a document. */
export const SPACES = ['core', 'espace'] as const;
/** One of the spaces. */
export type Space = (typeof SPACES)[number];

/** A JSON Schema, as far as the tests look into it. */
export interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  required?: string[];
  $ref?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  default?: unknown;
  'x-transaction-types'?: number[];
}

/** An error as a node returns it. */
export interface RecordedError {
  code: number;
  message: string;
  data?: unknown;
}

/** A parameter or result of a method. */
interface Descriptor {
  name: string;
  description: string;
  required?: boolean;
  schema: Schema;
  'x-secret'?: boolean;
}

/** An example as the document carries it. */
export interface DocumentExample {
  name: string;
  summary: string;
  params: {name: string; value: unknown}[];
  result?: {name: string; value: unknown};
  'x-error'?: RecordedError;
  'x-notifications'?: Notification[];
}

/** A message that a subscription sends. */
interface Notification {
  method: string;
  params: {subscription: string; result: unknown};
}

/** A method of a document. */
export interface Method {
  name: string;
  summary: string;
  description: string;
  tags?: {$ref: string}[];
  params: Descriptor[];
  result: Descriptor;
  errors?: {code: number; message: string; 'x-cause': string; 'x-cure': string; 'x-unrecorded'?: string}[];
  examples: DocumentExample[];
  'x-notification'?: {method: string; schema: Schema};
  'x-since'?: string;
  'x-history'?: string;
  'x-guides'?: string[];
  'x-availability'?: string;
  'x-node-group'?: object;
  'x-ethereum'?: {kind: string; note?: string};
}

/** A document, as far as the tests look into it. */
export interface RpcDocument {
  servers: unknown[];
  methods: Method[];
  'x-unimplemented'?: {name: string; message: string; instead: string}[];
  'x-absent'?: {name: string; message: string; instead: string}[];
  'x-errors': {code: number; title: string; cause: string; unrecorded?: string; exchanges?: {name: string}[]}[];
  components: {schemas: Record<string, Schema>; tags: Record<string, unknown>};
}

/** A request with the answer of a real node, and what a subscription sent after it. */
export interface Recording {
  request: {method: string; params: unknown[]};
  answer: {result?: unknown; error?: RecordedError};
  notifications?: Notification[];
}

interface Validate {
  (value: unknown): boolean;
  errors?: unknown;
}

interface Ajv {
  compile(schema: object): Validate;
}

// From the root: Playwright, which loads this file too, has no import.meta.
const fromHere = createRequire(path.resolve('package.json'));
const fromAjvFormats = createRequire(fromHere.resolve('ajv-formats'));
const {Ajv: AjvOfDraft7} = fromAjvFormats('ajv') as {Ajv: new (options: object) => Ajv};

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Reads the document of a space, joined from its files and recordings. */
export function readDocument(space: Space): RpcDocument {
  return readJoined(RPC_REFERENCES[space]).value as RpcDocument;
}

/** Reads the texts of a space in a language. */
export function readTexts(space: Space, language: string): Record<string, {message: string}> {
  return readJson(`i18n/${language}/docusaurus-plugin-openrpc-${space}/methods.json`) as Record<
    string,
    {message: string}
  >;
}

/** Names of the recordings of a method. */
export function recordingNames(space: Space, method: string): string[] {
  return readdirSync(`openrpc/examples/${space}/${method}`).map((file) => file.replace(/\.json$/, ''));
}

/** Reads one recording. */
export function readRecording(space: Space, method: string, name: string): Recording {
  return readJson(`openrpc/examples/${space}/${method}/${name}.json`) as Recording;
}

/** Makes a function that returns what is wrong with a value by a schema of the document; undefined if nothing is. */
export function buildFaultFinder({components}: RpcDocument): (schema: Schema, value: unknown) => unknown {
  const ajv = new AjvOfDraft7({strict: false, allErrors: false, validateFormats: false});
  const compiled = new Map<Schema, Validate>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile({allOf: [schema], components});
    compiled.set(schema, validate);
    return validate(value) ? undefined : validate.errors;
  };
}

/** Keys of a method's errors: their codes, with a number added to a code that occurs again. */
function errorKeys(errors: {code: number}[]): string[] {
  return errors.map(({code}, index) => {
    const earlier = errors.slice(0, index).filter((error) => error.code === code).length;
    return earlier === 0 ? String(code) : `${code}_${earlier + 1}`;
  });
}

/** The keys that translations of a document have. */
export function textKeys({
  servers,
  methods,
  'x-errors': errorEntries,
  components,
  'x-unimplemented': unimplemented = [],
  'x-absent': absent = [],
}: RpcDocument): string[] {
  const ofDocument = [
    'info.title',
    'info.description',
    ...servers.flatMap((_, index) => [`servers.${index}.name`, `servers.${index}.summary`]),
    ...Object.keys(components.tags).map((name) => `namespaces.${name}.description`),
    ...['testnet', 'mainnet', 'local'].map((id) => `endpoints.${id}.label`),
    ...errorEntries.flatMap(({code, unrecorded}) => [
      ...['title', 'cause', 'cure'].map((field) => `errors.${code}.${field}`),
      ...(unrecorded === undefined ? [] : [`errors.${code}.unrecorded`]),
    ]),
    ...unimplemented.map(({name}) => `unimplemented.${name}.instead`),
    ...absent.map(({name}) => `absent.${name}.instead`),
  ];
  const ofMethods = methods.flatMap((method) => {
    const {name, params, errors = [], examples, 'x-ethereum': ethereum} = method;
    return [
      `${name}.summary`,
      `${name}.description`,
      ...(method['x-history'] === undefined ? [] : [`${name}.history`]),
      ...params.map((_, index) => `${name}.params.${index}.description`),
      `${name}.result.description`,
      ...errorKeys(errors).flatMap((key) => [`${name}.errors.${key}.cause`, `${name}.errors.${key}.cure`]),
      ...examples.map((_, index) => `${name}.examples.${index}.summary`),
      ...(ethereum?.note === undefined ? [] : [`${name}.ethereum.note`]),
    ];
  });
  const ofTypes = Object.entries(components.schemas).flatMap(([name, {description, properties = {}}]) => [
    ...(description === undefined ? [] : [`types.${name}.description`]),
    ...Object.keys(properties).map((property) => `types.${name}.${property}.description`),
  ]);
  return [...ofDocument, ...ofMethods, ...ofTypes];
}
