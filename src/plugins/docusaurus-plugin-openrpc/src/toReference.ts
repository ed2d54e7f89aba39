import {toGuide} from './guides';
import {resolve} from './jsonPointer';
import {toMethodGroups, type MethodGroup} from './namespaces';
import type {
  ContentDescriptor,
  ErrorObject,
  ExamplePairing,
  ExampleValue,
  MethodObject,
  NotificationObject,
  OpenRpcDocument,
  OrReference,
} from './openRpc';
import {present} from './present';
import type {
  RpcError,
  RpcExample,
  RpcMethod,
  RpcNamespace,
  RpcNotification,
  RpcParameter,
  RpcReference,
  RpcResult,
  RpcServer,
} from './reference';
import {createTypeReader, type TypeReader} from './toTypeNode';
import {typesMet} from './typesMet';

/**
 * Follows a reference in a document that has passed parseDocument, where each one leads to a value of the right kind.
 */
function followed<T extends object>(document: OpenRpcDocument, value: OrReference<T>): T {
  const place = resolve(document, {pointer: '', value});
  if (!place) throw new Error(`No value at ${'$ref' in value ? value.$ref : 'this place'}`);
  return place.value as T;
}

function toServer({name, url, summary, description}: NonNullable<OpenRpcDocument['servers']>[number]): RpcServer {
  return present({name: name ?? new URL(url).host, url, summary: summary ?? description});
}

function toParameter(descriptor: ContentDescriptor, types: TypeReader): RpcParameter {
  const {name, summary, description, required = false, deprecated = false, 'x-secret': secret, schema} = descriptor;
  return present({
    name,
    summary,
    description,
    required,
    deprecated,
    ...(secret === true && {secret}),
    type: types.read(schema),
  });
}

function toResult({name, summary, description, schema}: ContentDescriptor, types: TypeReader): RpcResult {
  return present({name, description: description ?? summary, type: types.read(schema)});
}

function toNotification({method, description, schema}: NotificationObject, types: TypeReader): RpcNotification {
  return present({name: method, description, type: types.read(schema)});
}

function toError({code, message, 'x-cause': cause, 'x-cure': cure}: ErrorObject): RpcError {
  return present({code, message, cause, cure});
}

function toExample(document: OpenRpcDocument, pairing: ExamplePairing): RpcExample {
  const {name, summary, description, params, result, 'x-error': error} = pairing;
  const valueOf = (example: OrReference<ExampleValue>): unknown => followed(document, example).value;
  const outcome = error
    ? {error: present({code: error.code, message: error.message, data: error.data})}
    : {result: result && valueOf(result)};
  return present({name, summary: summary ?? description, params: params.map(valueOf), outcome});
}

/** One method, free of `$ref`; its types are complete. */
function toMethod(document: OpenRpcDocument, method: MethodObject): RpcMethod {
  const types = createTypeReader(document);
  const params = method.params.map((param) => toParameter(followed(document, param), types));
  const result = method.result && toResult(followed(document, method.result), types);
  const notification = method['x-notification'];
  const notifications = notification && [toNotification(notification, types)];
  const named = types.namedTypes();
  const roots = [...params, ...(result ? [result] : []), ...(notifications ?? [])].map(({type}) => type);
  const met = typesMet([...roots, ...Object.values(named)]);
  return present({
    name: method.name,
    slug: method.name.toLowerCase(),
    summary: method.summary,
    description: method.description,
    history: method['x-history'],
    deprecated: method.deprecated ?? false,
    since: method['x-since'],
    availability: method['x-availability'] ?? 'public',
    nodeGroup: method['x-node-group'],
    ethereum: method['x-ethereum'],
    paramStructure: method.paramStructure ?? 'either',
    params,
    result,
    notifications,
    errors: (method.errors ?? []).map((error) => toError(followed(document, error))),
    examples: (method.examples ?? []).map((pairing) => toExample(document, followed(document, pairing))),
    externalDocs:
      method.externalDocs && present({url: method.externalDocs.url, description: method.externalDocs.description}),
    guides: (method['x-guides'] ?? []).map(toGuide),
    types: named,
    shared: met.flatMap((name) => types.sharedType(name) ?? []),
  });
}

function toNamespace(document: OpenRpcDocument, {name, description, methods}: MethodGroup): RpcNamespace {
  // parseDocument has looked at each method.
  return present({
    name,
    description,
    methods: methods.map(({value}) => toMethod(document, value as unknown as MethodObject)),
  });
}

/** Everything that pages show of a document, as plain data without `$ref`. */
export function toReference(document: OpenRpcDocument): RpcReference {
  const {title, version, description} = document.info;
  return present({
    title,
    version,
    description,
    servers: (document.servers ?? []).map(toServer),
    namespaces: toMethodGroups(document).map((group) => toNamespace(document, group)),
    unimplemented: document['x-unimplemented'] ?? [],
    absent: document['x-absent'] ?? [],
    errorEntries: document['x-errors'] ?? [],
  });
}
