import type {ConsoleEndpoint} from './console/model';
import {present} from './present';
import type {
  RpcError,
  RpcErrorEntry,
  RpcEthereum,
  RpcExample,
  RpcMethod,
  RpcNotification,
  RpcParameter,
  RpcReference,
  RpcResult,
  TypeNode,
  TypeProperty,
} from './reference';

/** Sees one text of a reference, and says what stands in its place. */
export type ReplaceText = (key: string, english: string, about: string) => string;

/** Replaces an optional text below a key; `about` says to a translator what it is. */
type At = (field: string, text: string | undefined) => string | undefined;

function textsAt(replace: ReplaceText, key: string, about: string): At {
  return (field, text) => (text === undefined ? undefined : replace(`${key}.${field}`, text, `${field} of ${about}`));
}

/** A type's texts: a shared one's under `types`, whatever the method; those of one place under that place. */
function mapType(type: TypeNode, at: string, replace: ReplaceText): TypeNode {
  const inner = type.title === undefined ? at : `types.${type.title}`;
  const own = type.local ? at : inner;
  const text = textsAt(replace, own, own);
  const facts = {label: text('label', type.label), description: text('description', type.description)};
  return present({...mapParts(type, inner, replace), ...facts});
}

function mapParts(type: TypeNode, at: string, replace: ReplaceText): TypeNode {
  const map = (part: TypeNode, step: string | number): TypeNode => mapType(part, `${at}.${step}`, replace);
  switch (type.kind) {
    case 'array':
      return {...type, items: map(type.items, 'items')};
    case 'tuple':
      return {...type, items: type.items.map(map), rest: type.rest && map(type.rest, 'rest')};
    case 'object': {
      const properties = type.properties.map((property): TypeProperty => ({...property, type: map(property.type, property.name)}));
      return {...type, properties, additional: type.additional && map(type.additional, '*')};
    }
    case 'union':
      return {...type, options: type.options.map((option, index) => map(option, `options.${index}`))};
    default:
      return type;
  }
}

function mapParameter(parameter: RpcParameter, key: string, replace: ReplaceText): RpcParameter {
  const text = textsAt(replace, key, `the parameter ${parameter.name}, ${key}`);
  return present({
    ...parameter,
    summary: text('summary', parameter.summary),
    description: text('description', parameter.description),
    type: mapType(parameter.type, `${key}.type`, replace),
  });
}

function mapResult(result: RpcResult, key: string, replace: ReplaceText): RpcResult {
  const text = textsAt(replace, key, `the result, ${key}`);
  return present({...result, description: text('description', result.description), type: mapType(result.type, `${key}.type`, replace)});
}

function mapNotification(notification: RpcNotification, key: string, replace: ReplaceText): RpcNotification {
  const text = textsAt(replace, key, `the message ${notification.name}, ${key}`);
  return present({...notification, description: text('description', notification.description), type: mapType(notification.type, `${key}.type`, replace)});
}

/** A node's message stays as the node says it; what it means is translated. */
function mapError(error: RpcError, key: string, replace: ReplaceText): RpcError {
  const text = textsAt(replace, key, `the error "${error.message}", ${key}`);
  return present({...error, cause: text('cause', error.cause), cure: text('cure', error.cure)});
}

/** Readers see an example's summary; its name is theirs only where it has none. */
function mapExample(example: RpcExample, key: string, replace: ReplaceText): RpcExample {
  const text = textsAt(replace, key, `an example, ${key}`);
  if (example.summary !== undefined) return present({...example, summary: text('summary', example.summary)});
  return {...example, name: text('name', example.name) ?? example.name};
}

/** Keys of a method's errors: their codes, with a number behind a code that stands again. */
function errorKeys(errors: RpcError[]): string[] {
  return errors.map(({code}, index) => {
    const earlier = errors.slice(0, index).filter((error) => error.code === code).length;
    return earlier === 0 ? String(code) : `${code}_${earlier + 1}`;
  });
}

