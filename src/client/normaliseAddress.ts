/** The path in a form that decodeURI takes; the router decodes it, and what that throws takes the page down. */
function decodable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

/**
 * The path as the site writes it: without `.html` or `/index.html`, with single slashes, decodable; unchanged where it
 * is so already.
 */
export function cleanPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/');
  return decodable(single.endsWith('.html') ? single.replace(/(?:\/index)?\.html$/, '') || '/' : single);
}

// Client modules run at import, before hydration: address bar, canonical link and the hydrated tree then agree.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) window.history.replaceState(window.history.state, '', clean + search + hash);
}
