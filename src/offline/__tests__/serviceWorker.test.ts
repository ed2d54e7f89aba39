// holds: delivery.worker-bounds
import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {compileWorker} from '../writeServiceWorker';

const ORIGIN = 'https://portal.example';

/** A browser's store of answers, which can be full or blocked. */
class Store {
  readonly caches = new Map<string, Map<string, Response>>();
  mood: 'ready' | 'full' | 'blocked' = 'ready';

  open = (name: string): Promise<object> => {
    if (this.mood === 'blocked') return Promise.reject(new Error('SecurityError'));
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    return Promise.resolve({
      keys: () => Promise.resolve([...entries.keys()].map((address) => ({url: ORIGIN + address}))),
      match: (address: string) => Promise.resolve(entries.get(address)?.clone()),
      delete: (address: string) => Promise.resolve(entries.delete(address)),
      put: (address: string, response: Response) => {
        if (this.mood === 'full') return Promise.reject(new Error('QuotaExceededError'));
        entries.delete(address);
        entries.set(address, response);
        return Promise.resolve();
      },
    });
  };
  keys = (): Promise<string[]> =>
    this.mood === 'blocked' ? Promise.reject(new Error('SecurityError')) : Promise.resolve([...this.caches.keys()]);

  delete = (name: string): Promise<boolean> => Promise.resolve(this.caches.delete(name));

  get addresses(): string[] {
    return [...(this.caches.get('portal-100-v1')?.keys() ?? [])];
  }
}

const page = (title: string): Response =>
  new Response(`<title>${title} | Portal</title>`, {headers: {'Content-Type': 'text/html; charset=utf-8'}});
const script = (): Response => new Response('run()', {headers: {'Content-Type': 'text/javascript'}});

/**
 * The compiled worker among stand-ins, and how a test asks it for an address. Undefined means that the worker leaves
 * the request alone.
 */
function start(answer: (address: string) => Response | undefined) {
  const store = new Store();
  const listeners = new Map<string, (event: object) => void>();
  const fetched: string[] = [];
  const fetchIt = (request: string | {url: string}): Promise<Response> => {
    const address = (typeof request === 'string' ? request : request.url).replace(ORIGIN, '');
    fetched.push(address);
    const response = answer(address);
    return response ? Promise.resolve(response) : Promise.reject(new TypeError('Failed to fetch'));
  };
  const settings = {
    version: 'v1',
    committed: 100,
    prefixes: ['/zh'],
    kept: ['/offline', '/zh/offline', '/assets/css/main.css'],
  };
  runInNewContext(`const SETTINGS = ${JSON.stringify(settings)};\n${compileWorker('serviceWorker')}`, {
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      location: {origin: ORIGIN},
      registration: {},
      clients: {claim: () => Promise.resolve()},
    },
    caches: store,
    fetch: fetchIt,
    URL,
    Headers,
    Response,
  });
  const ask = async (url: string, {method = 'GET', mode = 'cors'} = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    const address = url.startsWith('/') ? ORIGIN + url : url;
    listeners.get('fetch')?.({
      request: {url: address, method, mode},
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (one: Promise<unknown>) => work.push(one),
      respondWith: (one: Promise<Response>) => (answered = one),
    });
    const response = await answered;
    await Promise.all(work);
    return response;
  };
  const tell = async (data: unknown): Promise<unknown[]> => {
    const told: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      listeners.get('message')?.({
        data,
        source: {postMessage: (one: unknown) => told.push(one)},
        waitUntil: (work: Promise<void>) => void work.then(resolve, reject),
      });
    });
    return told;
  };
  const activate = (): Promise<void> =>
    new Promise((resolve, reject) => {
      listeners.get('activate')?.({waitUntil: (work: Promise<void>) => void work.then(resolve, reject)});
    });
  return {store, fetched, ask, tell, activate};
}

const navigate = {mode: 'navigate'};