function mapComparison(comparison: RpcEthereum, key: string, replace: ReplaceText): RpcEthereum {
  if (comparison.note === undefined) return comparison;
  return {...comparison, note: replace(`${key}.ethereum.note`, comparison.note, `how the method ${key} compares with Ethereum`)};
}

function mapMethod(method: RpcMethod, replace: ReplaceText): RpcMethod {
  const {name: key, externalDocs} = method;
  const text = textsAt(replace, key, `the method ${key}`);
  const keys = errorKeys(method.errors);
  return present({
    ...method,
    summary: text('summary', method.summary) ?? method.summary,
    description: text('description', method.description),
    params: method.params.map((parameter, index) => mapParameter(parameter, `${key}.params.${index}`, replace)),
    result: method.result && mapResult(method.result, `${key}.result`, replace),
    notifications: method.notifications?.map((notification, index) => mapNotification(notification, `${key}.notifications.${index}`, replace)),
    errors: method.errors.map((error, index) => mapError(error, `${key}.errors.${keys[index] ?? index}`, replace)),
    examples: method.examples.map((example, index) => mapExample(example, `${key}.examples.${index}`, replace)),
    externalDocs: externalDocs && present({...externalDocs, description: text('externalDocs.description', externalDocs.description)}),
    ethereum: method.ethereum && mapComparison(method.ethereum, key, replace),
    types: Object.fromEntries(Object.entries(method.types).map(([name, type]) => [name, mapType(type, `types.${name}`, replace)])),
  });
}

function mapErrorEntry(entry: RpcErrorEntry, replace: ReplaceText): RpcErrorEntry {
  const text = textsAt(replace, `errors.${entry.code}`, `the error code ${entry.code}`);
  return present({
    ...entry,
    title: text('title', entry.title) ?? entry.title,
    cause: text('cause', entry.cause) ?? entry.cause,
    cure: text('cure', entry.cure) ?? entry.cure,
    unrecorded: text('unrecorded', entry.unrecorded),
  });
}

/** The same reference with each text that a reader sees replaced; names, codes and values stay. */
function mapReference(reference: RpcReference, replace: ReplaceText): RpcReference {
  const info = textsAt(replace, 'info', 'the reference');
  return present({
    ...reference,
    title: info('title', reference.title) ?? reference.title,
    description: info('description', reference.description),
    servers: reference.servers.map((server, index) => {
      const text = textsAt(replace, `servers.${index}`, `the server ${server.url}`);
      return present({...server, name: text('name', server.name) ?? server.name, summary: text('summary', server.summary)});
    }),
    namespaces: reference.namespaces.map((namespace) => {
      const text = textsAt(replace, `namespaces.${namespace.name}`, `the namespace ${namespace.name}`);
      const methods = namespace.methods.map((method) => mapMethod(method, replace));
      return present({...namespace, description: text('description', namespace.description), methods});
    }),
    unimplemented: reference.unimplemented.map((method) => ({
      ...method,
      instead: replace(`unimplemented.${method.name}.instead`, method.instead, `what to use instead of the method ${method.name}`),
    })),
    errorEntries: reference.errorEntries.map((entry) => mapErrorEntry(entry, replace)),
  });
}

/** What of an instance is translated: the document's texts, and the names of the endpoints that the site sets. */
export interface TranslatedContent {
  reference: RpcReference;
  /** Absent where the console takes the document's servers. */
  endpoints?: ConsoleEndpoint[];
}

/** The same content with each text that a reader sees replaced. */
export function mapTexts<T extends TranslatedContent>(content: T, replace: ReplaceText): T {
  const endpoints = content.endpoints?.map((endpoint) => ({
    ...endpoint,
    label: replace(`endpoints.${endpoint.id}.label`, endpoint.label, `label of the endpoint ${endpoint.id}`),
  }));
  return {...content, reference: mapReference(content.reference, replace), ...(endpoints && {endpoints})};
}
