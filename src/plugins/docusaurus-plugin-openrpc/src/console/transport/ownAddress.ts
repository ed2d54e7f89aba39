import {isLoopback, isNamedLoopback, toUrl} from '../../loopback';

/** Why an address of one's own is not taken. */
export type OwnAddressFault = 'empty' | 'form' | 'scheme' | 'insecure' | 'loopback' | 'credentials' | 'long';

/** An address that may be sent to, in its normal form, or why it may not. */
export type OwnAddress = {ok: true; transport: 'http' | 'webSocket'; url: string} | {ok: false; fault: OwnAddressFault};

/** How long an address of one's own may be. */
export const MAX_ADDRESS_LENGTH = 2048;

function judge(url: URL): OwnAddress {
  const scheme = /^(http|ws)(s?):$/.exec(url.protocol);
  if (!scheme) return {ok: false, fault: 'scheme'};
  if (url.username !== '' || url.password !== '') return {ok: false, fault: 'credentials'};
  if (scheme[2] === '' && !isNamedLoopback(url.hostname))
    return {ok: false, fault: isLoopback(url.hostname) ? 'loopback' : 'insecure'};
  // A fragment is never sent, and some browsers open no WebSocket with one.
  url.hash = '';
  // Escapes make an address longer than it was typed.
  if (url.href.length > MAX_ADDRESS_LENGTH) return {ok: false, fault: 'long'};
  return {ok: true, transport: scheme[1] === 'ws' ? 'webSocket' : 'http', url: url.href};
}

/**
 * Takes an address as a browser reads it: https and wss anywhere, http and ws on this machine by a name that a policy
 * can hold, never with a user name or password.
 */
export function checkOwnAddress(text: string): OwnAddress {
  const trimmed = text.trim();
  if (trimmed === '') return {ok: false, fault: 'empty'};
  if (trimmed.length > MAX_ADDRESS_LENGTH) return {ok: false, fault: 'long'};
  const url = toUrl(trimmed);
  return url ? judge(url) : {ok: false, fault: 'form'};
}

/** So long are parts of an address that no word is. */
const KEY_LENGTH = 16;

/**
 * Whether an address in its normal form has something in it that may be a provider's key: a query, or a part that is
 * longer than words are.
 */
export function mayHoldKey(url: string): boolean {
  const {hostname, pathname, search} = new URL(url);
  return search !== '' || [...hostname.split('.'), ...pathname.split('/')].some(({length}) => length >= KEY_LENGTH);
}
