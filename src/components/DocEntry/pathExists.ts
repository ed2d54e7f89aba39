const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether one of the site's pages answers at `path`; a trailing slash on either side makes no difference. */
export function pathExists(pages: readonly {path: string; unlisted?: boolean}[], path: string): boolean {
  const wanted = withoutTrailingSlash(path);
  return pages.some((page) => page.unlisted !== true && withoutTrailingSlash(page.path) === wanted);
}
