/** What a node says was wrong with a call. */
export interface JsonRpcError {
  code: number;
  message: string;
  data?: unknown;
}

/** What an answer in the form of JSON-RPC turned out to be. */
export type Answer =
  | {kind: 'result'; result: unknown; text: string}
  | {kind: 'rpc-error'; error: JsonRpcError; text: string}
  | {kind: 'wrong-id'; expected: number | string; found: unknown; text: string}
  | {kind: 'not-json'; text: string}
  | {kind: 'not-json-rpc'; text: string};

/** Why a message did not reach a node, or no whole answer came back. */
export type TransportFailure =
  | {kind: 'offline'}
  | {kind: 'unreachable'; reason: string}
  | {kind: 'blocked-by-cors'}
  | {kind: 'blocked-by-policy'}
  /** The reader has not let the site reach this machine. */
  | {kind: 'blocked-by-permission'}
  | {kind: 'interrupted'; reason: string}
  /** The message arrived, and the endpoint sends it on to another address, to which it did not go. */
  | {kind: 'redirected'}
  | {kind: 'timeout'; timeoutMs: number}
  | {kind: 'aborted'}
  | {kind: 'http-client-error' | 'http-server-error'; status: number; text: string}
  | {kind: 'rate-limited'; status: 429; retryAfter?: string; text: string}
  | {kind: 'oversized'; maxBytes: number};

/**
 * What only a wallet does: its user says no, it still asks its user about another call, or it breaks off without a
 * code.
 */
export type WalletFailure = {kind: 'wallet-refused'} | {kind: 'wallet-busy'} | {kind: 'wallet-failed'; reason: string};

/** What only a call of a batch meets: no answer with its id, more than one, or an end of the batch before its turn. */
export type BatchCallFailure = {kind: 'unanswered'} | {kind: 'answered-twice'; text: string} | {kind: 'not-sent'};

/** Everything that can come of sending a request; `text` is the answer as it came. */
export type SendOutcome = (Answer | TransportFailure | WalletFailure | BatchCallFailure) & {elapsedMs: number};

/** What an answer to a batch turned out to be; `text` is the answer as it came. */
export type BatchAnswer =
  /** A list, whose answers are with their calls; `strays` belong to none. */
  | {kind: 'answered'; strays: unknown[]; text: string}
  /** One error for all, as of a node that takes no batches. */
  | {kind: 'refused'; error: JsonRpcError; text: string}
  | {kind: 'not-json'; text: string}
  /** JSON, but no list. */
  | {kind: 'not-a-list'; text: string};

/** An outcome before its time is known. */
export type Untimed<T> = T extends unknown ? Omit<T, 'elapsedMs'> : never;

/** Whether a value is an object with fields, not null and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as the error of a node; undefined if it has not its form. */
export function asError(value: unknown): JsonRpcError | undefined {
  if (!isRecord(value) || !Number.isInteger(value.code) || typeof value.message !== 'string') return undefined;
  return {code: Number(value.code), message: value.message, ...('data' in value && {data: value.data})};
}

/** What a value, written as that text, is as the answer to a request of that id. */
export function judgeAnswer(answer: unknown, id: number | string, text: string): Answer {
  if (!isRecord(answer)) return {kind: 'not-json-rpc', text};
  const error = asError(answer.error);
  const hasResult = Object.hasOwn(answer, 'result') && (answer.error === undefined || answer.error === null);
  if (!error && !hasResult) return {kind: 'not-json-rpc', text};
  // A node that could not read the id responds with null, as JSON-RPC requires.
  if (answer.id !== id && !(error && (answer.id === null || answer.id === undefined)))
    return {kind: 'wrong-id', expected: id, found: answer.id, text};
  return error ? {kind: 'rpc-error', error, text} : {kind: 'result', result: answer.result, text};
}

/** Reads a text as the answer to a request of that id. */
export function parseAnswer(text: string, id: number | string): Answer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return {kind: 'not-json', text};
  }
  return judgeAnswer(answer, id, text);
}

/** The body of a response as text; undefined, with the transfer stopped, once it is larger than allowed. */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, {stream: true});
  }
}

/** Kinds of answer that say something also behind an HTTP status of failure. */
const TELLING = new Set(['rpc-error', 'refused', 'answered']);

/** What a response means, by its status and by what its body is parsed to. */
export async function readResponse<T extends {kind: string}>(
  response: Response,
  maxBytes: number,
  parse: (text: string) => T,
): Promise<T | TransportFailure> {
  const text = await readText(response, maxBytes);
  if (text === undefined) return {kind: 'oversized', maxBytes};
  const {status} = response;
  const answer = parse(text);
  // Some nodes put a JSON-RPC error behind an HTTP status of failure; what it says is worth more than the number.
  if (response.ok || (TELLING.has(answer.kind) && status !== 429)) return answer;
  if (status === 429) {
    const retryAfter = response.headers.get('retry-after');
    return {kind: 'rate-limited', status, text, ...(retryAfter !== null && {retryAfter})};
  }
  return {kind: status >= 500 ? 'http-server-error' : 'http-client-error', status, text};
}
