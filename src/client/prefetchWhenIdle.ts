import {whenIdle} from './whenIdle';

/** A queue that acts on one address in each idle moment, in the order in which they came. */
export function queueForIdle(
  act: (address: string) => void,
  idle: (act: () => void) => void,
): (address: string) => void {
  const waiting: string[] = [];
  const next = (): void => {
    const [address] = waiting;
    if (address !== undefined) act(address);
    waiting.shift();
    if (waiting.length > 0) idle(next);
  };
  return (address) => {
    waiting.push(address);
    if (waiting.length === 1) idle(next);
  };
}

let queued = false;

/**
 * Links that come into view together have their pages looked up one by one when the browser has nothing else to do.
 * Docusaurus does it for all of them in one task, right after the page has come to life.
 */
export function onRouteUpdate(): void {
  if (queued) return;
  queued = true;
  const {prefetch} = window.docusaurus;
  const add = queueForIdle((address) => void prefetch(address), whenIdle);
  window.docusaurus = {
    ...window.docusaurus,
    prefetch: (address) => {
      add(address);
      return false;
    },
  };
}
