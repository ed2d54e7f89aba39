// holds: docs.code-and-tables
import {open} from '../support/open';
import {expect, test} from '../support/test';

const BLOCK = '/docs/espace/rpc/eth_getblockbynumber';
const GAS = '/docs/general/build/smart-contracts/gas-optimization';

/** Text that a selection of the first recorded response would copy. */
const selected = (): string => {
  const code = document.querySelector('[data-recorded-answer] code');
  const selection = getSelection();
  if (code) selection?.selectAllChildren(code);
  return selection?.toString() ?? '';
};

for (const [how, before] of [
  ['as it was served', BLOCK],
  ['after a link', '/docs/espace/rpc/eth_getblockbyhash'],
] as const) {
  test(`a long value has its middle out of sight and is copied whole, ${how}`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, before);
    if (before !== BLOCK) await page.locator(`nav.menu a[href$="${BLOCK}"]`).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('eth_getBlockByNumber');
    const answer = page.locator('[data-recorded-answer]');
    const bloom = answer.locator('.token-line').filter({hasText: 'logsBloom'});
    await expect(bloom).toHaveText(/"logsBloom": "0x[0-9a-f]{512}"/);
    await expect.poll(async () => (await bloom.boundingBox())?.height ?? 0).toBeLessThan(60);
    await answer.getByRole('button', {name: 'Copy code to clipboard'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/"logsBloom": "0x[0-9a-f]{512}"/);
    expect(await page.evaluate(selected)).toMatch(/"logsBloom": "0x[0-9a-f]{512}"/);
  });
}

test('a gas topic is one diff that tells what it saves, and its copy is the code after it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${GAS}/packing`);
  const block = page.locator('.theme-code-block').filter({hasText: 'contract After'});
  await expect(block).toHaveCount(1);
  await expect(block.locator('.theme-code-block-removed-line').first()).toContainText('contract Before');
  await expect(block.locator('.theme-code-block-added-line').first()).toContainText('contract After');
  await expect(block).toContainText('−42,134 (−40%) gas · set(1, 2)');
  await expect(block).not.toContainText('added-start');
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('contract After');
  expect(copied).not.toContain('Before');
});

test('figures of a table stand flush right, words do not', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/general/run-a-node/node-types');
  const head = page.locator('.markdown th.figures').first();
  await expect(head).toHaveText(/Memory/);
  await expect(head).toHaveCSS('text-align', 'end');
  await expect(page.locator('.markdown td:not(.figures)').first()).toHaveCSS('text-align', 'start');
});

for (const address of [
  '/docs/general/run-a-node/advanced-topics/node-configuration',
  '/docs/espace/network-endpoints',
  '/docs/overview/for-dapp-developers',
  '/docs/core/core-space-basics/addresses',
]) {
  test(`the tables of ${address} fit beside the contents at 1280 px, and no key breaks inside a word`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, address);
    const tables = page.locator('.markdown table');
    expect(await tables.count()).toBeGreaterThan(0);
    const outside = await tables.evaluateAll((all) =>
      all
        .map(({parentElement: frame}) => (frame ? frame.scrollWidth - frame.clientWidth : 0))
        .filter((hidden) => hidden > 1),
    );
    expect(outside).toEqual([]);
    await expect(page.locator('.markdown tbody th code wbr, .markdown td code wbr').first()).toBeAttached();
  });
}
