// holds: addresses.moves
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readDocument} from '../rpc/documents';
import {LANGUAGES} from '../support/languages';
import {expect, test} from '../support/test';

for (const {id, prefix} of LANGUAGES) {
  test(`${id}: addresses in .html and /index.html move to the clean one with 301 and keep the query`, async ({
    request,
  }) => {
    const moves = {
      '/docs/overview.html': '/docs/overview',
      '/docs/overview/index.html': '/docs/overview',
      '/docs/overview/space-intro.html?a=1': '/docs/overview/space-intro?a=1',
      '/blog/welcome.html': '/blog/welcome',
      '/markdown-page.html': '/markdown-page',
      '/docs': '/docs/overview',
    };
    for (const [from, to] of Object.entries(moves)) {
      const response = await request.get(prefix + from, {maxRedirects: 0});
      expect([from, response.status(), response.headers().location]).toEqual([from, 301, prefix + to]);
    }
    const home = await request.get(`${prefix}/index.html`, {maxRedirects: 0});
    expect([home.status(), (home.headers().location ?? '').replace(/\/$/, '')]).toEqual([301, prefix]);
    const target = await request.get(home.headers().location ?? '');
    expect(target.status()).toBe(200);
  });

  test(`${id}: /docs/overview answers with and without the slash, and names one canonical address`, async ({
    request,
  }) => {
    for (const address of [`${prefix}/docs/overview`, `${prefix}/docs/overview/`]) {
      const response = await request.get(address, {maxRedirects: 0});
      expect(response.status()).toBe(200);
      expect(await response.text()).toMatch(
        new RegExp(`rel="?canonical"? href="?https://[^/]+${prefix}/docs/overview["\\s>]`),
      );
    }
  });
}

test('/zh-CN/ addresses move to /zh/ with 301 and keep path and query', async ({request}) => {
  for (const [from, to] of [
    ['/zh-CN/docs/overview/space-intro?a=1', '/zh/docs/overview/space-intro?a=1'],
    ['/zh-CN/blog', '/zh/blog'],
    ['/zh-CN/', '/zh/'],
    ['/zh-CN/docs/overview.html', '/zh/docs/overview'],
  ] as const) {
    const response = await request.get(from, {maxRedirects: 0});
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
  }
});

// holds: errors.wrong-case
test('an address that differs from a page’s own in capitals alone moves there with 301, and the page for missing addresses answers 404', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/docs/espace/overview?a=1', '/docs/espace/Overview?a=1'],
    ['/es/docs/espace/overview', '/es/docs/espace/Overview'],
    ['/docs/core/rpc/cfx_getBalance', '/docs/core/rpc/cfx_getbalance'],
    ['/zh/docs/espace/rpc/eth_getLogs', '/zh/docs/espace/rpc/eth_getlogs'],
  ] as const) {
    const response = await request.get(from, {maxRedirects: 0});
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
  }
  for (const prefix of ['', '/zh', '/es']) expect((await request.get(`${prefix}/404`)).status()).toBe(404);
});

test('every method, as its name is written, and every page in lower case are moves of the hosts’ recipes', () => {
  const moves = new Map(
    readFileSync(path.resolve('build', '_redirects'), 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([from = '', to = '']) => [from, to]),
  );
  for (const {name} of readDocument('core').methods) {
    const page = `/docs/core/rpc/${name.toLowerCase()}`;
    if (page !== `/docs/core/rpc/${name}`) expect([name, moves.get(`/docs/core/rpc/${name}`)]).toEqual([name, page]);
  }
  expect(moves.get('/zh/docs/espace/overview')).toBe('/zh/docs/espace/Overview');
  expect(moves.size).toBeLessThan(2000);
});
