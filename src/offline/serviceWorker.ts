import type {PageMessageEvent, RequestEvent, Seen, WorkerEvent, WorkerScope, WorkerSettings} from './workerScope';

// One classic script in the end: only types may be imported. The settings are in a line that the build writes before
// it.
declare const self: WorkerScope;
declare const SETTINGS: WorkerSettings;

/** Bounds of one deployment's cache; the one before is kept beside it, no other. */
const MOST_PAGES = 80;
const MOST_FILES = 600;
const DEPLOYMENTS = 2;

const PREFIX = 'portal-';
const CACHE = `${PREFIX}${String(SETTINGS.committed)}-${SETTINGS.version}`;
// Without these no kept page comes alive.
const ENTRY = /\/(?:runtime~)?main\./;

let isOnline: boolean | undefined;

const isHashed = (pathname: string): boolean => /^\/(?:\w+\/)?assets\//.test(pathname);
const isPicture = (pathname: string): boolean => /^\/(?:\w+\/)?img\//.test(pathname);
const isFile = (pathname: string): boolean => isHashed(pathname) || isPicture(pathname);
const isOffline = (pathname: string): boolean => SETTINGS.kept.includes(pathname);
/** One key for each page, by whichever of its addresses it was requested. */
const keyOf = (pathname: string): string =>
  isFile(pathname) ? pathname : pathname.replace(/(?:\/index)?\.html$|\/+$/, '') || '/';
const pathOf = (address: string): string | undefined => {
  const url = URL.canParse(address, self.location.origin) ? new URL(address, self.location.origin) : undefined;
  return url?.origin === self.location.origin ? url.pathname : undefined;
};
const pathsIn = async (cache: Cache): Promise<string[]> => (await cache.keys()).map(({url}) => new URL(url).pathname);

/** The caches of the portal in the order in which they were made. */
const allCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/**
 * When the sources of a cache's deployment were committed; 0 for a cache that does not say so, which is of an early
 * deployment.
 */
const committedOf = (name: string): number => Number(/^portal-(\d+)-/.exec(name)?.[1] ?? 0);

/**
 * The caches of this deployment and of those before it, the latest first. One that is later is of a deployment that was
 * taken back: by its sources, since a reader's browser may make the cache of the one that is gone back to again, and by
 * the order of the caches among those of the same sources.
 */
async function cacheNames(): Promise<string[]> {
  const names = (await allCaches()).filter((name) => committedOf(name) <= SETTINGS.committed);
  // Sorting keeps the order of equals.
  names.sort((one, other) => committedOf(one) - committedOf(other));
  return names.slice(0, names.indexOf(CACHE) + 1 || undefined).reverse();
}

/** What was kept under a key, in the latest deployment that has it. */
async function find(key: string): Promise<Response | undefined> {
  for (const name of await cacheNames()) {
    const found = await (await caches.open(name)).match(key, {ignoreVary: true});
    if (found) return found;
  }
  return undefined;
}

async function trim(cache: Cache): Promise<void> {
  const paths = (await pathsIn(cache)).filter((path) => !isOffline(path));
  const files = paths.filter((path) => isFile(path) && !ENTRY.test(path));
  const pages = paths.filter((path) => !isFile(path));
  const oldest = [...pages.slice(0, -MOST_PAGES), ...files.slice(0, -MOST_FILES)];
  await Promise.all(oldest.map((path) => cache.delete(path)));
}

/** Keeps a whole answer, as the youngest; storage that is full or blocked keeps nothing and breaks nothing. */
async function keep(pathname: string, response: Response): Promise<void> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  // A server may respond with a page for a file that is missing.
  if (response.status !== 200 || response.redirected || isPage === isFile(pathname)) return;
  try {
    const cache = await caches.open(CACHE);
    // A key that is put again becomes the youngest.
    await cache.put(keyOf(pathname), response);
    await trim(cache);
  } catch {
    // The reader has the answer all the same.
  }
}

const orNothing = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

async function fromNetwork(event: RequestEvent, pathname: string): Promise<Response> {
  const response = (await orNothing(event.preloadResponse)) ?? (await fetch(event.request));
  event.waitUntil(keep(pathname, response.clone()));
  return response;
}

