// holds: addresses.moves
import {expect, test, type APIRequestContext} from '@playwright/test';
import {LANGUAGES} from '../support/languages';
import {readRoutes} from './routes';

const written = readRoutes().map(({path}) => (path === '/' ? path : path.replace(/\/$/, '')));
/** Where addresses of the list that moved are read now; what else moved is in `src/delivery/redirects.ts`. */
const MOVED: Readonly<Record<string, string>> = {
  '/docs': '/docs/overview',
  '/docs/espace/tutorials/VerifyContracts': '/docs/espace/VerifyContracts',
  '/docs/category/indexing': '/docs/espace/tutorials/readLogs/indexer',
};
const now = (path: string): string => MOVED[path] ?? path;

/** What is wrong with the way from an old address to its page: it must be one permanent step, which ends at 200. */
async function faultOf(request: APIRequestContext, from: string, to: string): Promise<string | undefined> {
  const moved = await request.get(from, {maxRedirects: 0});
  const {location = ''} = moved.headers();
  if (moved.status() !== 301 || location !== to) return `${from}: ${String(moved.status())} ${location}, not 301 ${to}`;
  const status = (await request.get(location, {maxRedirects: 0})).status();
  return status === 200 ? undefined : `${from}: 301 to ${location}, which gives ${String(status)}`;
}

async function faultsOf(
  request: APIRequestContext,
  moves: readonly (readonly [from: string, to: string])[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [from, to] of moves) {
    const fault = await faultOf(request, from, to);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

test('each written address moves in one step from /zh-CN/ to /zh/, with and without .html', async ({request}) => {
  const home: [string, string][] = [
    ['/zh-CN', '/zh/'],
    ['/zh-CN/', '/zh/'],
    ['/zh-CN/index.html', '/zh/'],
  ];
  const pages = written
    .filter((path) => path !== '/')
    .flatMap((path) => ['', '/', '.html'].map((end) => [`/zh-CN${path}${end}`, `/zh${now(path)}`] as const));
  expect(pages.length).toBeGreaterThan(500);
  expect(await faultsOf(request, [...home, ...pages])).toEqual([]);
});

for (const {id, prefix} of LANGUAGES) {
  test(`${id}: each written address with .html or /index.html moves in one step to its page`, async ({request}) => {
    const pages = written.filter((path) => path !== '/');
    const moves = pages.flatMap((path) =>
      ['.html', '/index.html'].map((end) => [`${prefix}${path}${end}`, `${prefix}${now(path)}`] as const),
    );
    const moved = Object.entries(MOVED).flatMap(([from, to]) =>
      ['', '/'].map((end) => [`${prefix}${from}${end}`, `${prefix}${to}`] as const),
    );
    expect(await faultsOf(request, [...moved, ...moves])).toEqual([]);
  });
}
