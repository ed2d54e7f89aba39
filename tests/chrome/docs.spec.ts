import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const PAGE = '/docs/general/conflux-basics/gas';
/** A page whose code ran with more than three packages. */
const SEVERAL = '/docs/espace/tutorials/upgradableContract/uups';
for (const {id, prefix} of languagesInTurn(1)) {
  // holds: docs.heading-links
  test(`${id}: each heading of a page has a link that is titled after it and leads to it`, async ({page}) => {
    await open(page, prefix + PAGE);
    const headings = await page.locator('.theme-doc-markdown :is(h2, h3)[id]').evaluateAll((all) =>
      all.map((heading) => {
        const link = heading.querySelector('a.hash-link');
        const own = [...heading.childNodes].filter((node) => node !== link).map((node) => node.textContent);
        return {
          text: own.join(''),
          id: heading.id,
          title: link?.getAttribute('title'),
          href: link?.getAttribute('href'),
        };
      }),
    );
    expect(headings.length).toBeGreaterThan(3);
    const title = textIn(prefix, 'theme.common.headingLinkTitle', 'Direct link to {heading}');
    for (const heading of headings) {
      expect(heading.title).toBe(title.replace('{heading}', heading.text));
      expect(heading.href).toBe(`#${heading.id}`);
    }
  });

  // holds: docs.copy
  test(`${id}: the copy button of a code block says Copied once the code is on the clipboard`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${prefix}/markdown-page`);
    const block = page.locator('.language-solidity.theme-code-block').first();
    await block.scrollIntoViewIfNeeded();
    await block.hover();
    const copy = block.getByRole('button', {
      name: textIn(prefix, 'theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard'),
    });
    await copy.click();
    await expect(block.getByRole('button', {name: textIn(prefix, 'theme.CodeBlock.copied', 'Copied')})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'function increment() external { count += 1; }',
    );
    await expect(copy).toHaveCount(1);
  });

  // holds: docs.tested-with
  test(`${id}: a page says under its title what its code ran with, whole on a narrow screen, and not again`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 375, height: 700});
    await open(page, prefix + SEVERAL);
    const badges = page.locator(`ul[aria-label="${textIn(prefix, 'page.badges', 'About this page')}"]`);
    const [first, more] = [
      badges.getByText('hardhat 3.18.0', {exact: true}),
      badges.getByText('solc 0.8.37', {exact: true}),
    ];
    await expect(first).toBeVisible();
    await expect(more).toBeHidden();
    await badges.locator('summary').press('Enter');
    await expect(more).toBeVisible();
    for (const version of [first, more]) {
      const {x, width} = (await version.boundingBox()) ?? {x: 0, width: 999};
      expect(x + width).toBeLessThanOrEqual(375);
    }
    await expect(page.locator('article').getByText('hardhat 3.18.0', {exact: true})).toHaveCount(1);
    await expect(page.locator('article [popover]')).toHaveCount(0);
  });

  // holds: docs.breadcrumbs
  test(`${id}: breadcrumbs lead home and name where the page stands; the page before and after are one link away`, async ({
    page,
  }) => {
    await open(page, prefix + PAGE);
    const crumbs = page.locator('.theme-doc-breadcrumbs');
    await expect(crumbs.locator('a').first()).toHaveAttribute('href', `${prefix}/`);
    const current = page.locator('.theme-doc-sidebar-menu a[aria-current="page"]');
    await expect(crumbs.locator('.breadcrumbs__item--active')).toHaveText((await current.innerText()).trim());
    await page.locator('.pagination-nav__link--next').click();
    // The address changes before the page does, and this page has such a link too.
    const previous = page.locator('.pagination-nav__link--prev');
    await expect(previous).toHaveAttribute('href', prefix + PAGE);
    await previous.click();
    await expect(page).toHaveURL(prefix + PAGE);
  });
}

// holds: docs.contents
test('the table of contents lists the headings of levels 2 and 3 and no others, and marks where the reader is', async ({
  page,
}) => {
  await open(page, PAGE);
  const contents = page.locator('.theme-doc-toc-desktop');
  const listed = await contents.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page
    .locator('.theme-doc-markdown :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({id}) => `#${id}`));
  expect(listed).toEqual(headings);
  await contents.locator('a[href="#limits"]').click();
  await expect(page.locator('#limits')).toBeInViewport();
  await expect(contents.locator('a.table-of-contents__link--active')).toHaveCount(1);
});

// holds: docs.highlighting
test('Solidity is highlighted: its keywords, comments and numbers have colours of their own', async ({page}) => {
  await open(page, '/markdown-page');
  const code = page.locator('.language-solidity code').first();
  for (const kind of ['keyword', 'comment', 'number', 'builtin'])
    await expect(code.locator(`.token.${kind}`).first()).toBeAttached();
  await expect(code.locator('.token.keyword', {hasText: 'contract'})).toHaveCount(1);
  const colours = await code
    .locator('.token')
    .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);
  expect(colours).toBeGreaterThan(2);
});
