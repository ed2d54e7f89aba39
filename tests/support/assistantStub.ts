import {RUN_PORTS} from './runPorts';
import {createStubServer, type StubServer} from './stubServer';
import {expect, test as base} from './test';
import {ASSISTANT_CODE, ASSISTANT_SCRIPT} from './thirdParties';

/**
 * The watched test with a stand-in for the assistant's host, and a count of the scripts that the page is given; tests
 * that use it share its port.
 */
export const test = base.extend<{stub: StubServer}>({
  stub: async ({page}, use) => {
    const stub = createStubServer(RUN_PORTS.assistant, ASSISTANT_CODE);
    await page.addInitScript((src) => {
      new MutationObserver((records) => {
        const added = records
          .flatMap((record) => [...record.addedNodes])
          .filter((node) => node instanceof HTMLScriptElement && node.src.startsWith(src));
        Object.assign(window, {
          scriptsAdded: ((window as Window & {scriptsAdded?: number}).scriptsAdded ?? 0) + added.length,
        });
      }).observe(document, {childList: true, subtree: true});
    }, ASSISTANT_SCRIPT);
    await stub.start();
    await use(stub);
    await stub.stop();
  },
});

export {expect};