describe('what it answers', () => {
  test.each([
    ['https://evm.confluxrpc.com/', {}],
    ['https://portal.example.evil/docs', navigate],
    ['/search-index/en-names.json', {}],
    ['/docs/a', {}],
    ['/assets/js/a.1.js', {method: 'POST'}],
    ['/docs/a', {method: 'POST', mode: 'navigate'}],
  ])('%s %o is left to the browser', async (url, how) => {
    const {ask, store, fetched} = start(script);
    expect(await ask(url, how)).toBeUndefined();
    expect([fetched, store.addresses]).toEqual([[], []]);
  });

  test('a hashed file is asked for once, a page each time', async () => {
    const {ask, fetched} = start((address) => (address.endsWith('.js') ? script() : page('A')));
    for (let time = 0; time < 2; time++) {
      await ask('/assets/js/a.1.js');
      await ask('/docs/a', navigate);
    }
    expect(fetched).toEqual(['/assets/js/a.1.js', '/docs/a', '/docs/a']);
  });

  test('a page is kept once, whichever of its addresses is asked for', async () => {
    const {ask, store} = start(() => page('A'));
    for (const address of ['/docs/a', '/docs/a/', '/docs/a.html', '/docs/a/index.html', '/docs/a?b=1'])
      await ask(address, navigate);
    await ask('/zh/', navigate);
    await ask('/index.html', navigate);
    expect(store.addresses).toEqual(['/docs/a', '/zh', '/']);
  });

  test('errors, redirects and pages in the place of files are not kept', async () => {
    const html = {'Content-Type': 'text/html'};
    const {ask, store} = start(
      (address) => new Response('', {status: address.includes('gone') ? 404 : 200, headers: html}),
    );
    expect((await ask('/docs/gone', navigate))?.status).toBe(404);
    await ask('/assets/js/gone.1.js');
    await ask('/assets/js/a.1.js');
    expect(store.addresses).toEqual([]);
  });

  test('without network: the page that was kept, else the offline page of the language with its links, else the failure', async () => {
    let isUp = true;
    const {ask, tell} = start((address) =>
      !isUp
        ? undefined
        : address.endsWith('offline')
          ? new Response(`${address}<!--none-->none<!--/none--><!--some-->some<!--pages--><!--/some-->`, {
              headers: {'Content-Type': 'text/html'},
            })
          : page('A <b> &amp; c'),
    );
    await ask('/zh/docs/a', navigate);
    await ask('/offline', navigate);
    await ask('/zh/offline', navigate);
    isUp = false;
    expect(await (await ask('/zh/docs/a', navigate))?.text()).toContain('<title>A');
    const chinese = await ask('/zh/docs/none', navigate);
    expect([chinese?.status, await chinese?.text()]).toEqual([
      503,
      '/zh/offline<!--some-->some<li><a href="/zh/docs/a">A &lt;b> &amp; c</a></li><!--/some-->',
    ]);
    expect(await (await ask('/docs/none', navigate))?.text()).toBe('/offline<!--none-->none<!--/none-->');
    await expect(ask('/assets/js/none.1.js')).rejects.toThrow('Failed to fetch');
    expect(await tell({page: '/zh/docs/a', files: []})).toEqual([{isOnline: false}]);
  });
});

