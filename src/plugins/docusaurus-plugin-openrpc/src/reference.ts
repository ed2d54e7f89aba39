import type {MarkdownText} from './markdown';

/** A method reference as pages and console see it: plain data, already free of `$ref` and of OpenRPC's own shape. */
export interface RpcReference {
  title: string;
  version: string;
  description?: MarkdownText;
  servers: RpcServer[];
  namespaces: RpcNamespace[];
  /** Methods that a node recognizes by name only; they have no page. */
  unimplemented: RpcUnimplemented[];
  /** Methods that readers look for but that a node does not recognize even by name; they have no page either. */
  absent: RpcUnimplemented[];
  /** What each error code means, whichever method gives it; empty if the document does not tell. */
  errorEntries: RpcErrorEntry[];
}

/** An error code of JSON-RPC, or a status of HTTP, with its meaning. */
export interface RpcErrorEntry {
  code: number;
  /** Says that the code is a status of HTTP. */
  http?: boolean;
  title: string;
  cause: MarkdownText;
  cure: MarkdownText;
  /** Why no recording shows the code. */
  unrecorded?: MarkdownText;
  exchanges?: RpcExchange[];
}

/** An HTTP message that isn't a method call, and the node's response. */
export interface RpcExchange {
  name: string;
  /** `bytes` is the length of a body that is too long to show. */
  request: {verb: 'GET' | 'POST'; contentType?: string; body?: string; bytes?: number};
  answer: {status: number; body: string};
}

/** An endpoint that the document names. */
export interface RpcServer {
  name: string;
  url: string;
  summary?: string;
}

/** A method that a node has no answer for: it knows the name alone, or not even that. */
export interface RpcUnimplemented {
  name: string;
  /** The message that the node returns. */
  message: string;
  /** What to use instead. */
  instead: MarkdownText;
}

/** Methods that share their first tag, or, without tags, the part of their name before the underscore. */
export interface RpcNamespace {
  name: string;
  description?: MarkdownText;
  methods: RpcMethod[];
}

/** One method, with everything that its page shows. */
export interface RpcMethod {
  name: string;
  /** Last part of the page's address: the name in lower case. */
  slug: string;
  summary: string;
  description?: MarkdownText;
  /** What earlier or later node versions do, and how far back it reaches: one line. */
  history?: MarkdownText;
  deprecated: boolean;
  /**
   * First node version that has it, such as v3.0.2, or the oldest one tested: `v2.4.0 or earlier`; absent if not
   * measured.
   */
  since?: string;
  availability: RpcAvailability;
  /** How a node comes to serve it; absent if no one asked. */
  nodeGroup?: RpcNodeGroup;
  /** How it compares with the method of that name in Ethereum; absent if no one asked. */
  ethereum?: RpcEthereum;
  paramStructure: 'by-name' | 'by-position' | 'either';
  params: RpcParameter[];
  result?: RpcResult;
  /** What the node sends of itself after the answer, for a method that subscribes. */
  notifications?: RpcNotification[];
  errors: RpcError[];
  examples: RpcExample[];
  externalDocs?: {url: string; description?: string};
  guides: RpcGuide[];
  /** Named types that the method's trees refer to. */
  types: Record<string, TypeNode>;
  /**
   * The shared types without parts that the method uses, in the words of the shared schema, in the order in which a
   * reader meets them.
   */
  shared: TypeNode[];
}

/** A page on a method: its address in the site, without language prefix, and its title. */
export interface RpcGuide {
  url: string;
  title: string;
}

/** Who can call a method: anyone at the public endpoints, whoever runs a node, or only a node's operator. */
export type RpcAvailability = 'public' | 'own-node' | 'operator';

/**
 * How one's own node comes to serve a method: by default, on its local port alone, if a list of groups has the group,
 * or if a key is set.
 */
export type RpcNodeGroup =
  | {name: string; opened: 'default'}
  | {name: string; opened: 'local'}
  /** `local` says that the local port serves it too, whatever the list has. */
  | {name: string; opened: 'listed'; key: string; local?: true}
  | {name: string; opened: 'set'; key: string};

/** How a method compares with Ethereum: the same, with differences that `note` describes, or specific to Conflux. */
export type RpcEthereum = {kind: 'same' | 'conflux'; note?: MarkdownText} | {kind: 'differs'; note: MarkdownText};

/** One parameter of a method. */
export interface RpcParameter {
  name: string;
  summary?: string;
  description?: MarkdownText;
  required: boolean;
  deprecated: boolean;
  /**
   * Says that its values are a password, a key or the like: they are hidden, never kept, and sent to another machine
   * after a question only.
   */
  secret?: boolean;
  type: TypeNode;
}

/** What a method returns. */
export interface RpcResult {
  name: string;
  description?: MarkdownText;
  type: TypeNode;
}

/** A message that a subscription sends; `type` is that of its result. */
export interface RpcNotification {
  /** Method of the message, such as cfx_subscription. */
  name: string;
  description?: MarkdownText;
  type: TypeNode;
}

/** An error that a method can give. */
export interface RpcError {
  code: number;
  message: string;
  cause?: MarkdownText;
  cure?: MarkdownText;
}

/** A request and the answer that a node gave to it. */
export interface RpcExample {
  name: string;
  summary?: string;
  params: unknown[];
  outcome: {result: unknown} | {error: {code: number; message: string; data?: unknown}};
}

/** What every kind of type may carry. */
export interface TypeFacts {
  /** Name of the shared schema, shown to readers. */
  title?: string;
  /** The schema's own title in words, where it is not that name; translated. */
  label?: string;
  /** Says that label or description were written beside a `$ref`, for that place alone. */
  local?: boolean;
  description?: MarkdownText;
  deprecated?: boolean;
  default?: unknown;
  examples?: unknown[];
  /** `x-unit` of the schema, such as drip, gas or s. */
  unit?: string;
  /**
   * `x-transaction-types` of the schema: the types of a transaction that have the field, or in which it has an effect.
   */
  transactionTypes?: number[];
}

/** A type, as a small union; a cycle is a `named` node that refers to RpcMethod.types. */
export type TypeNode = TypeFacts &
  (
    | {kind: 'string'; format?: string; pattern?: string; minLength?: number; maxLength?: number}
    | {kind: 'number'; integer: boolean; minimum?: number; maximum?: number}
    | {kind: 'boolean'}
    | {kind: 'null'}
    | {kind: 'any'}
    | {kind: 'enum'; values: unknown[]}
    | {kind: 'array'; items: TypeNode; minItems?: number; maxItems?: number}
    | {kind: 'tuple'; items: TypeNode[]; rest?: TypeNode}
    | {kind: 'object'; properties: TypeProperty[]; additional?: TypeNode; closed: boolean}
    | {kind: 'union'; options: TypeNode[]; exclusive: boolean}
    | {kind: 'named'; name: string}
  );

/** One field of an object type. */
export interface TypeProperty {
  name: string;
  required: boolean;
  type: TypeNode;
}
