/** Whether an address's hash claims to hold a request, sound or not. */
export function isPermalinkHash(hash: string): boolean {
  return hash.startsWith('#request=');
}
