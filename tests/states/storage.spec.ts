import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

const LOGGED = /browser storage is not available|Docusaurus storage error/;
const TOGGLE = /Switch between dark and light mode/;

test.use({expectedConsole: [LOGGED]});

const FAILURES = {
  'cannot be reached': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'refuses to read and write': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }
  },
};

for (const [failure, script] of Object.entries(FAILURES)) {
  for (const [site, origin] of [
    ['portal', ''],
    ['fixture site', FIXTURE_URL],
  ] as const) {
    // holds: errors.storage
    test(`${site}: storage that ${failure} is logged and treated as absent`, async ({page}) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (LOGGED.test(message.text())) logged.push(message.text());
      });
      await page.addInitScript(script);
      await open(page, `${origin}/docs/overview`);
      await expect.poll(() => logged.length).toBeGreaterThan(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.getByRole('button', {name: TOGGLE}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      if (origin) {
        const bar = page.getByRole('banner').filter({hasText: 'An announcement'});
        await bar.getByRole('button', {name: 'Close'}).click();
        await expect(bar).toHaveCount(0);
      }
      await page.locator('.theme-doc-sidebar-menu a:not([aria-current])').first().click();
      await expect(page).not.toHaveURL(`${origin}/docs/overview`);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
}
