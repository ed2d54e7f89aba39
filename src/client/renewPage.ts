import {translate} from '@docusaurus/Translate';
import {whenLoaded} from './whenLoaded';

const MAIN = /\/assets\/js\/main\.\w+\.js/;

/** What this module keeps in the history entry: it outlives a reload and needs no storage. */
interface Kept {
  renewedFor?: string;
}

const isAlive = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
const ownMain = (): string | undefined =>
  MAIN.exec(document.querySelector<HTMLScriptElement>('script[src*="/js/main."]')?.src ?? '')?.[0];
const renewedFor = (): string | undefined => (window.history.state as Kept | null)?.renewedFor;

/** The main script that the server's page loads now; undefined if the server cannot be reached. */
async function servedMain(): Promise<string | undefined> {
  try {
    const answer = await fetch(window.location.href, {cache: 'no-store'});
    return MAIN.exec(await answer.text())?.[0];
  } catch {
    return undefined;
  }
}

/**
 * Loads the page in full, at the same address, if the server has another deployment than this page; once for each
 * deployment. False if it does not.
 */
async function renew(): Promise<boolean> {
  const served = await servedMain();
  const before = renewedFor();
  // A page that was renewed and is not alive yet must not go round in circles between servers of two deployments.
  if (!served || served === ownMain() || served === before || (before && !isAlive())) return false;
  window.history.replaceState({...(window.history.state as Kept | null), renewedFor: served}, '');
  window.location.reload();
  return true;
}

/** Says above the page as served, which can be read, that its scripts are missing; React is not there to say it. */
function showNotice(): void {
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = 'alert alert--warning';
  const what = translate({
    id: 'loading.partly',
    message: 'You can read this page, but its buttons do not work: some of its files did not load.',
    description: 'Shown above a page whose scripts could not be loaded; followed by the reason and a button',
  });
  const why = translate({
    id: 'loading.why',
    message:
      'The connection may have dropped, or the portal was updated after you opened it. Retry; if that fails again, reload the page.',
    description: "Why a page's files could not be loaded, and what to do",
  });
  const button = document.createElement('button');
  button.className = 'button button--secondary button--sm';
  button.textContent = translate({
    id: 'loading.retry',
    message: 'Retry',
    description: 'Button that loads the page again',
  });
  button.onclick = () => {
    window.location.reload();
  };
  notice.append(`${what} ${why} `, button);
  document.body.prepend(notice);
}

const typedInto: EventTarget[] = [];
const hasTyped = (): boolean => typedInto.some((field) => field instanceof Node && field.isConnected);
const isPart = (target: EventTarget | null): boolean =>
  (target instanceof HTMLScriptElement && target.src.includes('/assets/')) ||
  (target instanceof HTMLLinkElement && target.rel === 'stylesheet');

let asking: Promise<boolean> | undefined;
let isMissing = false;
let isLeaving = false;
// A press is over with its click: until then what fails was fetched ahead under the pointer, and a full load would
// swallow the click.
let hasPressed = false;

/**
 * A page that is loaded in full in place of the one that a link led to begins at its heading, not where the one before
 * it was read.
 */
function forgetPosition(): void {
  if (isMissing && isLeaving) window.history.scrollRestoration = 'manual';
}

/** A link was followed; where its page does not load, the framework loads it in full. */
export function onRouteUpdate(): void {
  isLeaving = true;
  forgetPosition();
}

/** The page of the address is there. */
export function onRouteDidUpdate(): void {
  isLeaving = false;
}

/**
 * Shows the heading that the address names, which browsers leave aside when they load a page again; later loads keep
 * their position.
 */
function showHeading(): void {
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  // Browsers restore a position right after this event, if they may.
  setTimeout(() => {
    window.history.scrollRestoration = 'auto';
  });
}

/**
 * A part of the page did not load. What the reader has just asked for, or the page itself, is worth a full load; what
 * was fetched ahead is not.
 */
function onMissing({target}: Event): void {
  if (!isPart(target)) return;
  isMissing = true;
  forgetPosition();
  if (asking || isLeaving) return;
  const alive = isAlive();
  if (alive && (!hasPressed || !navigator.userActivation.isActive || hasTyped())) return;
  asking = renew();
  void asking.then((renewed) => {
    if (renewed) return;
    if (alive) asking = undefined;
    else showNotice();
  });
}

// Failed loads do not bubble, but can be caught on their way down.
if (typeof window !== 'undefined') {
  if (window.history.scrollRestoration === 'manual') whenLoaded(showHeading);
  window.addEventListener('error', onMissing, true);
  for (const event of ['pointerdown', 'click', 'keydown']) {
    window.addEventListener(
      event,
      () => {
        hasPressed = event !== 'pointerdown';
      },
      true,
    );
  }
  window.addEventListener(
    'input',
    ({target}) => {
      if (target && !typedInto.includes(target)) typedInto.push(target);
    },
    true,
  );
}
