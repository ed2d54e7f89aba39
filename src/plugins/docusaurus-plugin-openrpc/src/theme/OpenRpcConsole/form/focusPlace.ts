const CONTROLS = 'input, select, textarea, button, summary';

/** Moves the focus to the control with an id, or to the first control inside; opens the folds it lies in. Says whether there is one. */
export function focusPlace(id: string): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  const control = place.matches(CONTROLS) ? place : (place.querySelector<HTMLElement>(CONTROLS) ?? place);
  control.focus();
  return true;
}

/** Moves the focus once the change under way is shown: to the first of these ids that there then is. */
export function focusSoon(...ids: string[]): void {
  requestAnimationFrame(() => ids.some(focusPlace));
}
