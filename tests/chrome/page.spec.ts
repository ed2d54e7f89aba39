import {readFileSync} from 'node:fs';
import {readFrontMatter} from '../../tools/prose/parseProse';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';

const GAS = '/docs/general/conflux-basics/gas';
const {checked} = readFrontMatter(readFileSync(`docs${GAS.slice(5)}.mdx`, 'utf8')) as {checked: {date: string}};

for (const {id, prefix} of languagesInTurn(0)) {
  test(`${id}: a page opens with its answer and badges, and its foot shows sources, check, tags, edit link and last update`, async ({
    page,
  }) => {
    await open(page, prefix + GAS);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    await expect(page.locator('article header p')).toHaveText(description ?? 'absent');
    await expect(page.locator('[data-space=both]')).toBeVisible();
    await expect(page.locator('article ul time').first()).toHaveAttribute('datetime', checked.date);
    const sources = page.locator('section[aria-labelledby=page-sources]');
    await expect(
      sources.locator('a[href="https://github.com/Conflux-Chain/CIPs/blob/master/CIPs/cip-1559.md"]'),
    ).toBeVisible();
    await expect(
      sources.locator(
        'a[href="https://github.com/Conflux-Chain/conflux-rust/blob/v3.0.2/crates/parameters/src/lib.rs"]',
      ),
    ).toBeVisible();
    await expect(sources.locator('time')).toHaveAttribute('datetime', checked.date);
    const foot = page.locator('.theme-doc-footer');
    await expect(foot.locator(`a[href="${prefix}/docs/tags/gas"]`)).toBeVisible();
    const file =
      prefix === ''
        ? `docs${GAS.slice(5)}.mdx`
        : `i18n${prefix}/docusaurus-plugin-content-docs/current${GAS.slice(5)}.mdx`;
    await expect(foot.locator(`a[href$="/edit/main/${file}"]`)).toBeVisible();
    await expect(foot.locator('time')).toBeVisible();
  });
}

// holds: docs.highlighting
test('Solidity, TypeScript, Python, Rust, TOML, JSON and shell are highlighted', async ({page}) => {
  await open(page, '/markdown-page');
  for (const language of ['solidity', 'ts', 'python', 'rust', 'toml', 'json', 'bash']) {
    const block = page.locator(`pre.language-${language}`).first();
    await expect(block, language).toBeVisible();
    const colours = await block
      .locator('code span')
      .evaluateAll((spans) => [...new Set(spans.map((span) => getComputedStyle(span).color))]);
    expect(colours.length, `${language} has colours`).toBeGreaterThan(2);
  }
});
