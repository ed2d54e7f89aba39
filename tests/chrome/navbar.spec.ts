import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const REPOSITORY = 'https://github.com/Conflux-Chain/conflux-documentation';
const LINKS = [
  {label: 'Overview', to: '/docs/overview'},
  {label: 'eSpace', to: '/docs/espace/Overview'},
  {label: 'Core Space', to: '/docs/core/Overview'},
  {label: 'General', to: '/docs/general'},
  {label: 'Concepts', to: '/docs/general/article-collection-links/concept-links'},
  {label: 'References', to: '/docs/general/article-collection-links/reference-links'},
] as const;
// "General" is Spanish as well; the spaces keep their names in all languages.
const OWN_WORDS = ['Overview', 'Concepts', 'References', 'Feedback'];

const labelIn = (prefix: string, label: string): string =>
  textIn(prefix, `item.label.${label}`, label, 'docusaurus-theme-classic/navbar.json');

for (const {id, prefix} of languagesInTurn(1)) {
  // holds: navbar.links
  test(`${id}: the navbar holds its links in order, in the reader's language, and leads there`, async ({page}) => {
    await open(page, `${prefix}/docs/overview`);
    const links = page.locator('.theme-layout-navbar-left a.navbar__link');
    const labels = LINKS.map(({label}) => labelIn(prefix, label));
    await expect(links).toHaveText(labels);
    if (prefix)
      expect(
        labels.filter((label) => OWN_WORDS.includes(label)),
        'labels left in English',
      ).toEqual([]);
    for (const [index, {to}] of LINKS.entries()) await expect(links.nth(index)).toHaveAttribute('href', prefix + to);
    await expect(page.locator('.navbar__brand')).toHaveAttribute('href', `${prefix}/`);
    await expect(page.locator('.navbar__brand img:visible')).toHaveCount(1);
  });

  // holds: navbar.right
  test(`${id}: on the right stand search, the language, GitHub and feedback`, async ({page}) => {
    await open(page, `${prefix}/docs/overview`);
    const right = page.locator('.theme-layout-navbar-right');
    await expect(right.getByRole('button', {name: /search|搜索|buscar/i})).toBeVisible();
    await expect(right.locator(`a[href="${REPOSITORY}"]`)).toHaveText('GitHub');
    await expect(right.locator(`a[href="${REPOSITORY}/issues/new/choose"]`)).toHaveText(labelIn(prefix, 'Feedback'));
    await expect(right.locator('.dropdown__menu a')).toHaveText(['English', '简体中文', 'Español']);
    await expect(right.locator('.dropdown__link--active')).toHaveAttribute('lang', id);
  });

  // holds: navigation.active-link, navbar.brand
  test(`${id}: each area's navbar item is the one that is marked active, and the brand leads home`, async ({page}) => {
    for (const {to} of LINKS) {
      await open(page, prefix + to);
      const active = page.locator('.theme-layout-navbar-left a[aria-current="page"]');
      await expect(active).toHaveAttribute('href', prefix + to);
      await expect(active).toHaveClass(/navbar__link--active/);
    }
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(`${prefix}/`);
  });
}
