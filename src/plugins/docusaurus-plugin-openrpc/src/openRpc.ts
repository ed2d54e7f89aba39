import type {RpcAvailability, RpcErrorEntry, RpcEthereum, RpcNodeGroup, RpcUnimplemented} from './reference';

/** A local reference, to be looked up in the same document. */
export interface Reference {
  $ref: string;
}

/** A value, or a reference to its place in the document. */
export type OrReference<T> = T | Reference;

/** JSON Schema draft-07, as far as pages show it. */
export interface SchemaObject {
  $ref?: string;
  title?: string;
  description?: string;
  deprecated?: boolean;
  default?: unknown;
  examples?: unknown[];
  'x-unit'?: string;
  'x-transaction-types'?: number[];
  type?: SchemaType | SchemaType[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  items?: JsonSchema | JsonSchema[];
  additionalItems?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** A schema; `true` allows every value, `false` none. */
export type JsonSchema = boolean | SchemaObject;

/** The types of JSON Schema. */
export const SCHEMA_TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'] as const;
/** One type of JSON Schema. */
export type SchemaType = (typeof SCHEMA_TYPES)[number];

/** A parameter or a result. */
export interface ContentDescriptor {
  name: string;
  summary?: string;
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  'x-secret'?: boolean;
  schema: JsonSchema;
}

/** An error that a method can give. */
export interface ErrorObject {
  code: number;
  message: string;
  'x-cause'?: string;
  'x-cure'?: string;
}

/** One value of an example. */
export interface ExampleValue {
  name?: string;
  value: unknown;
}

/** A request with the answer to it: a result, or an error in `x-error`. */
export interface ExamplePairing {
  name: string;
  summary?: string;
  description?: string;
  params: OrReference<ExampleValue>[];
  result?: OrReference<ExampleValue>;
  'x-error'?: {code: number; message: string; data?: unknown};
}

/** A namespace's name and what its methods are for. */
export interface Tag {
  name: string;
  summary?: string;
  description?: string;
}

/** The messages of a subscription: their method, and the content of their result. */
export interface NotificationObject {
  method: string;
  description?: string;
  schema: JsonSchema;
}

/** How the parameters of a method travel. */
export const PARAM_STRUCTURES = ['by-name', 'by-position', 'either'] as const;

/** One method of a document. */
export interface MethodObject {
  name: string;
  summary: string;
  description?: string;
  tags?: OrReference<Tag>[];
  deprecated?: boolean;
  paramStructure?: (typeof PARAM_STRUCTURES)[number];
  params: OrReference<ContentDescriptor>[];
  result?: OrReference<ContentDescriptor>;
  errors?: OrReference<ErrorObject>[];
  examples?: OrReference<ExamplePairing>[];
  externalDocs?: {url: string; description?: string};
  'x-since'?: string;
  'x-history'?: string;
  'x-availability'?: RpcAvailability;
  'x-node-group'?: RpcNodeGroup;
  'x-ethereum'?: RpcEthereum;
  'x-guides'?: string[];
  'x-notification'?: NotificationObject;
}

/** An OpenRPC 1.x document that has passed every check of parseDocument. */
export interface OpenRpcDocument {
  openrpc: string;
  info: {title: string; version: string; description?: string};
  servers?: {name?: string; url: string; summary?: string; description?: string}[];
  methods: OrReference<MethodObject>[];
  'x-unimplemented'?: RpcUnimplemented[];
  'x-absent'?: RpcUnimplemented[];
  'x-errors'?: RpcErrorEntry[];
  components?: {schemas?: Record<string, JsonSchema>; tags?: Record<string, Tag>};
}
