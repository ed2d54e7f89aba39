/**
 * The hash that opens the console with its example: the address of the button for who presses it before the scripts are
 * there.
 */
export const OPEN_HASH = '#open-console';

/** Whether an address's hash claims to hold a request, sound or not. */
export function isPermalinkHash(hash: string): boolean {
  return hash.startsWith('#request=');
}
