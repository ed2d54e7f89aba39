import type {Pair} from '../../tools/recorder/pair';
import type {Method, Schema} from './documents';

function closed(properties: Record<string, object>, optional: readonly string[] = []): Schema & {required: string[]} {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return {type: 'object', properties, required, additionalProperties: false};
}

const PROTOCOL = {jsonrpc: {const: '2.0'}, id: {const: 1}};

/**
 * The document's schema of a whole answer: a result of the method's schema, one of the errors that it lists, and
 * notifications if some came.
 */
export function buildEnvelope({result, errors = [], ...method}: Method, {answer, notifications}: Pair): Schema {
  if (answer.error) {
    const properties = {
      code: {enum: [...new Set(errors.map(({code}) => code))]},
      message: {type: 'string'},
      data: {type: 'string'},
    };
    return closed({...PROTOCOL, error: closed(properties, ['data'])});
  }
  const notification = method['x-notification'];
  const envelope = {...PROTOCOL, result: result.schema};
  if (!notifications || !notification) return closed(envelope);
  const params = closed({subscription: {type: 'string', pattern: '^0x[0-9a-f]{1,32}$'}, result: notification.schema});
  const message = closed({jsonrpc: {const: '2.0'}, method: {const: notification.method}, params});
  return closed({...envelope, notifications: {type: 'array', items: message}});
}
