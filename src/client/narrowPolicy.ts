import type {ClientModule} from '@docusaurus/types';
import {hasConsole, LATER_POLICY} from '../config/rpcRoutes';

/**
 * Enforces the policy that a page with a console carries for those without one: what a document was loaded with would
 * stay in force over its links.
 */
const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  const later = document.querySelector<HTMLMetaElement>(`meta[name="${LATER_POLICY}"]`);
  if (!later || hasConsole(location.pathname)) return;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = later.content;
  // The console uses this to tell it apart from the policy that its own page was served with.
  policy.dataset.added = '';
  later.replaceWith(policy);
};

export {onRouteUpdate};
