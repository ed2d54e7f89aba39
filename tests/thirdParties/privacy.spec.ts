// holds: third-parties.nobody-else
import type {Page} from '@playwright/test';
import {BUILD_URL, FIXTURE_URL} from '../support/addresses';
import {askedSoFar} from '../support/askedSoFar';
import {languagesInTurn} from '../support/languages';
import {expect, test} from '../support/test';

const SITES = {
  'the portal': {
    origin: BUILD_URL,
    pages: {
      home: '/',
      overview: '/docs/overview',
      'docs page': '/docs/general/conflux-basics/gas',
      category: '/docs/category/run-a-node',
      tags: '/docs/tags',
      'tag page': '/docs/tags/gas',
      'blog list': '/blog',
      post: '/blog/welcome',
      archive: '/blog/archive',
      authors: '/blog/authors',
      'blog tags': '/blog/tags',
      '404': '/no/such/page',
      'standalone page': '/markdown-page',
    },
  },
  'a site with third parties': {
    origin: FIXTURE_URL,
    pages: {
      home: '/',
      overview: '/docs/overview',
      'docs page': '/docs/overview/second',
      category: '/docs/next/category/grouped',
      tags: '/docs/tags',
      'tag page': '/docs/tags/gas',
      'blog list': '/blog',
      post: '/blog/post',
      archive: '/blog/archive',
      authors: '/blog/authors',
      'blog tags': '/blog/tags',
      '404': '/no/such/page',
      'standalone page': '/markdown-page',
      'page with a picture': '/picture',
    },
  },
} as const;

/** Everything that the page asks of others, whatever the means; such requests are stopped here. */
async function watchOthers(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = [];
  const isOther = (url: URL): boolean => url.protocol.startsWith('http') && url.origin !== origin;
  page.context().on('request', (request) => {
    if (isOther(new URL(request.url()))) asked.push(request.url());
  });
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.context().route(isOther, (route) => route.abort());
  return asked;
}

/** Reads the page as a reader would: to its end, with the pointer and the focus on every link. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      for (const type of ['pointerover', 'mouseover', 'pointerdown', 'touchstart'])
        link.dispatchEvent(new Event(type, {bubbles: true}));
      link.focus({preventScroll: true});
    }
  });
  await page.locator('footer a[href^="http"]:visible').first().hover();
  await page.waitForLoadState('networkidle');
  await askedSoFar(page);
}

for (const [site, {origin, pages}] of Object.entries(SITES)) {
  // Nothing is agreed to in between: one visit may lead through all kinds of pages.
  test(`${site} asks nobody else and sets no cookie before the reader agrees or asks`, async ({page, context}) => {
    const asked = await watchOthers(page, origin);
    for (const [index, [kind, address]] of Object.entries(pages).entries()) {
      for (const {id, prefix} of languagesInTurn(index)) {
        await test.step(`${kind}, ${id}`, async () => {
          const response = await page.goto(origin + (prefix + address).replace(/(?<=.)\/$/, ''));
          expect(response?.status()).toBe(kind === '404' ? 404 : 200);
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
          await readThrough(page);
          const hints = page.locator(
            'link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="prefetch"][href^="http"], link[rel~="preload"][href^="http"]',
          );
          const foreign = await hints.evaluateAll((links) =>
            links
              .map((link) => (link as HTMLLinkElement).href)
              .filter((href) => new URL(href).origin !== location.origin),
          );
          expect(asked.concat(foreign)).toEqual([]);
          expect(await context.cookies()).toEqual([]);
        });
      }
    }
  });
}
