import {expect, test as base, type ConsoleMessage, type Page, type WebError} from '@playwright/test';
import {pauseClock} from './pauseClock';
import {STEPS, watchSteps} from '../../tools/browser/steps';

interface Watch {
  /** Console lines that a test provokes on purpose; anything else of level error or warning fails it. */
  expectedConsole: RegExp[];
  /**
   * Stops the installed clock of the page. Only by this: the clock has to run again before the next test has the tab.
   */
  pauseClock: () => Promise<void>;
}

// Playwright's own message if the configuration keeps the service worker out.
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';
// The text face comes after its moment where a machine is slow, and is kept for the next page; that the preloaded file
// is the one
// that the style sheet asks for is a test of its own, in weight/budgets.spec.ts. cspell:ignore hanken grotesk wght
const LATE_FACE =
  /\/hanken-grotesk-latin-wght-normal-\w+\.woff2 was preloaded using link preload but not used within a few seconds/;
const DOCUMENT_404 = 'Failed to load resource: the server responded with a status of 404';

/**
 * Playwright's test, which fails on any console error or warning, page error or policy violation that the test did not
 * announce. What fails carries the presses that its pages felt and the documents they asked for.
 */
export const test = base.extend<Watch & {watchConsole: undefined; noteSteps: undefined}>({
  expectedConsole: [[], {option: true}],
  pauseClock: async ({page}, use) => {
    const paused: Page[] = [];
    await use(async () => {
      paused.push(page);
      await pauseClock(page);
    });
    // Playwright starts a clock that is left paused while it resets the tab, and can leave a script for it in the pages
    // of the next test.
    await Promise.all(paused.map(({clock}) => clock.resume()));
  },
  // Before the one that may fail at the end: what is set up first is torn down last.
  noteSteps: [
    async ({context}, use, testInfo) => {
      const readSteps = await watchSteps(context);
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      await testInfo.attach(STEPS, {body: readSteps(), contentType: 'text/plain'});
    },
    {auto: true},
  ],
  watchConsole: [
    async ({context, expectedConsole}, use) => {
      const lines: string[] = [];
      const stacks: string[] = [];
      const note = (message: ConsoleMessage): void => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const isDocument404 = message.text().includes(DOCUMENT_404) && message.location().url === message.page()?.url();
        if (!isDocument404 && message.text() !== WORKER_KEPT_OUT && !LATE_FACE.test(message.text()))
          lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      };
      // Every tab of the reader's, those that a test opens itself as well.
      const noteError = (error: WebError): void => {
        lines.push(`page error: ${error.error().message}`);
        stacks.push(error.error().stack ?? '');
      };
      context.on('console', note).on('weberror', noteError);
      await use(undefined);
      await context.clearPermissions();
      context.off('console', note).off('weberror', noteError);
      const unexpected = lines.filter((line) => !expectedConsole.some((pattern) => pattern.test(line)));
      expect(unexpected, ['console errors and warnings', ...stacks].join('\n')).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
