/** Whether a host name, as the URL parser writes it, is this machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Whether a host name is one of this machine that a content security policy can hold: it has no form for [::1], and
 * browsers take no other numbers.
 */
export function isNamedLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
}

/** A text as the URL parser reads it; undefined if it isn't an address. */
export function toUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Whether an address leads to this machine. */
export function isLoopbackAddress(address: string): boolean {
  const url = toUrl(address);
  return url !== undefined && isLoopback(url.hostname);
}
