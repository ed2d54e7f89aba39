import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {headersFor} from '../headers';
import {createPortalServer, listen, readHeaderRules} from '../server';
import {ask, DELIVERY, layOutBuild} from '../../../tools/build/madeUpBuild';

// Listening on a port, so the address is never a pipe's name.
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const build = layOutBuild();
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createPortalServer(build);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = portOf(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(path.dirname(build), {recursive: true});
});

describe('pages', () => {
  test.each([
    ['/', 'index'],
    ['/docs/overview', 'docs/overview'],
    ['/docs/overview/', 'docs/overview'],
    ['/docs/overview/space-intro', 'docs/overview/space-intro'],
    ['/docs/general', 'docs/general/index'],
    ['/docs/general/', 'docs/general/index'],
    ['/docs/overview?a=1', 'docs/overview'],
    ['/zh/', 'zh/index'],
    ['/zh', 'zh/index'],
    ['/zh/docs/overview', 'zh/docs/overview'],
    ['/es/docs/overview/', 'es/docs/overview'],
  ])('%s answers 200 with its page', async (address, page) => {
    const {status, headers, body} = await ask(port, address);
    expect([status, body]).toEqual([200, `<!doctype html><title>${page}</title>`]);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  });

  test.each([
    ['/nothing', '404'],
    ['/docs/nothing/', '404'],
    ['/zhx', '404'],
    ['/404', '404'],
    ['/zh/404', 'zh/404'],
    ['/zh/nothing', 'zh/404'],
    ['/es/docs/nothing', 'es/404'],
  ])('%s answers 404 with its language’s page', async (address, page) => {
    const {status, headers, body} = await ask(port, address);
    expect([status, body]).toEqual([404, `<!doctype html><title>${page}</title>`]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('moves', () => {
  test.each([
    ['/docs', '/docs/overview'],
    ['/docs/overview.html', '/docs/overview'],
    ['/docs/overview/index.html?a=1&b=%C3%A1', '/docs/overview?a=1&b=%C3%A1'],
    ['/index.html', '/'],
    ['/zh/docs?q=1', '/zh/docs/overview?q=1'],
    ['/es/docs/overview.html', '/es/docs/overview'],
    ['/zh-CN/docs/overview?q=%2F', '/zh/docs/overview?q=%2F'],
    ['/docs/espace/overview?a=1', '/docs/espace/Overview?a=1'],
    ['/DOCS/ESPACE/OVERVIEW/', '/docs/espace/Overview'],
    ['/zh/docs/Overview', '/zh/docs/overview'],
    ['/docs//overview?a=1', '/docs/overview?a=1'],
    ['//docs/overview.html', '/docs/overview'],
  ])('%s moves to %s, the query kept', async (address, target) => {
    const {status, headers} = await ask(port, address);
    expect([status, headers.location]).toEqual([301, target]);
  });

  test.each([
    '//evil.example/x.html',
    '//evil.example/index.html',
    '/\\evil.example/x.html',
    '\\/evil.example/x.html',
    '/zh-CN//evil.example',
    '/zh-CN/\\evil.example',
    '//evil.example/%2e%2e/x.html',
    '/zh-CN/..//evil.example/x.html',
    'http://evil.example/x.html',
    '///evil.example',
  ])('%s never sends a reader to another site', async (address) => {
    const {status, headers} = await ask(port, address);
    expect(status === 301 || (status >= 400 && status < 500), String(status)).toBe(true);
    if (headers.location !== undefined) {
      expect(headers.location).toMatch(/^\/(?![/\\])/);
      expect(new URL(headers.location, 'https://portal.example/').origin).toBe('https://portal.example');
    }
  });
});

describe('headers', () => {
  test.each(['/', '/zh/docs/overview', '/assets/js/main.1a2b3c.js', '/img/mark.svg'])(
    '%s carries exactly what the delivery says',
    async (address) => {
      const {status, headers} = await ask(port, address);
      expect(status).toBe(200);
      for (const [name, value] of Object.entries(headersFor(address, readHeaderRules(build))))
        expect(headers[name.toLowerCase()], name).toBe(value);
    },
  );

  test('a 404 carries them too, and is never kept, even where files are kept for good', async () => {
    for (const address of ['/nothing', '/zh/nothing', '/assets/js/gone.js']) {
      const {status, headers} = await ask(port, address);
      expect(status).toBe(404);
      expect(headers['content-security-policy']).toBe(headersFor('/', DELIVERY.headers)['Content-Security-Policy']);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('a page that has not changed is answered 304', async () => {
    const {headers} = await ask(port, '/docs/overview');
    const again = await ask(port, '/docs/overview', {headers: {'If-None-Match': headers.etag ?? ''}});
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('what no browser sends', () => {
  // Whatever arrived, the next request gets its response.
  const stillAnswers = async (): Promise<void> => {
    expect((await ask(port, '/docs/overview')).status).toBe(200);
  };

  test.each([
    '/..%2f..%2fetc/passwd',
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/....//secret.txt',
    '/%E0%A4%A',
    '/zh/%E0%A4%A',
    '/%00',
    '//',
    '///',
    '//:99999',
    '//[',
    '*',
    'http://',
    `/${'a'.repeat(8000)}`,
    '/zh-CN/%E0%A4%A/../%ff',
  ])('%s is refused, and the server lives', async (address) => {
    const {status, body} = await ask(port, address);
    expect(status === 301 ? 400 : status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('root:');
    await stillAnswers();
  });

  test('HEAD has the headers of GET and no body', async () => {
    const get = await ask(port, '/docs/overview');
    const head = await ask(port, '/docs/overview', {method: 'HEAD'});
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    const lost = await ask(port, '/nothing', {method: 'HEAD'});
    expect([lost.status, lost.body]).toEqual([404, '']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is not allowed', async (method) => {
    for (const address of ['/docs/overview', '/docs', '/nothing']) {
      const {status, headers} = await ask(port, address, {method});
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    await stillAnswers();
  });

  test.each([
    'bytes=5-2',
    'bytes=-5',
    'bytes=99999-',
    'bytes=abc',
    'bytes=0-1,3-4',
    'lines=1-2',
    'bytes=9-9999999',
    'bytes=0-9007199254740992',
    `bytes=${'9'.repeat(400)}-`,
    `bytes=0-${'9'.repeat(15)}`,
  ])('the range %s does no harm', async (range) => {
    const {status} = await ask(port, '/docs/overview', {headers: {Range: range}});
    expect([200, 206, 416]).toContain(status);
    await stillAnswers();
  });

  test.each(['bytes=0-0', 'bytes=0-9007199254740992'])(
    'the range %s is answered with the whole page and never with a part that was not asked for',
    async (range) => {
      const {status, headers, body} = await ask(port, '/docs/overview', {headers: {Range: range}});
      expect([status, body, headers['content-range']]).toEqual([
        200,
        '<!doctype html><title>docs/overview</title>',
        undefined,
      ]);
    },
  );

  test.each([`/docs${'/'.repeat(14_000)}x`, `/zh-CN${'/'.repeat(14_000)}.html`, `/${'.html'.repeat(2800)}`])(
    'a long address costs no time',
    async (address) => {
      const started = performance.now();
      const {status} = await ask(port, address);
      expect(status).toBe(400);
      expect(performance.now() - started).toBeLessThan(200);
    },
  );

  test('a good range is answered with its part', async () => {
    const {status, body} = await ask(port, '/docs/overview', {headers: {Range: 'bytes=2-8'}});
    expect([status, body]).toEqual([206, 'doctype']);
  });
});

describe('a build that is replaced beneath it', () => {
  test('a page that is gone cuts its own answer short and no other, and the console says why', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const old = layOutBuild();
    const serving = createPortalServer(old);
    try {
      await new Promise<void>((resolve) => serving.listen(0, resolve));
      rmSync(path.join(old, 'docs', 'overview', 'space-intro.html'));
      await expect(ask(portOf(serving), '/docs/overview/space-intro')).rejects.toThrow('socket hang up');
      expect(said).toHaveBeenCalledWith(
        expect.stringMatching(/^\/docs\/overview\/space-intro could not be read: ENOENT.*restart this server/),
      );
      expect(await ask(portOf(serving), '/docs/overview')).toMatchObject({status: 200});
    } finally {
      said.mockRestore();
      serving.closeAllConnections();
      serving.close();
      rmSync(path.dirname(old), {recursive: true});
    }
  });
});

describe('listen', () => {
  test('listens for this machine alone unless told otherwise', async () => {
    const [own, open] = [createServer(), createServer()];
    try {
      await listen(own, 39_100);
      await listen(open, 39_200, '0.0.0.0');
      // Listening on a port, so the address is never a pipe's name.
      const hostOf = (server: Server): string => (server.address() as AddressInfo).address;
      expect(['127.0.0.1', '::1']).toContain(hostOf(own));
      expect(hostOf(open)).toBe('0.0.0.0');
    } finally {
      own.close();
      open.close();
    }
  });

  test('takes the next port where the wanted one is taken', async () => {
    const other = createServer();
    const next = createServer();
    try {
      await new Promise<void>((resolve) => other.listen(0, resolve));
      const address = await listen(next, portOf(other));
      expect(address).toBe(`http://localhost:${portOf(next)}`);
      expect(portOf(next)).toBeGreaterThan(portOf(other));
    } finally {
      other.close();
      next.close();
    }
  });
});
