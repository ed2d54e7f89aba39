/** Tells whether the page's own policy has refused a connection since the watch began; `stop` ends it. */
export interface PolicyWatch {
  refused: () => boolean;
  stop: () => void;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/**
 * Watches for the browser's report that the page's content security policy forbids a connection to an address.
 * The failure of the connection itself says nothing of it. Outside a page nothing is ever refused.
 */
export function watchPolicy(address: string): PolicyWatch {
  if (typeof document === 'undefined') return {refused: () => false, stop: () => undefined};
  let refused = false;
  const note = ({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src' && hostOf(blockedURI) === hostOf(address)) refused = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {refused: () => refused, stop: () => document.removeEventListener('securitypolicyviolation', note)};
}
