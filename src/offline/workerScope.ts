/** The build's information for the service worker on its deployment. */
export interface WorkerSettings {
  /** Changes with every deployment, and identifies its cache. */
  version: string;
  /**
   * When the sources of the deployment were committed, in seconds since 1970: a later deployment has no smaller number,
   * one that is gone back to has.
   */
  committed: number;
  /** Address prefixes of the translations. */
  prefixes: readonly string[];
  /** Addresses that are kept from the start: the pages that say that there is no network, and what they need. */
  kept: readonly string[];
}

/**
 * A page's message to the worker: its own address, if it has just been shown, and the addresses of the files it has
 * loaded; with neither it asks.
 */
export interface Seen {
  page?: string;
  files: readonly string[];
}

/** The worker's message to a page: whether the network responded to the last request. */
export interface Reached {
  isOnline: boolean;
}

// Below: what TypeScript's library for pages leaves out of a service worker's scope.

/** An event that keeps the worker alive until its work is done. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface RequestEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

/** A message of a page. */
export interface PageMessageEvent extends WorkerEvent {
  data: unknown;
  source: {postMessage: (message: Reached) => void} | null;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: RequestEvent;
  message: PageMessageEvent;
}

/** A service worker's global scope, as far as it is used. */
export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {claim: () => Promise<void>};
  registration: {navigationPreload?: {enable: () => Promise<void>}; unregister: () => Promise<boolean>};
  location: {origin: string};
}