describe('what it keeps', () => {
  test('the last 80 pages and 600 files, and always what every page begins with', async () => {
    const {ask, store} = start((address) => (address.endsWith('.js') ? script() : page('A')));
    await ask('/assets/js/main.0.js');
    await ask('/assets/js/runtime~main.0.js');
    for (let number = 0; number < 610; number++) await ask(`/assets/js/a.${String(number)}.js`);
    for (let number = 0; number < 85; number++) await ask(`/docs/${String(number)}`, navigate);
    await ask('/docs/5', navigate);
    await ask('/docs/new', navigate);
    const [files, pages] = [
      store.addresses.filter((address) => address.endsWith('.js')),
      store.addresses.filter((address) => address.startsWith('/docs/')),
    ];
    expect([files.length, files[0], files[1], files[2]]).toEqual([
      602,
      '/assets/js/main.0.js',
      '/assets/js/runtime~main.0.js',
      '/assets/js/a.10.js',
    ]);
    expect([pages.length, pages[0], ...pages.slice(-2)]).toEqual([80, '/docs/7', '/docs/5', '/docs/new']);
  });

  test('what a page tells of: itself and hashed files of this site, each asked for once', async () => {
    const {tell, store, fetched} = start((address) => (address.endsWith('.js') ? script() : page('A')));
    const seen = {
      page: '/docs/a',
      files: [`${ORIGIN}/assets/js/a.1.js`, 'https://other.example/assets/js/b.1.js', `${ORIGIN}/search/c.js`],
    };
    expect(await tell(seen)).toEqual([{isOnline: true}]);
    await tell(seen);
    await tell('nonsense');
    await tell(null);
    expect(store.addresses).toEqual(['/docs/a', '/assets/js/a.1.js']);
    expect(fetched).toEqual(store.addresses);
  });

  test('files that a page tells of without itself are kept and get no answer', async () => {
    const {tell, store} = start(() => script());
    expect(await tell({files: [`${ORIGIN}/assets/js/late.1.js`]})).toEqual([]);
    expect(store.addresses).toEqual(['/assets/js/late.1.js']);
    expect(await tell({files: []})).toEqual([{isOnline: true}]);
  });

  test.each(['full', 'blocked'] as const)('with storage %s the reader has every answer all the same', async (mood) => {
    const {ask, tell, store} = start((address) => (address.endsWith('.js') ? script() : page('A')));
    store.mood = mood;
    expect((await ask('/docs/a', navigate))?.status).toBe(200);
    expect(await (await ask('/assets/js/a.1.js'))?.text()).toBe('run()');
    await tell({page: '/docs/a', files: []});
    expect(store.addresses).toEqual([]);
  });
});

describe('the caches of other deployments', () => {
  const keep = async (store: Store, name: string, title: string): Promise<void> => {
    const cache = (await store.open(name)) as {put: (address: string, response: Response) => Promise<void>};
    await cache.put('/docs/a', page(title));
  };

  test('a deployment that is taken back is shown to nobody any more, and the one before is kept', async () => {
    const {store, ask, activate} = start(() => undefined);
    await keep(store, 'portal-90-v0', 'before');
    await store.open('portal-100-v1');
    await keep(store, 'portal-100-v2', 'withdrawn');
    await keep(store, 'portal-110-v3', 'withdrawn');
    await activate();
    expect([...store.caches.keys()]).toEqual(['portal-90-v0', 'portal-100-v1']);
    expect(await (await ask('/docs/a', navigate))?.text()).toContain('before');
  });

  test('nor where this browser no longer has the cache of the deployment that is gone back to, and makes it last', async () => {
    const {store, ask, activate} = start((address) => (address.startsWith('/docs') ? undefined : page('kept')));
    await keep(store, 'portal-110-v2', 'withdrawn');
    await keep(store, 'portal-120-v3', 'withdrawn');
    await store.open('portal-100-v1');
    await expect(ask('/docs/a', navigate)).rejects.toThrow('Failed to fetch');
    await activate();
    expect([...store.caches.keys()]).toEqual(['portal-100-v1']);
    await expect(ask('/docs/a', navigate)).rejects.toThrow('Failed to fetch');
  });

  test('the latest before this one is kept, whenever its cache was made, and one that does not say when it is from counts as early', async () => {
    const {store, ask, activate} = start(() => undefined);
    await keep(store, 'portal-95-v0', 'before');
    await keep(store, 'portal-0123456789ab', 'early');
    await keep(store, 'portal-90-v9', 'older');
    await store.open('portal-100-v1');
    await activate();
    expect([...store.caches.keys()].sort()).toEqual(['portal-100-v1', 'portal-95-v0']);
    expect(await (await ask('/docs/a', navigate))?.text()).toContain('before');
  });
});

test('the worker that takes it away keeps nothing of the portal, and what is not the portal’s stays', async () => {
  const store = new Store();
  for (const name of ['portal-v1', 'other']) await store.open(name);
  const work: Promise<unknown>[] = [];
  let isRegistered = true;
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(compileWorker('retiredWorker'), {
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      registration: {unregister: () => Promise.resolve((isRegistered = false))},
    },
    caches: store,
  });
  listeners.get('activate')?.({waitUntil: (one: Promise<unknown>) => work.push(one)});
  await Promise.all(work);
  expect([[...store.caches.keys()], isRegistered, listeners.has('fetch')]).toEqual([['other'], false, false]);
});
