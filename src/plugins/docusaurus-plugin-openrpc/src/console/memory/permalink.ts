import {isRecord} from '../../outcome';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {isEndpointId} from './isEndpointId';
import {isWithinDepth} from './isWithinDepth';

/** What a link holds of a request: the page that it leads to has the method. */
export interface LinkedRequest {
  params: JsonRpcRequest['params'];
  endpointId?: string;
}

/** A hash with its number sign, or why there is none. */
export type Permalink = {ok: true; hash: string} | {ok: false; fault: 'oversized'};

/** What the hash of an address says of a request. */
export type PermalinkReading =
  | {kind: 'none'}
  | ({kind: 'request'} & LinkedRequest)
  | {kind: 'refused'; why: 'malformed' | 'oversized' | 'version' | 'shape'};

const PREFIX = '#request=';
const VERSION = 1;
const MAX_LENGTH = 8192;
const MAX_DEPTH = 64;

function toBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
}

/**
 * The hash that fills the form with a request when the page of its method is opened, or 'oversized' for one too long or
 * too deep. It contains an endpoint's id only, never an address: one's own may hold an API key, and links are passed
 * on.
 */
export function toPermalink({params, endpointId}: LinkedRequest): Permalink {
  if (!isWithinDepth(params, MAX_DEPTH)) return {ok: false, fault: 'oversized'};
  const json = JSON.stringify({v: VERSION, params, endpoint: isEndpointId(endpointId) ? endpointId : undefined});
  // Base64 only ever lengthens it.
  if (json.length > MAX_LENGTH) return {ok: false, fault: 'oversized'};
  const hash = PREFIX + toBase64Url(json);
  return hash.length > MAX_LENGTH ? {ok: false, fault: 'oversized'} : {ok: true, hash};
}

/**
 * Reads the hash of an address, and never throws; the request is for the form alone, which a reader sends or does not.
 */
export function parsePermalink(hash: string): PermalinkReading {
  if (!hash.startsWith(PREFIX)) return {kind: 'none'};
  if (hash.length > MAX_LENGTH) return {kind: 'refused', why: 'oversized'};
  const text = hash.slice(PREFIX.length);
  if (!/^[\w-]+$/.test(text)) return {kind: 'refused', why: 'malformed'};
  let linked: unknown;
  try {
    linked = JSON.parse(fromBase64Url(text));
  } catch {
    return {kind: 'refused', why: 'malformed'};
  }
  return toReading(linked);
}

function toReading(linked: unknown): PermalinkReading {
  if (!isRecord(linked)) return {kind: 'refused', why: 'shape'};
  const {v, params, endpoint} = linked;
  if (v !== VERSION) return {kind: 'refused', why: typeof v === 'number' ? 'version' : 'shape'};
  if (!Array.isArray(params) && !isRecord(params)) return {kind: 'refused', why: 'shape'};
  if (!isWithinDepth(params, MAX_DEPTH)) return {kind: 'refused', why: 'oversized'};
  if (endpoint === undefined) return {kind: 'request', params};
  return isEndpointId(endpoint) ? {kind: 'request', params, endpointId: endpoint} : {kind: 'refused', why: 'shape'};
}
