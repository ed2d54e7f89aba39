// holds: rpc.fits
import type {Page} from '@playwright/test';
import {prepare} from '../a11y/judgeHydrated';
import {faultsOf} from '../support/axe';
import {languagesInTurn} from '../support/languages';
import {modesInTurn} from '../support/modes';
import {answerWith} from '../support/rpcProxy';
import {
  control,
  jsonBox,
  openConsole,
  outcome,
  pageOf,
  panel,
  sendButton,
  sendForAnswer,
  sendTo,
  tree,
  viewAs,
} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';

/** How far the page can be scrolled sideways, and which parts of the console stick out of it. */
async function overflowOf(page: Page): Promise<{page: number; parts: string[]}> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        '#console, #console > *, #console [class*="field"], #console [class*="answer"]',
      ),
    ];
    return {
      page: document.documentElement.scrollWidth - width,
      parts: parts.filter((part) => part.getBoundingClientRect().right > width + 1).map((part) => part.className),
    };
  });
}

test.describe('375 px wide', () => {
  test.use({viewport: {width: 375, height: 740}, hasTouch: true});

  for (const {id, prefix} of languagesInTurn(2)) {
    test(`${id}: form, faults, answers, snippets and folds fit, and everything that is touched is large enough`, async ({
      page,
    }) => {
      const expectFits = async (): Promise<void> => expect(await overflowOf(page)).toEqual({page: 0, parts: []});
      await openConsole(page, pageOf('core', 'cfx_call', prefix));
      await sendTo(page);
      await panel(page)
        .locator('details')
        .evaluateAll((folds: HTMLDetailsElement[]) => folds.forEach((fold) => (fold.open = true)));
      await expectFits();
      const small = await panel(page)
        .locator('button, select, input:not([type="radio"]):not([type="checkbox"]), summary')
        .evaluateAll((controls) =>
          controls.flatMap((each) => {
            const {width, height} = each.getBoundingClientRect();
            return width > 0 && (width < 24 || height < 24)
              ? [`${each.outerHTML.slice(0, 100)} ${String(width)}×${String(height)}`]
              : [];
          }),
        );
      expect(small).toEqual([]);
      await control(page, 0, 'to').fill('0x'.padEnd(200, 'ab'));
      await sendButton(page).click();
      await expectFits();
      await openConsole(page, pageOf('core', 'cfx_getBlockByEpochNumber', prefix));
      await viewAs(page, 'json');
      await jsonBox(page).fill('["latest_state", true]');
      await sendForAnswer(page);
      await expect(tree(page)).toBeInViewport();
      await expectFits();
    });
  }

  test('a message with long words and an own address fit', async ({page, proxyTo}) => {
    const proxy = await proxyTo('espace', ({body}, response) =>
      answerWith(response, {
        jsonrpc: '2.0',
        id: (body as {id: number}).id,
        error: {code: -32000, message: 'x'.repeat(500), data: `0x${'ab'.repeat(500)}`},
      }),
    );
    await openConsole(page, pageOf('espace', 'eth_blockNumber'));
    await sendTo(page, `${proxy.http}${'long/'.repeat(40)}`);
    await sendButton(page).click();
    await expect(outcome(page)).toContainText('-32000');
    expect(await overflowOf(page)).toEqual({page: 0, parts: []});
  });
});

for (const mode of modesInTurn(0)) {
  test(`axe in ${mode} mode finds no fault in an open console with an answer, a batch and a history`, async ({
    page,
  }) => {
    await prepare(page, mode);
    await openConsole(page, pageOf('core', 'cfx_getBlockByEpochNumber'));
    await sendTo(page);
    await control(page, 0, 'chosen').fill('0x1');
    await sendForAnswer(page);
    await panel(page).getByRole('treeitem').nth(3).click();
    await panel(page).getByRole('searchbox').fill('hash');
    await expect(tree(page).locator('mark').first()).toBeVisible();
    await panel(page)
      .locator('details')
      .evaluateAll((folds: HTMLDetailsElement[]) => folds.forEach((fold) => (fold.open = true)));
    expect(await faultsOf(page)).toEqual([]);
  });
}

for (const mode of modesInTurn(1)) {
  test(`axe in ${mode} mode finds no fault in a form with faults, an error and the question before a transaction`, async ({
    page,
  }) => {
    await prepare(page, mode);
    await openConsole(page, pageOf('espace', 'eth_getLogs'));
    await sendTo(page);
    await viewAs(page, 'json');
    await jsonBox(page).fill('[{"fromBlock": "0x2", "toBlock": "0x1"}]');
    await sendButton(page).click();
    await expect(outcome(page)).toContainText('-32016');
    await viewAs(page, 'form');
    await control(page, 0, 'fromBlock', 'chosen').fill('twelve');
    await sendButton(page).click();
    await expect(page.locator('[id="openrpc/summary"]')).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await openConsole(page, pageOf('espace', 'eth_sendRawTransaction', '/zh'));
    await sendButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}
