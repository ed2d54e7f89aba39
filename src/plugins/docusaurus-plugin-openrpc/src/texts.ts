import type {ConsoleEndpoint} from './console/model';
import type {MarkdownText} from './markdown';
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
  RpcUnimplemented,
  TypeNode,
  TypeProperty,
} from './reference';

/** Sees each text of a reference, with its key and what it is, and returns the text to show instead. */
export interface ReplaceTexts {
  /** For names and titles, which have no markup. */
  label: (key: string, text: string, about: string) => string;
  /** For prose, which is Markdown; prose that is parsed already stays. */
  prose: (key: string, text: string, about: string) => MarkdownText;
}

/** Replaces the optional texts below a key; `about` describes to a translator what they belong to. */
interface At {
  label: (field: string, text: string | undefined) => string | undefined;
  prose: (field: string, text: MarkdownText | undefined) => MarkdownText | undefined;
}

function textsAt(replace: ReplaceTexts, key: string, about: string): At {
  return {
    label: (field, text) =>
      text === undefined ? undefined : replace.label(`${key}.${field}`, text, `${field} of ${about}`),
    prose: (field, text) =>
      typeof text === 'string' ? replace.prose(`${key}.${field}`, text, `${field} of ${about}`) : text,
  };
}

/** A type's texts: a shared one's under `types`, whatever the method; those of one place under that place. */
function mapType(type: TypeNode, at: string, replace: ReplaceTexts): TypeNode {
  const inner = type.title === undefined ? at : `types.${type.title}`;
  const own = type.local ? at : inner;
  const text = textsAt(replace, own, own);
  const facts = {label: text.label('label', type.label), description: text.prose('description', type.description)};
  return present({...mapParts(type, inner, replace), ...facts});
}

function mapParts(type: TypeNode, at: string, replace: ReplaceTexts): TypeNode {
  const map = (part: TypeNode, step: string | number): TypeNode => mapType(part, `${at}.${step}`, replace);
  switch (type.kind) {
    case 'array':
      return {...type, items: map(type.items, 'items')};
    case 'tuple':
      return {...type, items: type.items.map(map), rest: type.rest && map(type.rest, 'rest')};
    case 'object': {
      const properties = type.properties.map((property): TypeProperty => ({
        ...property,
        type: map(property.type, property.name),
      }));
      return {...type, properties, additional: type.additional && map(type.additional, '*')};
    }
    case 'union':
      return {...type, options: type.options.map((option, index) => map(option, `options.${index}`))};
    default:
      return type;
  }
}

function mapParameter(parameter: RpcParameter, key: string, replace: ReplaceTexts): RpcParameter {
  const text = textsAt(replace, key, `the parameter ${parameter.name}, ${key}`);
  return present({
    ...parameter,
    summary: text.label('summary', parameter.summary),
    description: text.prose('description', parameter.description),
    type: mapType(parameter.type, `${key}.type`, replace),
  });
}

function mapResult(result: RpcResult, key: string, replace: ReplaceTexts): RpcResult {
  const text = textsAt(replace, key, `the result, ${key}`);
  return present({
    ...result,
    description: text.prose('description', result.description),
    type: mapType(result.type, `${key}.type`, replace),
  });
}

function mapNotification(notification: RpcNotification, key: string, replace: ReplaceTexts): RpcNotification {
  const text = textsAt(replace, key, `the message ${notification.name}, ${key}`);
  return present({
    ...notification,
    description: text.prose('description', notification.description),
    type: mapType(notification.type, `${key}.type`, replace),
  });
}

/** A node's message stays as the node says it; what it means is translated. */
function mapError(error: RpcError, key: string, replace: ReplaceTexts): RpcError {
  const text = textsAt(replace, key, `the error "${error.message}", ${key}`);
  return present({...error, cause: text.prose('cause', error.cause), cure: text.prose('cure', error.cure)});
}

/** Readers see an example's summary; they see its name only if it has none. */
function mapExample(example: RpcExample, key: string, replace: ReplaceTexts): RpcExample {
  const text = textsAt(replace, key, `an example, ${key}`);
  if (example.summary !== undefined) return present({...example, summary: text.label('summary', example.summary)});
  return {...example, name: text.label('name', example.name) ?? example.name};
}

/** Keys of a method's errors: their codes, with a number added to a code that occurs again. */
function errorKeys(errors: RpcError[]): string[] {
  return errors.map(({code}, index) => {
    const earlier = errors.slice(0, index).filter((error) => error.code === code).length;
    return earlier === 0 ? String(code) : `${code}_${earlier + 1}`;
  });
}

