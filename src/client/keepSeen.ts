import type {ClientModule} from '@docusaurus/types';
import type {Seen} from '../offline/workerScope';
import {whenIdle} from './whenIdle';
import {whenLoaded} from './whenLoaded';

const canKeep = typeof window !== 'undefined' && process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

const filesOf = (entries: PerformanceEntryList): string[] =>
  entries.flatMap(({name}) => (name.includes('/assets/') ? name : []));

function post(seen: Seen): void {
  // Whatever its type says: a page that is being left has none any more.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.controller?.postMessage(seen);
}

/**
 * Reports to the worker what the reader has seen: pages reached by links, and files loaded before the worker was there,
 * do not pass through it.
 */
function tell(page: string): void {
  post({page, files: filesOf(performance.getEntriesByType('resource'))});
}

/** Reports the files that were loading when the worker took over: they bypass it, and are on no list yet. */
function tellOfLate(takenOver: number): void {
  const watch = new PerformanceObserver((list) => {
    const files = filesOf(list.getEntries().filter(({startTime}) => startTime < takenOver));
    if (files.length > 0) post({files});
  });
  watch.observe({type: 'resource'});
}

let isAsked = false;

/**
 * Asks for the worker once the first page is alive and the browser has nothing else to do: setting it up takes time,
 * and it is for later.
 */
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  whenLoaded(() => {
    whenIdle(() => {
      // A browser that keeps nothing refuses; the portal is then as it was without.
      navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    });
  });
}

/** Reports each page that is shown. */
const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (!canKeep) return;
  tell(location.pathname);
  ask();
};

if (canKeep) {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    tell(window.location.pathname);
    tellOfLate(performance.now());
  });
}

export {onRouteDidUpdate};
