import {isRecord} from '../../jsonPointer';
import {exactJson} from '../answer/exactJson';
import type {BatchCall} from '../batch';
import {shellWords} from './shellWords';

/** What a text is that holds more than the parameters of a call. */
export type Pasted =
  /** A request: its method, and its parameters as they are written there. */
  | {kind: 'request'; method: string; params: string}
  | {kind: 'batch'; calls: BatchCall[]}
  /** A cURL command without a request in it. */
  | {kind: 'command'};

const COMMAND = /^\s*(?:[$>#]\s+)?curl(?:\.exe)?\s/;
const DATA = /^(?:-d|--data(?:-raw|-binary|-ascii|-urlencode)?|--json)(?:=(.*))?$/s;

type Envelope = Record<string, unknown> & {method: string};

function isRequest(value: unknown): value is Envelope {
  return isRecord(value) && typeof value.method === 'string' && ('jsonrpc' in value || Array.isArray(value.params));
}

function bodyOf(command: string): string | undefined {
  const words = shellWords(command);
  for (const [index, word] of words.entries()) {
    const option = DATA.exec(word);
    if (option) return option[1] ?? words[index + 1];
    if (/^-d[[{@]/.test(word)) return word.slice(2);
  }
  return undefined;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function toCall({method, params}: Envelope): BatchCall {
  return {method, params: isRecord(params) || Array.isArray(params) ? params : []};
}

/**
 * What was pasted where the parameters of a call belong: a whole request, a batch or a command; undefined for anything
 * else.
 */
export function readPasted(text: string): Pasted | undefined {
  const isCommand = COMMAND.test(text);
  const body = isCommand ? bodyOf(text) : text;
  // Most of what is typed here is not worth a second look.
  const value = isCommand || text.includes('"method"') ? parsed(body) : undefined;
  if (isRequest(value))
    return {kind: 'request', method: value.method, params: exactJson(body ?? '', '/params') ?? '[]'};
  if (Array.isArray(value) && value.length > 0 && value.every(isRequest))
    return {kind: 'batch', calls: value.map(toCall)};
  return isCommand ? {kind: 'command'} : undefined;
}
