/** How much of what has come is to be seen without scrolling. */
const SEEN_PX = 240;
const GAP_PX = 64;

/** Moves the focus to the panel, which scrolls the page only if its head is out of sight. */
export function focusPanel(panel: HTMLElement): void {
  panel.focus({preventScroll: true});
  const {top} = panel.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight - SEEN_PX) panel.scrollIntoView({block: 'start'});
}

/**
 * Brings what has come to where the reader looks, unless it is there already; where the panel scrolls in itself, the
 * page stays.
 */
export function bringUp(element: HTMLElement): void {
  const {top} = element.getBoundingClientRect();
  if (top <= window.innerHeight - SEEN_PX) return;
  const panel = element.closest('section[tabindex]');
  if (panel && getComputedStyle(panel).overflowY === 'auto')
    panel.scrollBy({top: top - panel.getBoundingClientRect().top - GAP_PX});
  else element.scrollIntoView({block: 'start'});
}
