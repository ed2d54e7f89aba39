// holds: rpc.hostile
import type {Page} from '@playwright/test';
import fc from 'fast-check';
import {open} from '../support/open';
import {answerWith} from '../support/rpcProxy';
import {
  announced,
  openConsole,
  opener,
  outcome,
  pageOf,
  panel,
  row,
  sendButton,
  sendForAnswer,
  sendTo,
  tree,
  watchCalls,
} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';

const SEED = 20261120;
const MARKUP =
  '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script><svg onload=globalThis.hacked=1>';
const PIECES = [
  MARKUP,
  'javascript:globalThis.hacked=1',
  '\u202Etxt.exe',
  '\u0000\u0007\u001B[31m',
  '\uD800',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '{{7*7}}',
  '${hacked}',
  '\u2028',
];

/** Watches for anything that a stranger's text would have to do to count as run. */
function watchForRuns(page: Page): () => Promise<void> {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const intruders = async (): Promise<unknown> =>
    page.evaluate(() => [
      'hacked' in globalThis,
      'hacked' in {},
      document.querySelectorAll(
        '#console img, #console script, #console iframe, #console [onerror], #console [onload], #console a[href^="javascript"]',
      ).length,
    ]);
  return async () => {
    expect(await intruders()).toEqual([false, false, 0]);
    expect(dialogs).toBe(0);
  };
}

test('script and characters that turn text around are shown as text, in values, names and errors', async ({
  page,
  proxyTo,
}) => {
  const nasty = {
    [MARKUP]: MARKUP,
    turned: 'abc\u202Edef',
    hidden: 'a\u200Bb\u0000c',
    link: 'javascript:alert(1)',
    ['__proto__x']: {hacked: 1},
  };
  let fails = false;
  const proxy = await proxyTo('espace', ({body}, response) => {
    const {id} = body as {id: number};
    const text = JSON.stringify(nasty).replace('__proto__x', '__proto__');
    if (fails)
      answerWith(response, {jsonrpc: '2.0', id, error: {code: -32000, message: `${MARKUP}\u202E`, data: nasty}});
    else response.end(`{"jsonrpc":"2.0","id":${String(id)},"result":${text}}`);
  });
  await openConsole(page, pageOf('espace', 'eth_chainId').replace('eth_chainid', 'eth_blocknumber'));
  const expectNoRuns = watchForRuns(page);
  await sendTo(page, proxy.http);
  await sendForAnswer(page);
  await expect(tree(page)).toContainText('<script>globalThis.hacked=1</script>');
  await expect(row(page, 'turned')).toContainText(String.raw`\u202e`);
  await expect(row(page, 'hidden')).toContainText(String.raw`\u200b`);
  await expect(row(page, '__proto__')).toBeVisible();
  await expect(announced(page)).toContainText('Result');
  for (const name of ['turned', 'hidden', 'link', '__proto__']) await row(page, name).click();
  await panel(page).getByRole('button', {name: 'Raw', exact: true}).click();
  await expect(outcome(page).locator('pre')).toContainText('<script>');
  await expectNoRuns();
  fails = true;
  await sendButton(page).click();
  await expect(outcome(page).locator('blockquote')).toContainText('<script>globalThis.hacked=1</script>');
  await expect(outcome(page).locator('blockquote')).toContainText(String.raw`\u202e`);
  await expectNoRuns();
});

test('answers of every hostile kind leave the page whole', async ({page, proxyTo}) => {
  const text = fc.oneof(fc.constantFrom(...PIECES), fc.string({unit: 'binary', maxLength: 20}));
  const value = fc.letrec<{any: unknown}>((tie) => ({
    any: fc.oneof(
      {maxDepth: 4},
      fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('any'), {maxLength: 4}),
      fc.dictionary(text, tie('any'), {maxKeys: 4}),
    ),
  })).any;
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const wholes = fc.sample(fc.tuple(value, fc.constantFrom('result', 'error', 'bare', 'text')), {
    numRuns: 10,
    seed: SEED,
  });
  const answers = [
    ...wholes.map(([answer, kind]) => (id: number): string => {
      if (kind === 'text') return JSON.stringify(answer).slice(1);
      const body = kind === 'result' ? {result: answer} : {error: {code: -32000, message: 'no', data: answer}};
      return JSON.stringify(kind === 'bare' ? answer : {jsonrpc: '2.0', id, ...body});
    }),
    (id: number) => `{"jsonrpc":"2.0","id":${String(id)},"result":${deep}}`,
    (id: number) => `{"jsonrpc":"2.0","id":${String(id)},"error":{"code":1e400,"message":{}}}`,
  ];
  let turn = 0;
  const proxy = await proxyTo('core', ({body}, response) =>
    response.end(answers[turn]?.((body as {id: number}).id) ?? ''),
  );
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  const expectNoRuns = watchForRuns(page);
  await sendTo(page, proxy.http);
  for (turn = 0; turn < answers.length; turn++) {
    await page.keyboard.press('Control+Enter');
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(outcome(page)).toBeVisible();
    await expectNoRuns();
  }
});

test('links of every hostile kind leave the page whole, send nothing, and are refused or filled in', async ({page}) => {
  const base64 = (text: string): string => Buffer.from(text).toString('base64url');
  const params = fc.oneof(
    fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.jsonValue({maxDepth: 2})), {maxLength: 3}),
    fc.jsonValue({maxDepth: 2}),
  );
  const linked = fc.sample(
    fc.tuple(params, fc.constantFrom(1, 1, 1, 2, 'x'), fc.constantFrom(undefined, 'mainnet', 'nowhere', MARKUP)),
    {
      numRuns: 16,
      seed: SEED,
    },
  );
  const hashes = [
    ...linked.map(([given, v, endpoint]) => `#request=${base64(JSON.stringify({v, params: given, endpoint}))}`),
    ...fc
      .sample(fc.string({unit: 'binary', maxLength: 60}), {numRuns: 5, seed: SEED})
      .map((text) => `#request=${text}`),
    `#request=${base64('{"v":1,"params":{"__proto__":{"hacked":1}}}')}`,
    `#request=${base64(`{"v":1,"params":${'['.repeat(2_000)}${']'.repeat(2_000)}}`)}`,
    `#request=${'A'.repeat(100_000)}`,
    '#request=%E0%A4%A',
    `#${MARKUP}`,
  ];
  await open(page, pageOf('core', 'cfx_call'));
  const expectNoRuns = watchForRuns(page);
  const calls = watchCalls(page);
  for (const hash of hashes) {
    await page.evaluate((next) => (window.location.hash = next), hash);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(sendButton(page).or(opener(page))).toBeVisible();
    await expectNoRuns();
  }
  expect(calls).toEqual([]);
});
