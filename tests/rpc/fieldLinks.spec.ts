// holds: rpc.fields
import {open} from '../support/open';
import {expect, test} from '../support/test';

const LIT = '[data-recorded-answer] .token-line[data-lit]';

test('pointing at a field marks its line in the recorded response and brings it into sight, and the other way round', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/espace/rpc/eth_getblockbynumber');
  const field = page.locator('li[data-field="timestamp"]');
  await field.locator('code').first().hover();
  await expect(page.locator(LIT)).toHaveCount(1);
  await expect(page.locator(LIT)).toContainText('"timestamp"');
  await expect(page.locator(LIT)).toBeInViewport();
  await expect(field).toHaveAttribute('data-lit', '');

  await page.getByRole('heading', {level: 2, name: 'Result'}).hover();
  await expect(page.locator(LIT)).toHaveCount(0);

  await page.locator('[data-recorded-answer] .token-line').filter({hasText: '"gasUsed"'}).hover();
  await expect(page.locator('li[data-lit]')).toHaveCount(1);
  await expect(page.locator('li[data-lit]')).toHaveAttribute('data-field', 'gasUsed');
});

test('a field of list entries marks the line in every entry', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/core/rpc/cfx_getlogs');
  const lines = page.locator('[data-recorded-answer] .token-line').filter({hasText: '"epochNumber"'});
  const all = await lines.count();
  expect(all).toBeGreaterThan(0);
  await page.locator('li[data-field="epochNumber"] > code').hover();
  await expect(page.locator(LIT)).toHaveCount(all);
});

test('fields of parameters, which are not in the response, mark nothing', async ({page}) => {
  await open(page, '/docs/core/rpc/cfx_getlogs');
  await expect(page.locator('#parameters ~ * li[data-field]')).toHaveCount(0);
});

test('the button that opens the console is in the served page, and a press before the scripts are there is not lost', async ({
  page,
}) => {
  const response = await page.request.get('/docs/espace/rpc/eth_getblockbynumber');
  expect(await response.text()).toMatch(/href="?#open-console/);
  await open(page, '/docs/espace/rpc/eth_getblockbynumber#open-console');
  await expect(page.locator('#openrpc-send')).toBeVisible();
});

test('Send stays in reach: at the foot of the panel before the end of the form, and after it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/core/rpc/cfx_getlogs');
  await page.locator('#console .button--primary').click();
  const send = page.locator('#openrpc-send');
  await expect(send).toBeInViewport({ratio: 1});
  await page.locator('#console').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await expect(send).toBeInViewport({ratio: 1});
});

test('the language of the code is one choice with a name', async ({page}) => {
  await open(page, '/docs/espace/rpc/eth_blocknumber');
  await page.locator('#console .button--primary').click();
  await expect(page.getByRole('radiogroup', {name: 'Language of the code'}).getByRole('radio').first()).toBeAttached();
});
