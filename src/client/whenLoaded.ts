/**
 * Acts when the page has loaded with all that its markup names; at once where it has, for the client may come up later
 * than that.
 */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, {once: true});
}
