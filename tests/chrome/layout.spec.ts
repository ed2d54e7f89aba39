import {footer as configured} from '../../src/config/footer';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

interface Group {
  title: string;
  items: readonly {label: string; to?: string; href?: string}[];
}

const ENGLISH_GROUPS = ['Quick Links', 'Resources', 'Community', 'Developers'];

for (const {id, prefix} of languagesInTurn(2)) {
  // holds: frame.skip-link
  test(`${id}: the first Tab reaches the skip link, which leads past the navbar`, async ({page}) => {
    await open(page, `${prefix}/docs/overview`);
    const skip = page.getByRole('link', {
      name: textIn(prefix, 'theme.common.skipToMainContent', 'Skip to main content'),
    });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inNavbar = await page.evaluate(() => document.activeElement?.closest('.navbar, header.navbar') !== null);
    expect(inNavbar).toBe(false);
    await expect(page.locator('.main-wrapper *:focus')).toHaveCount(1);
  });

  // holds: frame.footer
  test(`${id}: the footer has four groups with titles, links in the reader's language and the year 2024`, async ({
    page,
  }) => {
    await open(page, `${prefix}/docs/overview`);
    const footer = page.locator('footer.footer');
    const titles = await footer.locator('.footer__title').allTextContents();
    expect(titles).toHaveLength(4);
    expect(
      titles.filter((title) => ENGLISH_GROUPS.includes(title)),
      'titles in English',
    ).toEqual(id === 'en' ? ENGLISH_GROUPS : []);
    for (const href of [
      '/docs/overview',
      '/docs/espace/Overview',
      '/docs/tags',
      '/blog',
      '/docs/general/CONTRIBUTING/how-to-contribute',
    ]) {
      await expect(footer.locator(`a[href="${prefix}${href}"]`)).toHaveCount(1);
    }
    await expect(footer.locator('.footer__copyright')).toContainText(/© 2024–20\d\d /);
  });
}

// holds: frame.footer
test('the English footer has the groups and links of its configuration, in their order', async ({page}) => {
  await open(page, '/docs/overview');
  const shown = await page.locator('footer.footer .footer__col').evaluateAll((columns) =>
    columns.map((column) => ({
      title: column.querySelector('.footer__title')?.textContent,
      links: [...column.querySelectorAll('a')].map((link) => ({
        label: link.textContent,
        address: link.getAttribute('href'),
      })),
    })),
  );
  expect(shown.map(({title}) => title)).toEqual(ENGLISH_GROUPS);
  // The theme's types leave open what a footer has; this one has groups.
  const groups = configured?.links as readonly Group[];
  expect(shown).toEqual(
    groups.map(({title, items}) => ({title, links: items.map(({label, to, href}) => ({label, address: to ?? href}))})),
  );
});

test('the mark of a link to elsewhere never stands on a line of its own in the footer', async ({page}) => {
  for (const {prefix} of LANGUAGES) {
    await open(page, `${prefix}/docs/overview`);
    for (const width of [320, 640, 997, 1024, 1100, 1280]) {
      await page.setViewportSize({width, height: 800});
      const alone = await page.locator('.footer__link-item:has(> svg)').evaluateAll((links) =>
        links.flatMap((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          words.setEndBefore(link.lastElementChild ?? link);
          const lastLine = [...words.getClientRects()].at(-1)?.bottom ?? 0;
          return (link.lastElementChild?.getBoundingClientRect().top ?? 0) >= lastLine ? [link.textContent] : [];
        }),
      );
      expect(alone, `${prefix} at ${String(width)} px`).toEqual([]);
    }
  }
});

// holds: frame.parts
test('the page is built of skip link, fixed navbar, main content and footer, in this order', async ({page}) => {
  await open(page, '/docs/overview');
  const order = await page.locator('#__docusaurus').evaluate((root) => {
    const parts = ['[class*="skipToContent"]', 'nav.navbar', '.main-wrapper', 'footer.footer'].map((selector) =>
      root.querySelector(selector),
    );
    return parts.every((part, index) => {
      const next = parts[index + 1];
      return part !== null && (!next || Boolean(part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING));
    });
  });
  expect(order).toBe(true);
  const navbar = page.locator('nav.navbar');
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -100);
  await expect(navbar).toBeInViewport();
  expect((await navbar.boundingBox())?.y).toBe(0);
  await expect(page.locator('.theme-announcement-bar, [class*="announcementBar"]')).toHaveCount(0);
});
