import {PARAM_STRUCTURES} from '../openRpc';
import {isRecord} from '../jsonPointer';
import type {RpcAvailability, RpcEthereum, RpcNodeGroup} from '../reference';
import {anything, flag, listOf, mapOf, objectOf, oneOf, text, textLike, value, type Check} from './check';
import {errorEntries} from './errorEntries';
import {orReference} from './reference';
import {schema} from './schema';

const AVAILABILITIES: readonly RpcAvailability[] = ['public', 'own-node', 'operator'];
const OPENINGS: readonly RpcNodeGroup['opened'][] = ['default', 'local', 'listed', 'set'];
const COMPARISONS: readonly RpcEthereum['kind'][] = ['same', 'differs', 'conflux'];
const COMPONENT_NAME = /^[\w.-]+$/;

function isAddress(found: unknown, protocols: readonly string[]): boolean {
  if (typeof found !== 'string' || /[{}\s]/.test(found)) return false;
  return URL.canParse(found) && protocols.includes(new URL(found).protocol);
}

const serverUrl = value('an absolute http, https, ws or wss address without variables', (found) =>
  isAddress(found, ['http:', 'https:', 'ws:', 'wss:']),
);
const pageUrl = value('an absolute http or https address', (found) => isAddress(found, ['http:', 'https:']));

const texts = {summary: text, description: text};
const externalDocs = objectOf({url: pageUrl}, {description: text});
const tag = objectOf({name: text}, {...texts, externalDocs});
const server = objectOf({url: serverUrl}, {...texts, name: text, variables: anything});
const contentDescriptor = objectOf(
  {name: text, schema},
  {...texts, required: flag, deprecated: flag, 'x-secret': flag},
);
const methodName = textLike(
  'a name of letters, digits, ".", "-" and "_" that begins with a letter',
  /^[A-Za-z][\w.-]*$/,
);
const code = value('a whole number', (found) => Number.isSafeInteger(found));
const error = objectOf({code, message: text}, {data: anything, 'x-cause': text, 'x-cure': text});
const recordedError = objectOf({code, message: text}, {data: anything});
const present = value('a value', (found) => found !== undefined);
const exampleValue = objectOf(
  {value: value('a value; externalValue is not read', (found) => found !== undefined)},
  {...texts, name: text},
);
const notification = objectOf({method: methodName, schema}, {description: text});
const message = objectOf(
  {method: methodName, params: objectOf({result: present}, {subscription: anything})},
  {jsonrpc: anything},
);
const pairing = objectOf(
  {name: text, params: listOf(orReference(exampleValue))},
  {...texts, result: orReference(exampleValue), 'x-error': recordedError, 'x-notifications': listOf(message)},
);

const unimplemented = objectOf({name: methodName, message: text, instead: text}, {});

/** A difference has to be described; if there is none, a note may say more. */
const comparison: Check = (found, at, inspection) => {
  const isTold = isRecord(found) && found.kind === 'differs';
  objectOf({kind: oneOf(COMPARISONS), ...(isTold && {note: text})}, isTold ? {} : {note: text})(found, at, inspection);
};

/** A group that a configuration opens has a key, and no other has one. */
const nodeGroup: Check = (found, at, inspection) => {
  const opened = isRecord(found) ? found.opened : undefined;
  const isConfigured = opened === 'listed' || opened === 'set';
  const isOpen = opened === 'default' || opened === 'local';
  objectOf(
    {name: text, opened: oneOf(OPENINGS), ...(isConfigured && {key: text})},
    isOpen ? {} : {key: text, local: flag},
  )(found, at, inspection);
};

const method = objectOf(
  {
    name: methodName,
    summary: text,
    params: listOf(orReference(contentDescriptor)),
  },
  {
    description: text,
    tags: listOf(orReference(tag)),
    paramStructure: oneOf(PARAM_STRUCTURES),
    result: orReference(contentDescriptor),
    errors: listOf(orReference(error)),
    examples: listOf(orReference(pairing)),
    deprecated: flag,
    externalDocs,
    servers: listOf(server),
    links: listOf(anything),
    'x-since': textLike(
      'a version such as v3.0.2, or v3.0.2 or earlier',
      /^v?\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?(?: or earlier)?$/,
    ),
    'x-history': value(
      'one line of text',
      (found) => typeof found === 'string' && found.trim() !== '' && !found.includes('\n'),
    ),
    'x-availability': oneOf(AVAILABILITIES),
    'x-node-group': nodeGroup,
    'x-ethereum': comparison,
    'x-guides': listOf(textLike('an address of this site such as /docs/guide, without language', /^\/(?!\/)\S*$/)),
    'x-notification': notification,
  },
);

const named = (check: Check): Check => mapOf(check, COMPONENT_NAME);
const components = objectOf(
  {},
  {
    schemas: named(schema),
    contentDescriptors: named(orReference(contentDescriptor)),
    errors: named(orReference(error)),
    examples: named(orReference(exampleValue)),
    examplePairingObjects: named(orReference(pairing)),
    examplePairings: named(orReference(pairing)),
    tags: named(tag),
    links: named(anything),
  },
);

const contact = objectOf({}, {name: text, email: text, url: pageUrl});
const license = objectOf({}, {name: text, url: pageUrl});

/** Accepts an object of OpenRPC 1.x whose parts are each in shape; how they fit together is checked elsewhere. */
export const documentShape: Check = objectOf(
  {
    openrpc: textLike('a version of OpenRPC 1, such as 1.3.2', /^1\.\d+\.\d+$/),
    info: objectOf({title: text, version: text}, {description: text, termsOfService: text, contact, license}),
    methods: listOf(orReference(method)),
  },
  {
    $schema: text,
    servers: listOf(server),
    components,
    externalDocs,
    'x-unimplemented': listOf(unimplemented),
    'x-absent': listOf(unimplemented),
    'x-errors': errorEntries,
  },
);
