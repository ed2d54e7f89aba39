import {isLoopback, toUrl} from './loopback';

/** Why an address of one's own is not taken. */
export type OwnAddressFault = 'empty' | 'form' | 'scheme' | 'insecure' | 'credentials' | 'long';

/** An address that may be sent to, in its normal form, or why it may not. */
export type OwnAddress = {ok: true; transport: 'http' | 'webSocket'; url: string} | {ok: false; fault: OwnAddressFault};

/** How long an address of one's own may be. */
export const MAX_ADDRESS_LENGTH = 2048;

function judge(url: URL): OwnAddress {
  const scheme = /^(http|ws)(s?):$/.exec(url.protocol);
  if (!scheme) return {ok: false, fault: 'scheme'};
  if (url.username !== '' || url.password !== '') return {ok: false, fault: 'credentials'};
  if (scheme[2] === '' && !isLoopback(url.hostname)) return {ok: false, fault: 'insecure'};
  // A fragment is never sent, and some browsers open no WebSocket with one.
  url.hash = '';
  // Escapes make an address longer than it was typed.
  if (url.href.length > MAX_ADDRESS_LENGTH) return {ok: false, fault: 'long'};
  return {ok: true, transport: scheme[1] === 'ws' ? 'webSocket' : 'http', url: url.href};
}

/** Takes an address as a browser reads it: https and wss anywhere, http and ws on this machine, never with a user name or password. */
export function checkOwnAddress(text: string): OwnAddress {
  const trimmed = text.trim();
  if (trimmed === '') return {ok: false, fault: 'empty'};
  if (trimmed.length > MAX_ADDRESS_LENGTH) return {ok: false, fault: 'long'};
  const url = toUrl(trimmed);
  return url ? judge(url) : {ok: false, fault: 'form'};
}
