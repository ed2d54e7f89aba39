import {readResponse, type SendOutcome, type Untimed} from './outcome';
import type {RpcMethod} from './reference';
import {SNIPPETS} from './snippets';

/** A JSON-RPC call, ready to be sent. */
export interface JsonRpcRequest {
  jsonrpc: '2.0';
  id: number | string;
  method: string;
  params: unknown[] | Record<string, unknown>;
}

/** A language or library that snippets are written for. */
export type SnippetLanguage = keyof typeof SNIPPETS;

/** How long to wait, how much to take, and what can stop the wait. */
export interface SendOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  maxBytes?: number;
}

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5 * 1024 * 1024;

/** The call of a method with values in the order of its parameters, as given; undefined ones are left out. */
export function buildRequest(
  {name, params: parameters, paramStructure}: Pick<RpcMethod, 'name' | 'params' | 'paramStructure'>,
  values: readonly unknown[],
  id: number | string = 1,
): JsonRpcRequest {
  if (paramStructure === 'by-name') {
    const given = parameters.map((parameter, index): [string, unknown] => [parameter.name, values[index]]);
    return {jsonrpc: '2.0', id, method: name, params: Object.fromEntries(given.filter(([, value]) => value !== undefined))};
  }
  const last = values.findLastIndex((value) => value !== undefined);
  // By position, a value before the last one that is given cannot be left out: null stands for it.
  const params = Array.from({length: last + 1}, (_, index) => (values[index] === undefined ? null : values[index]));
  return {jsonrpc: '2.0', id, method: name, params};
}

/** The source of a small program that makes a call, with every text in it escaped for its language. */
export function toSnippet(language: SnippetLanguage, request: JsonRpcRequest, endpoint: string): string {
  return SNIPPETS[language](request, endpoint);
}

function post(endpoint: string, body: unknown, signal: AbortSignal): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}

function answers(request: Promise<Response>): Promise<Response | undefined> {
  return request.catch(() => undefined);
}

/**
 * Why no answer came, which a page is not told: it asks again with a call that does nothing.
 * A server that answers that one broke off the first; one that answers without showing it to the page refuses by CORS.
 */
async function whyUnanswered(endpoint: string, error: unknown, signal: AbortSignal): Promise<Untimed<SendOutcome>> {
  const reason = reasonOf(error);
  if (typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine) return {kind: 'offline'};
  if (await answers(post(endpoint, [], signal))) return {kind: 'interrupted', reason};
  const hidden = await answers(fetch(endpoint, {mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer', signal}));
  return hidden?.type === 'opaque' ? {kind: 'blocked-by-cors'} : {kind: 'unreachable', reason};
}

async function exchange(endpoint: string, request: JsonRpcRequest, maxBytes: number, signal: AbortSignal): Promise<Untimed<SendOutcome>> {
  let response: Response;
  try {
    response = await post(endpoint, request, signal);
  } catch (error) {
    return whyUnanswered(endpoint, error, signal);
  }
  try {
    return await readResponse(response, request.id, maxBytes);
  } catch (error) {
    return {kind: 'interrupted', reason: reasonOf(error)};
  }
}

/** Sends one call, once, and says what came of it; never throws. */
export async function sendRequest(
  endpoint: string,
  request: JsonRpcRequest,
  {signal, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES}: SendOptions = {},
): Promise<SendOutcome> {
  const start = performance.now();
  const timed = (outcome: Untimed<SendOutcome>): SendOutcome => ({...outcome, elapsedMs: performance.now() - start});
  if (signal?.aborted) return timed({kind: 'aborted'});
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeoutMs);
  const outcome = await exchange(endpoint, request, maxBytes, stop.signal);
  clearTimeout(timer);
  signal?.removeEventListener('abort', abort);
  const unread = outcome.kind === 'unreachable' || outcome.kind === 'interrupted';
  if (unread && stop.signal.aborted) return timed(signal?.aborted ? {kind: 'aborted'} : {kind: 'timeout', timeoutMs});
  return timed(outcome);
}
