/** What a reader does to scroll by themselves; after it the sidebar is theirs. */
const OWN_MOVES = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const;
/** Longest time, in ms, that the category of the page takes to unfold. */
const UNFOLDING = 1000;

function bring(menu: HTMLElement): void {
  const item = menu.querySelector('a[aria-current="page"]')?.getBoundingClientRect();
  const view = menu.getBoundingClientRect();
  if (!item || item.height === 0 || (item.top >= view.top && item.bottom <= view.bottom)) return;
  menu.scrollTop += (item.top + item.bottom) / 2 - (view.top + view.bottom) / 2;
}

/**
 * Scrolls a sidebar's menu so that the item of the page being read is in view, if it is not,
 * also while its category is unfolding. The returned function ends that.
 */
export function bringIntoView(menu: HTMLElement): () => void {
  const again = (): void => bring(menu);
  const end = (): void => {
    clearTimeout(timer);
    menu.removeEventListener('transitionend', again);
    for (const move of OWN_MOVES) menu.removeEventListener(move, end);
  };
  const timer = setTimeout(end, UNFOLDING);
  menu.addEventListener('transitionend', again);
  for (const move of OWN_MOVES) menu.addEventListener(move, end, {passive: true});
  bring(menu);
  return end;
}
