import {toUrl} from './loopback';

/** Returns whether the page's own policy has refused a connection since the watch began; `stop` ends it. */
export interface PolicyWatch {
  /** Resolves once the browser reports a refusal, or when it had the time to. */
  refused: () => Promise<boolean>;
  stop: () => void;
}

/**
 * The report is a task of its own, which comes after the failure of the connection: it is waited for as long as no one
 * notices.
 */
const REPORT_MS = 100;

/** Whether a report is about an address. Of a WebSocket some browsers report the scheme alone. */
function isAbout(blocked: string, address: URL | undefined): boolean {
  return address !== undefined && (toUrl(blocked)?.host === address.host || blocked === address.protocol.slice(0, -1));
}

/**
 * Watches for the browser's report that the page's content security policy forbids a connection to an address.
 * The failure of the connection itself says nothing of it. Outside a page nothing is ever refused.
 */
export function watchPolicy(address: string): PolicyWatch {
  if (typeof document === 'undefined') return {refused: () => Promise.resolve(false), stop: () => undefined};
  const url = toUrl(address);
  let report: (refused: true) => void = () => undefined;
  const reported = new Promise<boolean>((resolve) => (report = resolve));
  const note = ({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src' && isAbout(blockedURI, url)) report(true);
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    refused: () =>
      Promise.race([reported, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), REPORT_MS))]),
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  };
}
