/** What a sidebar's items have in common, as far as links to pages are concerned. */
interface Item {
  type: string;
  docId?: string;
  href?: string;
  items?: readonly Item[];
}

const FORK_PAGE = /(?:^|\/)hardforks\/(v\d+\.\d+)$/;

/** The addresses of the pages on single forks, by version, from a sidebar; a fork whose page isn't written has none. */
export function findPages(items: readonly Item[]): Map<string, string> {
  return new Map(
    items.flatMap(({docId = '', href, items: below = []}): [string, string][] => {
      const version = FORK_PAGE.exec(docId)?.[1];
      return version !== undefined && href !== undefined ? [[version, href]] : [...findPages(below)];
    }),
  );
}