function mapComparison(comparison: RpcEthereum, key: string, replace: ReplaceTexts): RpcEthereum {
  if (typeof comparison.note !== 'string') return comparison;
  return {
    ...comparison,
    note: replace.prose(`${key}.ethereum.note`, comparison.note, `how the method ${key} compares with Ethereum`),
  };
}

function mapMethod(method: RpcMethod, replace: ReplaceTexts): RpcMethod {
  const {name: key, externalDocs} = method;
  const text = textsAt(replace, key, `the method ${key}`);
  const keys = errorKeys(method.errors);
  return present({
    ...method,
    summary: text.label('summary', method.summary) ?? method.summary,
    description: text.prose('description', method.description),
    history: text.prose('history', method.history),
    params: method.params.map((parameter, index) => mapParameter(parameter, `${key}.params.${index}`, replace)),
    result: method.result && mapResult(method.result, `${key}.result`, replace),
    notifications: method.notifications?.map((notification, index) =>
      mapNotification(notification, `${key}.notifications.${index}`, replace),
    ),
    errors: method.errors.map((error, index) => mapError(error, `${key}.errors.${keys[index] ?? index}`, replace)),
    examples: method.examples.map((example, index) => mapExample(example, `${key}.examples.${index}`, replace)),
    externalDocs:
      externalDocs &&
      present({...externalDocs, description: text.label('externalDocs.description', externalDocs.description)}),
    ethereum: method.ethereum && mapComparison(method.ethereum, key, replace),
    types: Object.fromEntries(
      Object.entries(method.types).map(([name, type]) => [name, mapType(type, `types.${name}`, replace)]),
    ),
    shared: method.shared.map((type) => mapType(type, `types.${type.title ?? ''}`, replace)),
  });
}

function mapErrorEntry(entry: RpcErrorEntry, replace: ReplaceTexts): RpcErrorEntry {
  const text = textsAt(replace, `errors.${entry.code}`, `the error code ${entry.code}`);
  return present({
    ...entry,
    title: text.label('title', entry.title) ?? entry.title,
    cause: text.prose('cause', entry.cause) ?? entry.cause,
    cure: text.prose('cure', entry.cure) ?? entry.cure,
    unrecorded: text.prose('unrecorded', entry.unrecorded),
  });
}

function mapMissing(
  method: RpcUnimplemented,
  list: 'unimplemented' | 'absent',
  replace: ReplaceTexts,
): RpcUnimplemented {
  const text = textsAt(replace, `${list}.${method.name}`, `the method ${method.name}, which the node lacks`);
  return {...method, instead: text.prose('instead', method.instead) ?? method.instead};
}

/** The same reference with each text that a reader sees replaced; names, codes and values stay. */
export function mapReference(reference: RpcReference, replace: ReplaceTexts): RpcReference {
  const info = textsAt(replace, 'info', 'the reference');
  return present({
    ...reference,
    title: info.label('title', reference.title) ?? reference.title,
    description: info.prose('description', reference.description),
    servers: reference.servers.map((server, index) => {
      const text = textsAt(replace, `servers.${index}`, `the server ${server.url}`);
      return present({
        ...server,
        name: text.label('name', server.name) ?? server.name,
        summary: text.label('summary', server.summary),
      });
    }),
    namespaces: reference.namespaces.map((namespace) => {
      const text = textsAt(replace, `namespaces.${namespace.name}`, `the namespace ${namespace.name}`);
      const methods = namespace.methods.map((method) => mapMethod(method, replace));
      return present({...namespace, description: text.prose('description', namespace.description), methods});
    }),
    unimplemented: reference.unimplemented.map((method) => mapMissing(method, 'unimplemented', replace)),
    absent: reference.absent.map((method) => mapMissing(method, 'absent', replace)),
    errorEntries: reference.errorEntries.map((entry) => mapErrorEntry(entry, replace)),
  });
}

/** What of an instance is translated: the document's texts, and the names of the endpoints that the site sets. */
export interface TranslatedContent {
  reference: RpcReference;
  /** Absent if the console takes the document's servers. */
  endpoints?: ConsoleEndpoint[];
}

/** The same content with each text that a reader sees replaced. */
export function mapTexts<T extends TranslatedContent>(content: T, replace: ReplaceTexts): T {
  const endpoints = content.endpoints?.map((endpoint) => ({
    ...endpoint,
    label: replace.label(`endpoints.${endpoint.id}.label`, endpoint.label, `label of the endpoint ${endpoint.id}`),
  }));
  return {...content, reference: mapReference(content.reference, replace), ...(endpoints && {endpoints})};
}
