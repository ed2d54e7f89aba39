// holds: weight.console
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {askedSoFar} from '../support/askedSoFar';
import {open} from '../support/open';
import {opener, pageOf, panel, sendButton, sendForAnswer, sendTo} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';
import {rpcText} from '../support/rpcTexts';

const KB = 1000;
const PLAIN = '/docs/overview/space-intro';
const PAGES = [
  pageOf('core', 'cfx_call'),
  pageOf('core', 'cfx_getStatus'),
  pageOf('espace', 'eth_getLogs'),
  pageOf('espace', 'eth_subscribe'),
];

/**
 * The scripts that a page loads, with their size as a server sends them; a reader who saves data has nothing
 * prefetched.
 */
async function weighScripts(page: Page): Promise<() => Promise<Map<string, number>>> {
  await page.addInitScript(() => {
    const none = (): void => undefined;
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g', addEventListener: none, removeEventListener: none},
    });
  });
  const weighed: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    weighed.push(response.body().then((body) => [response.url().replace(/^.*\//, ''), gzipSync(body).length]));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return new Map(await Promise.all(weighed));
  };
}

const sum = (sizes: Map<string, number>): number => [...sizes.values()].reduce((total, size) => total + size, 0);
const text = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

test('a method page weighs at most 20 KB of scripts more than a plain page of the docs', async ({browser, baseURL}) => {
  const weigh = async (address: string): Promise<number> => {
    const context = await browser.newContext({...(baseURL !== undefined && {baseURL})});
    const page = await context.newPage();
    const sizes = await weighScripts(page);
    await open(page, address);
    const total = sum(await sizes());
    await context.close();
    return total;
  };
  const plain = await weigh(PLAIN);
  console.log(`Scripts at load, gzip: ${text(plain)} for ${PLAIN}`);
  for (const address of PAGES) {
    const total = await weigh(address);
    console.log(`Scripts at load, gzip: ${text(total)} for ${address}, ${text(total - plain)} more`);
    expect(total - plain).toBeLessThanOrEqual(20 * KB);
  }
});

for (const address of PAGES.slice(1, 3)) {
  test(`${address}: the console weighs at most 60 KB of scripts`, async ({page}) => {
    const sizes = await weighScripts(page);
    await open(page, address);
    const before = await sizes();
    await opener(page).click();
    await expect(sendButton(page)).toBeVisible();
    // For whatever it would load by itself once it is open.
    await askedSoFar(page);
    const opened = await sizes();
    const chunk = new Map([...opened].filter(([name]) => !before.has(name)));
    await sendTo(page);
    await sendForAnswer(page);
    await expect(panel(page)).toContainText(rpcText('console.answer.schema.fits'));
    const validators = new Map([...(await sizes())].filter(([name]) => !opened.has(name)));
    // A script that begins to load from here on would end with the page, before its size is known.
    page.removeAllListeners('response');
    console.log(
      `Console of ${address}, gzip: ${text(sum(chunk))} on opening (${String(chunk.size)} files), ${text(sum(validators))} of validators on sending`,
    );
    expect(chunk.size).toBeGreaterThan(0);
    expect(sum(chunk)).toBeLessThanOrEqual(60 * KB);
  });
}
