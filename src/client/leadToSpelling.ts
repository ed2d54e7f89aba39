import routes from '@generated/routes';
import {isServedAt, spelledAs} from './spelledAs';

/**
 * How the site spells the address of this page, where the page for missing addresses was served because of an upper or
 * lower case letter.
 */
function spelling(): string | undefined {
  const {pathname, search, hash} = window.location;
  // The tree of routes is walked only if the page that was served is another address's.
  if (isServedAt(pathname, document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href)) return undefined;
  const spelled = spelledAs(pathname, routes);
  return spelled === undefined ? undefined : spelled + search + hash;
}

// Hosts tell upper from lower case and routes do not: with the page for missing addresses in hand, the client would
// draw another over it.
if (typeof window !== 'undefined') {
  const address = spelling();
  if (address !== undefined) {
    // The client draws into a root that it finds, and this one draws nothing while the browser is on its way.
    window.docusaurusRoot = {render: () => undefined, unmount: () => undefined};
    window.location.replace(address);
  }
}
