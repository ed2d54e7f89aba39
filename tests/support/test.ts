import {expect, test as base, type ConsoleMessage} from '@playwright/test';

interface Watch {
  /** Console lines that a test provokes on purpose; anything else of level error or warning fails it. */
  expectedConsole: RegExp[];
}

// What Playwright itself says where the configuration keeps the service worker out.
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';
// A face that comes after its moment is kept for the next page; on a slow machine the browser says so.
const LATE_FACE = '.woff2 was preloaded using link preload but not used within a few seconds';
const DOCUMENT_404 = 'Failed to load resource: the server responded with a status of 404';

/** Playwright's test, which fails on any console error or warning, page error or policy violation that the test did not announce. */
export const test = base.extend<Watch & {watchConsole: undefined}>({
  expectedConsole: [[], {option: true}],
  watchConsole: [
    async ({context, expectedConsole}, use) => {
      const lines: string[] = [];
      const note = (message: ConsoleMessage): void => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const isDocument404 = message.text().includes(DOCUMENT_404) && message.location().url === message.page()?.url();
        if (!isDocument404 && message.text() !== WORKER_KEPT_OUT && !message.text().includes(LATE_FACE))
          lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      };
      // Every tab of the reader's, those that a test opens itself as well.
      context.on('console', note);
      context.on('weberror', (error) => lines.push(`page error: ${error.error().message}`));
      await use(undefined);
      const unexpected = lines.filter((line) => !expectedConsole.some((pattern) => pattern.test(line)));
      expect(unexpected, 'console errors and warnings').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
