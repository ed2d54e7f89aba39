import type {Page} from '@playwright/test';

/**
 * Everything that the page keeps or passes on, in storage, in its address and in its links, with what is written in
 * code in an address.
 */
export async function keptBy(page: Page): Promise<string> {
  const kept = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].map(({href}) => href);
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      window.location.href,
      window.history.state,
      links,
    ]);
  });
  const inCode = [...kept.matchAll(/#request=([\w-]+)/g)].map(([, code = '']) =>
    Buffer.from(code, 'base64url').toString(),
  );
  return [kept, ...inCode].join('\n');
}
