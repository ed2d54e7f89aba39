// holds: addresses.moves
import {rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {ask, DELIVERY, layOutBuild, type Answer} from '../../tools/build/madeUpBuild';
import {headersFor} from '../../src/delivery/headers';
import {toHeadersFile, toNginx, toRedirectsFile, toVercel} from '../../src/delivery/recipes';
import {redirectOf} from '../../src/delivery/redirects';
import {createPortalServer} from '../../src/delivery/server';
import {startNginx, type RunningNginx} from './nginx';

/** Addresses whose headers every host must get right. */
const SAMPLE_ADDRESSES = ['/', '/docs/overview', '/zh/docs/overview', '/assets/js/main.1a2b3c.js', '/img/mark.svg'];

describe('_redirects', () => {
  const rules = toRedirectsFile(DELIVERY)
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  /** The first rule that fits, as Netlify and Cloudflare choose. */
  const answer = (pathname: string): string | undefined => {
    for (const [from = '', to = '', status] of rules) {
      const base = from.replace(/\/\*$/, '');
      const fits = from.endsWith('/*') ? pathname === base || pathname.startsWith(`${base}/`) : pathname === from;
      if (fits) return status === '301' ? to.replace(':splat', pathname.slice(base.length + 1)) : undefined;
    }
    return undefined;
  };

  test('each line is: from, to, status', () => {
    for (const rule of rules)
      expect(rule, rule.join(' ')).toEqual([
        expect.stringMatching(/^\//),
        expect.stringMatching(/^\/[^/*]/),
        expect.stringMatching(/^(?:301|404)$/),
      ]);
  });

  test.each([
    '/docs',
    '/zh/docs',
    '/es/docs',
    '/zh-CN',
    '/zh-CN/docs/overview',
    '/docs/overview',
    '/zh/docs/overview',
    '/',
    '/zh-CNX',
  ])('%s moves as on the local server', (pathname) => {
    expect(answer(pathname)).toBe(redirectOf(pathname));
  });

  test('each language answers unknown addresses with its own page, after all moves', () => {
    expect(rules.slice(-TRANSLATIONS.length)).toEqual(
      TRANSLATIONS.map(({prefix}) => [`${prefix}/*`, `${prefix}/404.html`, '404']),
    );
  });
});

describe('_headers', () => {
  const rules = toHeadersFile(DELIVERY)
    .trim()
    .split('\n\n')
    .map((block) => {
      const [address = '', ...lines] = block.split('\n');
      const headers = lines.map((line): [string, string] => {
        const at = line.indexOf(':');
        expect(line).toMatch(/^ {2}[\w-]+: \S/);
        return [line.slice(2, at), line.slice(at + 2)];
      });
      return {prefix: address.replace(/\*$/, ''), headers};
    });

  test('no header is set by two rules that fit one address, since both hosts would join them', () => {
    for (const address of SAMPLE_ADDRESSES) {
      const names = rules
        .filter(({prefix}) => address.startsWith(prefix))
        .flatMap(({headers}) => headers.map(([name]) => name));
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  test.each(SAMPLE_ADDRESSES)('%s gets what the delivery says; caching of pages is the host’s own', (address) => {
    const given = Object.fromEntries(
      rules.filter(({prefix}) => address.startsWith(prefix)).flatMap(({headers}) => headers),
    );
    const {'Cache-Control': caching, ...others} = headersFor(address, DELIVERY.headers);
    expect(given).toEqual(address.startsWith('/assets/') ? {...others, 'Cache-Control': caching} : others);
  });

  test('no line is longer than the hosts read', () => {
    expect(
      toHeadersFile(DELIVERY)
        .split('\n')
        .filter((line) => line.length > 2000),
    ).toEqual([]);
  });
});

describe('vercel.json', () => {
  interface Vercel {
    cleanUrls: boolean;
    trailingSlash?: boolean;
    redirects: {source: string; destination: string; permanent: boolean}[];
    headers: {source: string; headers: {key: string; value: string}[]}[];
  }
  const vercel = JSON.parse(toVercel(DELIVERY)) as Vercel;

  test('addresses are clean, and the final slash is left to the reader', () => {
    expect(vercel.cleanUrls).toBe(true);
    expect(vercel.trailingSlash).toBeUndefined();
  });

  test('it holds each move, permanent', () => {
    expect(vercel.redirects).toEqual(
      [...DELIVERY.redirects, ...DELIVERY.spellings].map(({from, to}) => ({
        source: from.replace('/*', '/:path*'),
        destination: to.replace('/*', '/:path*'),
        permanent: true,
      })),
    );
    expect(
      vercel.redirects.some(({source, destination}) => source === '/zh-CN/:path*' && destination === '/zh/:path*'),
    ).toBe(true);
  });

  test.each(SAMPLE_ADDRESSES)('%s gets what the delivery says, the last rule winning', (address) => {
    const fitting = vercel.headers.filter(({source}) => new RegExp(`^${source}$`).test(address));
    expect(Object.fromEntries(fitting.flatMap(({headers}) => headers.map(({key, value}) => [key, value])))).toEqual(
      headersFor(address, DELIVERY.headers),
    );
  });
});

describe('nginx, for real', () => {
  const build = layOutBuild();
  let nginx: RunningNginx | undefined;
  let local: Server = createServer();
  const onNginx = (address: string, method = 'GET'): Promise<Answer> => ask(nginx?.port ?? 0, address, {method});
  // Listening on a port, so the address is never a pipe's name.
  const onLocal = (address: string, method = 'GET'): Promise<Answer> =>
    ask((local.address() as AddressInfo).port, address, {method});
  const page = (name: string): string => `<!doctype html><title>${name}</title>`;

  beforeAll(async () => {
    local = createPortalServer(build);
    await new Promise<void>((resolve) => local.listen(0, resolve));
    nginx = await startNginx(DELIVERY, build);
  });
  afterAll(() => {
    nginx?.stop();
    local.closeAllConnections();
    local.close();
    rmSync(path.dirname(build), {recursive: true});
  });

  test.each([
    ['/', 'index'],
    ['/docs/overview', 'docs/overview'],
    ['/docs/overview/', 'docs/overview'],
    ['/docs/overview/space-intro', 'docs/overview/space-intro'],
    ['/docs/general/', 'docs/general/index'],
    ['/docs/general', 'docs/general/index'],
    ['/zh', 'zh/index'],
    ['/zh/', 'zh/index'],
    ['/es/docs/overview/', 'es/docs/overview'],
  ])('%s answers 200 with its page', async (address, name) => {
    const {status, headers, body} = await onNginx(address);
    expect([status, body]).toEqual([200, page(name)]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/docs/overview.html', '/docs/overview'],
    ['/docs/overview/index.html', '/docs/overview'],
    ['/docs/overview.html?a=1', '/docs/overview?a=1'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/docs', '/docs/overview'],
    ['/docs/?a=1', '/docs/overview?a=1'],
    ['/zh/docs', '/zh/docs/overview'],
    ['/zh-CN/docs/overview', '/zh/docs/overview'],
    ['/zh-CN/docs/overview?q=%2F', '/zh/docs/overview?q=%2F'],
    ['/zh-CN', '/zh/'],
    ['/zh-CN/', '/zh/'],
    ['/es/docs/overview.html', '/es/docs/overview'],
    // Each of these would take two steps if the rules were applied one after another.
    ['/docs.html', '/docs/overview'],
    ['/docs/index.html', '/docs/overview'],
    ['/zh-CN/docs', '/zh/docs/overview'],
    ['/zh-CN/docs/?a=1', '/zh/docs/overview?a=1'],
    ['/zh-CN/docs.html', '/zh/docs/overview'],
    ['/zh-CN/docs/overview.html', '/zh/docs/overview'],
    ['/zh-CN/docs/general/index.html', '/zh/docs/general'],
    ['/zh-CN/index.html', '/zh/'],
    ['/zh-CN/docs/byindex.html', '/zh/docs/byindex'],
    ['/docs/espace/overview', '/docs/espace/Overview'],
    ['/docs/espace/OVERVIEW/?a=1', '/docs/espace/Overview?a=1'],
    ['/zh/docs/espace/overview', '/zh/docs/espace/Overview'],
    ['//docs/overview', '/docs/overview'],
    ['/docs//overview?a=1', '/docs/overview?a=1'],
    ['//', '/'],
  ])('%s moves to %s', async (address, target) => {
    const {status, headers} = await onNginx(address);
    expect([status, headers.location]).toEqual([301, target]);
  });

  test.each([
    ['/nothing', '404'],
    ['/docs/nothing/', '404'],
    ['/assets/js/gone.js', '404'],
    ['/zhx', '404'],
    ['/zh/nothing', 'zh/404'],
    ['/zh/docs/nothing', 'zh/404'],
    ['/es/nothing', 'es/404'],
    ['/404', '404'],
    ['/zh/404', 'zh/404'],
  ])('%s answers 404 with its language’s page, under the same headers', async (address, name) => {
    const {status, headers, body} = await onNginx(address);
    expect([status, body]).toEqual([404, page(name)]);
    for (const [header, value] of Object.entries(headersFor('/', DELIVERY.headers)))
      expect(headers[header.toLowerCase()], header).toBe(value);
  });

  test.each([...SAMPLE_ADDRESSES, '/docs/overview/', '/zh/'])(
    '%s carries each header of the delivery, once',
    async (address) => {
      const {status, headers} = await onNginx(address);
      expect(status).toBe(200);
      // Node joins a header that came twice with a comma, so equality also says "once".
      for (const [name, value] of Object.entries(headersFor(address, DELIVERY.headers)))
        expect(headers[name.toLowerCase()], name).toBe(value);
    },
  );

  test.each([
    '//evil.example/x.html',
    '/\\evil.example/x.html',
    '/\\evil.example/index.html',
    '/zh-CN//evil.example',
    '/zh-CN/\\evil.example',
    '/%5cevil.example/x.html',
    '//\\evil.example',
    '//%5cevil.example',
    '/docs//%0d%0aSet-Cookie:%20a=1',
  ])('%s never sends a reader to another site', async (address) => {
    const {headers} = await onNginx(address);
    expect(new URL(headers.location ?? '/', 'https://portal.example/').origin).toBe('https://portal.example');
  });

  test.each(['/zh-CN/a%0d%0aSet-Cookie:%20a=1', '/zh-CN/docs/%E4%B8%AD', '/a%0d%0aSet-Cookie:%20a=1.html'])(
    '%s puts nothing into the headers',
    async (address) => {
      const {status, headers} = await onNginx(address);
      expect(headers['set-cookie']).toBeUndefined();
      expect(status === 301 ? headers.location : '/').toMatch(/^\/[\x21-\x7e]*$/);
    },
  );

  test.each([
    ['GET', '/'],
    ['GET', '/docs/overview'],
    ['HEAD', '/docs/overview/'],
    ['GET', '/docs/overview.html?x=1'],
    ['GET', '/docs'],
    ['GET', '/zh-CN/docs/general/'],
    ['GET', '/zh-CN/docs/%E4%B8%AD'],
    ['GET', '/zh/nothing'],
    ['HEAD', '/nothing'],
    ['POST', '/docs/overview'],
    ['GET', '/../secret.txt'],
    ['GET', '/..%2fsecret.txt'],
    ['GET', '/img/mark.svg'],
    ['GET', '/docs/espace/overview'],
    ['GET', '/docs/espace/Overview'],
    ['GET', '/docs/espace/overviews'],
    ['GET', '/docs//overview'],
    ['GET', '//docs/overview'],
    ['GET', '/404'],
    ['GET', '/zh/404'],
  ])('%s %s: nginx and the local server say the same', async (method, address) => {
    const [there, here] = [await onNginx(address, method), await onLocal(address, method)];
    const told = ({status, headers}: Answer): unknown => [
      Math.trunc(status / 100) === 4 && status !== 404 ? 'refused' : status,
      headers.location,
    ];
    const [thereTold, hereTold] = [told(there), told(here)];
    // One refuses an address that leaves the site, the other does not find it; neither gives a file.
    if (address.includes('secret'))
      expect([there, here].every(({status, body}) => status >= 400 && status < 500 && !body.includes('secret'))).toBe(
        true,
      );
    else expect(thereTold).toEqual(hereTold);
    if (there.status === 200) expect(there.body).toBe(here.body);
  });

  test('a recipe that is not whole is not accepted', async () => {
    const broken = {...DELIVERY, headers: [{prefix: '/', headers: {'X-Broken': 'a"; nonsense'}}]};
    await expect(startNginx(broken, build)).rejects.toThrow(/nginx does not run/);
    expect(toNginx(DELIVERY, build, 1)).toContain(`root ${build};`);
  });
});
