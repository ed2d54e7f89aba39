import type {ClientModule} from '@docusaurus/types';
import {decodableHash} from './decodableHash';

// Docusaurus decodes a location's hash while it renders, and what that throws takes the whole page down.

function guardAddress(): void {
  const {href, hash} = window.location;
  const decodable = decodableHash(hash);
  // The whole address, since a path of two slashes would be taken for another host.
  if (decodable !== hash) window.history.replaceState(window.history.state, '', new URL(decodable, href).href);
}

if (typeof window !== 'undefined') {
  guardAddress();
  // Registered at import, thus before the router's own listeners: it reads the address when it is already fixed.
  window.addEventListener('popstate', guardAddress, true);
  window.addEventListener('hashchange', guardAddress, true);
}

/** Fixes the hash of a link that the router follows: no event reports it, and this runs before the location is used. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  const decodable = decodableHash(location.hash);
  if (decodable === location.hash) return;
  // The very object is what the framework goes on to decode: a copy would not reach it.
  location.hash = decodable;
  guardAddress();
};
