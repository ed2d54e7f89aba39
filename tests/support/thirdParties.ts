import {createHash} from 'node:crypto';
import {NOMINAL_PORTS} from './nominalPorts';

/** Public key of the assistant on the fixture site. */
export const ASSISTANT_KEY = 'test-key';

/** Address of the assistant's script on the fixture site; nothing answers there but the stubs of the tests. */
export const ASSISTANT_SCRIPT = `http://localhost:${String(NOMINAL_PORTS.assistant)}/assistant.js`;

/** That script: it counts its runs and draws a widget with the key that it was given. */
export const ASSISTANT_CODE = `(() => {
  window.stubRuns = (window.stubRuns ?? 0) + 1;
  const widget = document.createElement('aside');
  widget.id = 'stub-widget';
  widget.textContent = document.currentScript.dataset.publicKey;
  document.body.append(widget);
})();`;

/** The hash of a script, as its element's `integrity` attribute has it. */
export const integrityOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Project that the fixture site sends its statistics to. */
export const ANALYTICS_PROJECT = 'test-project';

/** Where the fixture site sends its statistics. */
export const ANALYTICS_ORIGIN = `http://localhost:${String(NOMINAL_PORTS.analytics)}`;

/** The variables that give the fixture site an assistant and statistics, both on loopback. */
export const THIRD_PARTIES = {
  PORTAL_ASSISTANT_SCRIPT: ASSISTANT_SCRIPT,
  PORTAL_ASSISTANT_INTEGRITY: integrityOf(ASSISTANT_CODE),
  PORTAL_ASSISTANT_KEY: ASSISTANT_KEY,
  PORTAL_ANALYTICS_ID: ANALYTICS_PROJECT,
  PORTAL_ANALYTICS_ORIGIN: ANALYTICS_ORIGIN,
};
