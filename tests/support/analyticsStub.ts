import {RUN_PORTS} from './runPorts';
import {createStubServer, type StubServer} from './stubServer';
import {expect, test as base} from './test';
import {ANALYTICS_PROJECT} from './thirdParties';

/** One event as the statistics' host receives it. */
type SentEvent = Record<string, unknown>;

/** The stub's requests, read as events. */
export const eventsOf = (stub: StubServer): SentEvent[] => stub.received.map(({body}) => JSON.parse(body) as SentEvent);

/** What a page view on the fixture site sends. */
export const pageView = (path: string, language = 'en'): SentEvent => ({
  project: ANALYTICS_PROJECT,
  kind: 'page',
  path,
  language,
});

/** The watched test with a stand-in for the statistics' host; tests that use it share its port, hence one worker. */
export const test = base.extend<{stub: StubServer}>({
  stub: async ({baseURL: _}, use) => {
    const stub = createStubServer(RUN_PORTS.analytics, '');
    await stub.start();
    await use(stub);
    await stub.stop();
  },
});

export {expect};
