import type {ClientModule} from '@docusaurus/types';
import type {Seen} from '../offline/workerScope';
import {whenLoaded} from './whenLoaded';

const canKeep = typeof window !== 'undefined' && process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

/** Tells the worker what the reader has seen: pages come by links, and files from before it was there, do not pass through it. */
function tell(page: string, loaded = performance.getEntriesByType('resource')): void {
  const files = loaded.flatMap(({name}) => (name.includes('/assets/') ? name : []));
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
  // What was on its way when the worker took over passes by it, and is on no list yet.
  new PerformanceObserver((list) => {
    tell(window.location.pathname, list.getEntries());
  }).observe({type: 'resource'});
  whenLoaded(() => {
    // A browser that keeps nothing refuses; the portal is then as it was without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

export {onRouteDidUpdate};
