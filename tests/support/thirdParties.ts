import {NOMINAL_PORTS} from './nominalPorts';

/** Public key of the assistant on the fixture site. */
export const ASSISTANT_KEY = 'test-key';

/** Address of the assistant's script on the fixture site; nothing answers there but the stubs of the tests. */
export const ASSISTANT_SCRIPT = `http://localhost:${String(NOMINAL_PORTS.assistant)}/assistant.js`;

/** Project that the fixture site sends its statistics to. */
export const ANALYTICS_PROJECT = 'test-project';

/** Where the fixture site sends its statistics. */
export const ANALYTICS_ORIGIN = `http://localhost:${String(NOMINAL_PORTS.analytics)}`;

/** The variables that give the fixture site an assistant and statistics, both on loopback. */
export const THIRD_PARTIES = {
  PORTAL_ASSISTANT_SCRIPT: ASSISTANT_SCRIPT,
  PORTAL_ASSISTANT_KEY: ASSISTANT_KEY,
  PORTAL_ANALYTICS_ID: ANALYTICS_PROJECT,
  PORTAL_ANALYTICS_ORIGIN: ANALYTICS_ORIGIN,
};
