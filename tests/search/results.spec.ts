// holds: search.results
import {expectedIn, LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {dialog, field, groups, lookUp, openSearch, options, status, titleOf} from '../support/search';
import {expect, test} from '../support/test';

// cspell:locale en,es
/** By language: a term of its own pages and one that many pages have; what is said of the counts and of no result. */
const TERMS = {
  en: {
    term: 'storage collateral',
    counted: /^(?:\d+ pages match|One page matches) “storage collateral”\.(?: The best 10 are shown\.)?$/,
    common: 'gas',
    limited: /^\d+ pages match “gas”\. The best 10 are shown\.$/,
    none: 'No page matches “qqqzz”.',
    advice: 'Check the spelling, or use fewer words.',
    report: 'Tell us what is missing',
  },
  'zh-CN': {
    term: '存储抵押',
    counted: /^有 \d+ 个页面与“存储抵押”匹配。(?:显示最相关的 10 个。)?$/,
    common: '地址',
    limited: /^有 \d+ 个页面与“地址”匹配。显示最相关的 10 个。$/,
    none: '没有与“qqqzz”匹配的页面。',
    advice: '检查拼写，或减少关键词。',
    report: '告诉我们缺少什么',
  },
  es: {
    term: 'dirección',
    counted: /^(?:\d+ páginas coinciden|Una página coincide) con «dirección»\./,
    common: 'gas',
    limited: /^\d+ páginas coinciden con «gas»\. Se muestran las 10 más relevantes\.$/,
    none: 'Ninguna página coincide con «qqqzz».',
    advice: 'Revisa la ortografía o usa menos palabras.',
    report: 'Cuéntanos qué falta',
  },
} as const;

for (const {id, prefix} of LANGUAGES) {
  const words = expectedIn(TERMS, id);

  test(`a term of the language finds its pages, at clean addresses inside the language: ${id}`, async ({page}) => {
    await open(page, `${prefix}/docs/overview`);
    await openSearch(page);
    await lookUp(page, words.term);
    await expect(status(page)).toHaveText(words.counted);
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    const addresses = await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      expect(address).toMatch(prefix ? new RegExp(`^${prefix}/`) : /^\/(?!zh\/|es\/)/);
      expect(address).not.toContain('.html');
    }
    // Every page found answers in the language, and is the page that the result names.
    const title = await titleOf(options(page).first()).innerText();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', id);
    await expect(page.locator('h1')).toContainText(title.trim());
  });
}

for (const {id, prefix} of languagesInTurn(1)) {
  const words = expectedIn(TERMS, id);

  test(`says how many pages there are when only some are listed: ${id}`, async ({page}) => {
    await open(page, `${prefix}/docs/overview`);
    await openSearch(page);
    await lookUp(page, words.common);
    await expect(status(page)).toHaveText(words.limited);
    await expect(groups(page)).toHaveCount(10);
  });

  test(`where nothing is found it says so and what to try: ${id}`, async ({page}) => {
    await open(page, `${prefix}/docs/overview`);
    await openSearch(page);
    await lookUp(page, 'qqqzz');
    await expect(status(page)).toHaveText(words.none);
    await expect(options(page)).toHaveCount(0);
    await expect(dialog(page).getByText(words.advice)).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: words.report})).toHaveAttribute(
      'href',
      /\/issues\/new\/choose$/,
    );
  });
}

for (const {id, prefix} of LANGUAGES) {
  test(`each query that the empty dialog offers finds something: ${id}`, async ({page}) => {
    await open(page, `${prefix}/docs/overview`);
    await openSearch(page);
    const examples = dialog(page)
      .locator('button:not(:has-text("/"))')
      .filter({hasNotText: /^(?:Close|关闭|Cerrar)$/});
    await expect(examples).toHaveCount(3);
    for (let index = 0; index < 3; index++) {
      const example = examples.nth(index);
      const query = await example.innerText();
      await example.click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(query);
      await expect(status(page)).toContainText(query);
      await expect(options(page).first()).toBeVisible();
      await field(page).fill('');
    }
  });
}

test('white space alone asks nothing, and more of it changes no answer', async ({page}) => {
  await open(page, '/docs/overview');
  await openSearch(page);
  await field(page).fill('   ');
  await expect(dialog(page).getByText('Look up a concept')).toBeVisible();
  await lookUp(page, '  storage   collateral ');
  await expect(status(page)).toHaveText(/“storage collateral”/);
});

test('a result about one space says which', async ({page}) => {
  await open(page, '/docs/overview');
  await openSearch(page);
  await lookUp(page, 'base32');
  const result = dialog(page).locator('a[href="/docs/core/core-space-basics/addresses"]');
  await expect(result).toContainText('Core Space');
});

const HOSTILE = [
  '<img src=x onerror="window.hurt=1">',
  '"><script>window.hurt=1</script>',
  '{count}|{query}',
  '__proto__',
  '%00%ff',
  '存'.repeat(400),
];

test('a hostile query stays text', async ({page}) => {
  await open(page, '/docs/overview');
  await openSearch(page);
  for (const query of HOSTILE) {
    await lookUp(page, query);
    await expect(dialog(page).locator('img, script, iframe')).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});
