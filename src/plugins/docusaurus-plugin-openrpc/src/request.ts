import type {JsonRpcRequest} from './jsonRpcRequest';
import {isLoopbackAddress} from './loopback';
import {isLoopbackDenied} from './loopbackPermission';
import {parseAnswer, readResponse, type SendOutcome, type TransportFailure} from './outcome';
import {watchPolicy} from './policyWatch';

/** How long to wait, how much to take, and what can stop the wait. */
export interface SendOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  maxBytes?: number;
}

/** How long an answer is waited for, unless told otherwise. */
export const TIMEOUT_MS = 15_000;
/** How large an answer may be, unless told otherwise. */
export const MAX_BYTES = 5 * 1024 * 1024;

function post(endpoint: string, body: unknown, signal: AbortSignal): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    // A call goes to the address that was chosen and to no other, whatever that one answers.
    redirect: 'manual',
    signal,
  });
}

/** Whether a response sends the call on to another address; a browser hides where, and with which status. */
function isRedirect({type, status}: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** What an error says, or what caused it does. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}

/** Whether the browser reports no network and the address needs one: this machine is reached without it. */
export function isOffline(endpoint: string): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine && !isLoopbackAddress(endpoint);
}

function answers(request: Promise<Response>): Promise<Response | undefined> {
  return request.catch(() => undefined);
}

/**
 * Finds out why no answer came, which the browser hides from a page: it sends another call, which does nothing. If the
 * server answers that one, it broke off the first; if it answers without showing it to the page, it refuses by CORS.
 */
async function whyUnanswered(endpoint: string, error: unknown, signal: AbortSignal): Promise<TransportFailure> {
  const reason = reasonOf(error);
  if (isOffline(endpoint)) return {kind: 'offline'};
  if (await isLoopbackDenied(endpoint)) return {kind: 'blocked-by-permission'};
  if (await answers(post(endpoint, [], signal))) return {kind: 'interrupted', reason};
  const hidden = await answers(
    fetch(endpoint, {mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer', signal}),
  );
  return hidden?.type === 'opaque' ? {kind: 'blocked-by-cors'} : {kind: 'unreachable', reason};
}

async function exchange<T>(
  endpoint: string,
  body: unknown,
  read: (response: Response) => Promise<T>,
  signal: AbortSignal,
): Promise<T | TransportFailure> {
  let response: Response;
  const policy = watchPolicy(endpoint);
  try {
    response = await post(endpoint, body, signal);
  } catch (error) {
    if (!signal.aborted && (await policy.refused())) return {kind: 'blocked-by-policy'};
    return await whyUnanswered(endpoint, error, signal);
  } finally {
    policy.stop();
  }
  if (isRedirect(response)) return {kind: 'redirected'};
  try {
    return await read(response);
  } catch (error) {
    return {kind: 'interrupted', reason: reasonOf(error)};
  }
}

/**
 * Runs a task under a time limit and a cancel: if they stop it before it has read everything, they are reported as the
 * cause, with the time it took.
 */
export async function sendWithin<T extends {kind: string}>(
  task: (signal: AbortSignal) => Promise<T>,
  {signal, timeoutMs = TIMEOUT_MS}: SendOptions,
): Promise<(T | TransportFailure) & {elapsedMs: number}> {
  const start = performance.now();
  const timed = <O>(outcome: O): O & {elapsedMs: number} => ({...outcome, elapsedMs: performance.now() - start});
  if (signal?.aborted) return timed({kind: 'aborted'});
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  signal?.addEventListener('abort', abort);
  // A timer takes no time without end.
  const timer = Number.isFinite(timeoutMs) ? setTimeout(abort, timeoutMs) : undefined;
  const outcome = await task(stop.signal);
  clearTimeout(timer);
  signal?.removeEventListener('abort', abort);
  const unread = outcome.kind === 'unreachable' || outcome.kind === 'interrupted';
  if (unread && stop.signal.aborted) return timed(signal?.aborted ? {kind: 'aborted'} : {kind: 'timeout', timeoutMs});
  return timed(outcome);
}

/** Sends a message by HTTP, once, and returns the parsed answer, or why there is none; never throws. */
export function sendByHttp<T extends {kind: string}>(
  endpoint: string,
  body: unknown,
  parse: (text: string) => T,
  options: SendOptions,
): Promise<(T | TransportFailure) & {elapsedMs: number}> {
  const read = (response: Response): Promise<T | TransportFailure> =>
    readResponse(response, options.maxBytes ?? MAX_BYTES, parse);
  return sendWithin((signal) => exchange(endpoint, body, read, signal), options);
}

/** Sends one call by HTTP, once, and returns the outcome; never throws. */
export function sendRequest(
  endpoint: string,
  request: JsonRpcRequest,
  options: SendOptions = {},
): Promise<SendOutcome> {
  return sendByHttp(endpoint, request, (text) => parseAnswer(text, request.id), options);
}