async function answerFile(event: RequestEvent, pathname: string): Promise<Response> {
  if (isHashed(pathname)) return (await orNothing(find(pathname))) ?? fromNetwork(event, pathname);
  try {
    return await fromNetwork(event, pathname);
  } catch (error) {
    const kept = await orNothing(find(pathname));
    if (kept) return kept;
    throw error;
  }
}

async function answerPage(event: RequestEvent, pathname: string): Promise<Response> {
  try {
    const response = await fromNetwork(event, pathname);
    isOnline = true;
    return response;
  } catch (error) {
    isOnline = false;
    const kept = (await orNothing(find(keyOf(pathname)))) ?? (await orNothing(offlinePage(pathname)));
    if (kept) return kept;
    throw error;
  }
}

const prefixOf = (pathname: string): string =>
  SETTINGS.prefixes.find((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? '';

/** Links to the pages of a language that were kept, in the order in which they were seen last. */
async function linksTo(prefix: string): Promise<string> {
  const lists = await Promise.all(
    (await cacheNames()).map(async (name) => (await pathsIn(await caches.open(name))).reverse()),
  );
  const pages = [...new Set(lists.flat())].filter(
    (path) => !isFile(path) && !isOffline(path) && prefixOf(path) === prefix,
  );
  const rows = pages.map(async (path) => {
    const [, title = path] =
      /<title[^>]*>(.*?)(?: \| [^|<]*)?<\/title>/.exec((await (await find(path))?.text()) ?? '') ?? [];
    return `<li><a href="${path}">${title.replaceAll('<', '&lt;')}</a></li>`;
  });
  return (await Promise.all(rows)).join('');
}

/** The page that says, in the language of the address, that there is no network, and lists what can be read. */
async function offlinePage(pathname: string): Promise<Response | undefined> {
  const prefix = prefixOf(pathname);
  const template = await find(`${prefix}/offline`);
  if (!template) return undefined;
  const links = await linksTo(prefix);
  const other = links ? 'none' : 'some';
  const html = (await template.text())
    .replace(new RegExp(`<!--${other}-->.*?<!--/${other}-->`, 's'), '')
    .replace('<!--pages-->', () => links);
  const headers = new Headers(template.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) headers.delete(name);
  return new Response(html, {status: 503, headers});
}

/** Keeps the page that a reader has come to by a link, and the files that pages loaded before the worker was there. */
async function see({page, files}: Seen): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set(await pathsIn(cache));
  for (const pathname of new Set([...(page === undefined ? [] : [page]), ...files].map(pathOf))) {
    if (pathname === undefined || (pathname !== page && !isHashed(pathname)) || known.has(keyOf(pathname))) continue;
    try {
      await keep(pathname, await fetch(pathname));
      isOnline = true;
    } catch {
      isOnline = false;
      return;
    }
  }
}

const isSeen = (data: unknown): data is Seen => typeof data === 'object' && data !== null && 'files' in data;

async function install(): Promise<void> {
  await (await caches.open(CACHE)).addAll(SETTINGS.kept);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const kept = (await cacheNames()).slice(0, DEPLOYMENTS);
  await Promise.all((await allCaches()).filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function hear({data, source}: PageMessageEvent): Promise<void> {
  if (!isSeen(data)) return;
  await orNothing(see(data));
  // A page that has been shown or has nothing to report asks; files that arrive behind it must not override the
  // browser's own word.
  const asks = data.page !== undefined || data.files.length === 0;
  if (asks && isOnline !== undefined) source?.postMessage({isOnline});
}

self.addEventListener('install', (event: WorkerEvent) => {
  event.waitUntil(install());
});
self.addEventListener('activate', (event: WorkerEvent) => {
  event.waitUntil(activate());
});
self.addEventListener('message', (event) => {
  event.waitUntil(hear(event));
});
self.addEventListener('fetch', (event) => {
  const {request} = event;
  const pathname = pathOf(request.url);
  // Whatever is not read from this site by GET is none of the worker's business: nodes, third parties, the search
  // index.
  if (pathname === undefined || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (isFile(pathname)) event.respondWith(answerFile(event, pathname));
});
