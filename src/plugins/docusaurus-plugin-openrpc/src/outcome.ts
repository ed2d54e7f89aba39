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

/** Everything that can come of sending a request; `text` is the answer as it came. */
export type SendOutcome = (
  | Answer
  | {kind: 'offline'}
  | {kind: 'unreachable'; reason: string}
  | {kind: 'blocked-by-cors'}
  | {kind: 'interrupted'; reason: string}
  | {kind: 'timeout'; timeoutMs: number}
  | {kind: 'aborted'}
  | {kind: 'http-client-error' | 'http-server-error'; status: number; text: string}
  | {kind: 'rate-limited'; status: 429; retryAfter?: string; text: string}
  | {kind: 'oversized'; maxBytes: number}
) & {elapsedMs: number};

/** An outcome before its time is known. */
export type Untimed<T> = T extends unknown ? Omit<T, 'elapsedMs'> : never;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asError(value: unknown): JsonRpcError | undefined {
  if (!isRecord(value) || !Number.isInteger(value.code) || typeof value.message !== 'string') return undefined;
  return {code: Number(value.code), message: value.message, ...('data' in value && {data: value.data})};
}

/** Reads a text as the answer to a request of that id. */
export function parseAnswer(text: string, id: number | string): Answer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return {kind: 'not-json', text};
  }
  if (!isRecord(answer)) return {kind: 'not-json-rpc', text};
  const error = asError(answer.error);
  const hasResult = Object.hasOwn(answer, 'result') && (answer.error === undefined || answer.error === null);
  if (!error && !hasResult) return {kind: 'not-json-rpc', text};
  // A node that could not read the id answers with null, as JSON-RPC asks of it.
  if (answer.id !== id && !(error && (answer.id === null || answer.id === undefined))) return {kind: 'wrong-id', expected: id, found: answer.id, text};
  return error ? {kind: 'rpc-error', error, text} : {kind: 'result', result: answer.result, text};
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

/** What a response means, by its status and its body. */
export async function readResponse(response: Response, id: number | string, maxBytes: number): Promise<Untimed<SendOutcome>> {
  const text = await readText(response, maxBytes);
  if (text === undefined) return {kind: 'oversized', maxBytes};
  const {status} = response;
  if (response.ok) return parseAnswer(text, id);
  // Some nodes put a JSON-RPC error behind an HTTP status of failure; what it says is worth more than the number.
  const answer = parseAnswer(text, id);
  if (answer.kind === 'rpc-error' && status !== 429) return answer;
  if (status === 429) {
    const retryAfter = response.headers.get('retry-after');
    return {kind: 'rate-limited', status, text, ...(retryAfter !== null && {retryAfter})};
  }
  return {kind: status >= 500 ? 'http-server-error' : 'http-client-error', status, text};
}
