import {useEffect, useState} from 'react';
import type {Choice} from '../../console/connection';
import {isPermalinkHash, OPEN_HASH} from './isPermalinkHash';

/** What the document is, as far as its policy goes. */
export interface LoadedDocument {
  /** Whether it narrows its policy by a meta element, and whether a script put that there. */
  narrowed: 'no' | 'as-served' | 'by-script';
  /** The path that it was loaded for, and the one that it shows now. */
  loadedFor: string;
  path: string;
}

/**
 * Whether the document was loaded for another page, whose narrower policy is in force here: policies stay for as long
 * as a document lives. False for a page that has the policy itself, which another load would not change.
 */
export function isUnderOtherPolicy({narrowed, loadedFor, path}: LoadedDocument): boolean {
  return narrowed === 'by-script' || (narrowed === 'as-served' && loadedFor !== path);
}

/**
 * Whether the page has to be loaded again, for an address of the reader's own alone: at once, or when the reader says
 * so, where it holds what a load would take away.
 */
export function loadFor(
  kind: Choice['kind'],
  holds: boolean,
  loaded: LoadedDocument,
): 'none' | 'at-once' | 'on-request' {
  if (kind !== 'own' || !isUnderOtherPolicy(loaded)) return 'none';
  return holds ? 'on-request' : 'at-once';
}

/**
 * The hash with which a page is loaded again so that its console is open then: a request in it opens it, a place on the
 * page does not.
 */
export function hashForLoad(hash: string): string {
  return isPermalinkHash(hash) ? hash : OPEN_HASH;
}

function readDocument(): LoadedDocument {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  const [load] = performance.getEntriesByType('navigation');
  const path = window.location.pathname;
  return {
    narrowed: policy === null ? 'no' : policy.dataset.added === undefined ? 'as-served' : 'by-script',
    loadedFor: load && URL.canParse(load.name) ? new URL(load.name).pathname : path,
    path,
  };
}

function loadAnew(): void {
  window.history.replaceState(window.history.state, '', hashForLoad(window.location.hash));
  window.location.reload();
}

/**
 * Reloads the page, with the console open, if an address of the reader's own is chosen and the document came with the
 * policy of another page, which refuses it. If the page holds what would be lost, such as an answer or what is filled
 * in and not remembered, it instead returns a function that reloads it, for the reader to call. Does nothing if there
 * is no need, or no network to load the page from.
 */
export function useOwnPolicy(kind: Choice['kind'], holds: () => boolean): (() => void) | undefined {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const load = navigator.onLine ? loadFor(kind, holds(), readDocument()) : 'none';
    setAsked(load === 'on-request');
    if (load === 'at-once') loadAnew();
    // What the page comes to hold afterwards, such as the answer to a call, starts no load.
  }, [kind]);
  return isAsked ? loadAnew : undefined;
}
