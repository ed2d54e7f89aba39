import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readPageFiles} from '../../src/plugins/light-client/pageFiles';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {bytesOf, weighFiles} from '../../tools/browser/weigh';
import {FONTS, IMAGES_OF_HOME} from './budgets';

const KB = 1000;

/** One page of each kind, and one with components of its own. */
const ADDRESSES = [
  '/',
  '/docs/general/conflux-basics/gas',
  '/docs/core/build/json-rpc/common_rpc_error',
  '/blog',
  '/docs/core/rpc/cfx_call',
];

for (const [index, address] of ADDRESSES.entries()) {
  for (const {id, prefix} of languagesInTurn(index)) {
    // holds: weight.pages
    test(`${id}: ${address} loads the scripts and styles for which it is weighed without a browser, and no more`, async ({
      page,
    }) => {
      const weigh = await weighFiles(page);
      await open(page, address === '/' ? `${prefix}/` : prefix + address);
      const files = await weigh();
      const {scripts, styles} = readPageFiles('build')(
        `${prefix}${address === '/' ? '/index' : address}.html`.slice(1),
      );
      const namesOf = (addresses: readonly string[]): string[] =>
        addresses.map((one) => path.posix.basename(one)).sort();
      const loaded = (kind: string): string[] => namesOf(files.flatMap((one) => (one.kind === kind ? [one.name] : [])));
      expect(scripts.length).toBeGreaterThan(3);
      expect(loaded('script')).toEqual(namesOf(scripts));
      expect(loaded('stylesheet')).toEqual(namesOf(styles));
      const [images = 0, fonts = 0] = ['image', 'font'].map((kind) => bytesOf(files, kind) / KB);
      console.log(`${id} ${address}: ${images.toFixed(1)} kB of pictures, ${fonts.toFixed(1)} of fonts (gzip)`);
      expect(fonts, 'fonts').toBeLessThanOrEqual(FONTS);
      if (address === '/') expect(images, 'pictures').toBeLessThanOrEqual(IMAGES_OF_HOME);
    });
  }
}

test('the highlighter of code is not loaded with a page whose code was served highlighted', async ({page}) => {
  const weigh = await weighFiles(page);
  await open(page, '/docs/general/conflux-basics/gas');
  // The name of its chunk, which holds the name of the library.
  const isHighlighter = (name: string): boolean => /prism/i.test(name);
  expect(readdirSync('build/assets/js').filter(isHighlighter).length).toBeGreaterThan(0);
  expect((await weigh()).map(({name}) => name).filter(isHighlighter)).toEqual([]);
});

/**
 * The addresses of the fonts that come over the network from now on, each as often as it comes; what the browser has in
 * a cache of its own is left out.
 */
async function watchFonts(page: Page): Promise<() => string[]> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    if (type === 'Font' || request.url.endsWith('.woff2')) asked.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.requestServedFromCache', ({requestId}) => asked.delete(requestId));
  session.on('Network.responseReceived', ({requestId, response}) => {
    if (response.fromDiskCache === true || response.fromPrefetchCache === true) asked.delete(requestId);
  });
  await session.send('Network.enable');
  return () => [...asked.values()];
}

for (const {id, prefix} of languagesInTurn(2)) {
  // holds: weight.fonts
  test(`${id}: the face that is preloaded is the one that the style sheet asks for, and no font is loaded twice`, async ({
    page,
  }) => {
    const fetched = await watchFonts(page);
    await open(page, `${prefix}/docs/general/conflux-basics/gas`);
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(preloaded).toHaveLength(1);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family)),
      )
      .toContainEqual(expect.stringContaining('Hanken Grotesk'));
    expect(fetched()).toContain(preloaded[0]);
    expect([...new Set(fetched())]).toEqual(fetched());
  });
}
