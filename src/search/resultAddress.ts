/** The page's address on this site without `.html` or `/index.html`, its anchor kept; undefined for any address elsewhere. */
export function resultAddress(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  if (target.origin !== origin) return undefined;
  const path = target.pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  return path + target.search + target.hash;
}
