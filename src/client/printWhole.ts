/** Shows a page as paper takes it, in light colors and with everything unfolded; returns what takes that back. */
export function unfold(root: HTMLElement): () => void {
  const {theme} = root.dataset;
  if (theme === 'dark') root.dataset.theme = 'light';
  const folded = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')].map((details) => ({
    details,
    name: details.getAttribute('name'),
  }));
  for (const {details, name} of folded) {
    // Of those that share a name, one alone can be open.
    if (name !== null) details.removeAttribute('name');
    details.open = true;
  }
  return () => {
    if (theme !== undefined) root.dataset.theme = theme;
    for (const {details, name} of folded) {
      details.open = false;
      if (name !== null) details.setAttribute('name', name);
    }
  };
}

if (typeof window !== 'undefined') {
  let fold: (() => void) | undefined;
  window.addEventListener('beforeprint', () => {
    fold ??= unfold(document.documentElement);
  });
  window.addEventListener('afterprint', () => {
    fold?.();
    fold = undefined;
  });
}
