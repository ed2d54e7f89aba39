import {open} from '../support/open';
import {opener, pageOf, panel, sendForAnswer, sendTo, tree} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';
import {median} from '../../tools/speed/median';

test('the time from Send to the shown answer on the local node is measured', async ({page}) => {
  await open(page, pageOf('espace', 'eth_getBlockByNumber'));
  await opener(page).click();
  await sendTo(page);
  await sendForAnswer(page);
  const times: number[] = [];
  for (let count = 0; count < 20; count++) {
    times.push(
      await panel(page).evaluate(
        (root) =>
          new Promise<number>((resolve) => {
            const send = root.querySelector<HTMLElement>('#openrpc-send');
            let isUnderWay = false;
            const watcher = new MutationObserver(() => {
              isUnderWay ||= send?.ariaDisabled === 'true';
              if (!isUnderWay || send?.ariaDisabled !== 'false' || !root.querySelector('[role="tree"]')) return;
              watcher.disconnect();
              // Shown with the next frame.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            });
            watcher.observe(root, {subtree: true, childList: true, attributes: true});
            const start = performance.now();
            send?.click();
          }),
      ),
    );
    await expect(tree(page)).toBeVisible();
  }
  const middle = median(times);
  const range = `${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)} ms`;
  console.log(`From Send to the shown answer, median of ${String(times.length)}: ${middle.toFixed(1)} ms (${range})`);
  expect(times).toHaveLength(20);
});
