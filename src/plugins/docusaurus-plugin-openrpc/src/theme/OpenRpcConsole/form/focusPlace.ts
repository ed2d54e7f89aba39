const CONTROLS = 'input, select, textarea, button, summary';

/**
 * Moves the focus to the control with an id, or to the first control inside; opens the folds around it. Returns whether
 * there is one.
 */
export function focusPlace(id: string): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const control = place.matches(CONTROLS) ? place : (place.querySelector<HTMLElement>(CONTROLS) ?? place);
  control.focus();
  return true;
}

/** How many frames a part that loads late has to show itself: two seconds at 60 a second. */
const FRAMES = 120;

/**
 * Moves the focus once the change under way is shown: to the first of these ids that there then is. Waits for a late
 * part only while nothing else has the focus.
 */
export function focusSoon(...ids: string[]): void {
  let frames = FRAMES;
  const look = (): void => {
    if (!ids.some(focusPlace) && document.activeElement === document.body && --frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
