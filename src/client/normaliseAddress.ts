/** The address without `.html` or `/index.html`; unchanged where it has neither. */
export function withoutHtmlEnding(pathname: string): string {
  return pathname.endsWith('.html') ? pathname.replace(/(?:\/index)?\.html$/, '') || '/' : pathname;
}

// Client modules run at import, before hydration: address bar, canonical link and the hydrated tree then agree.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const clean = withoutHtmlEnding(pathname);
  if (clean !== pathname) window.history.replaceState(window.history.state, '', clean + search + hash);
}
