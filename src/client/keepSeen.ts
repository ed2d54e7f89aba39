import type {ClientModule} from '@docusaurus/types';
import type {Seen} from '../offline/workerScope';

const canKeep = typeof window !== 'undefined' && process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

/** Tells the worker what the reader has seen: pages come by links, and files from before it was there, do not pass through it. */
function tell(page: string): void {
  const files = performance.getEntriesByType('resource').flatMap(({name}) => (name.includes('/assets/') ? name : []));
  navigator.serviceWorker.controller?.postMessage({page, files} satisfies Seen);
}

/** Tells of each page that is shown. */
const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (canKeep) tell(location.pathname);
};

if (canKeep) {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    tell(window.location.pathname);
  });
  window.addEventListener('load', () => {
    // A browser that keeps nothing refuses; the portal is then as it was without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

export {onRouteDidUpdate};
