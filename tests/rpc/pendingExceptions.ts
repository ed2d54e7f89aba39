import {readFileSync} from 'node:fs';

/**
 * The methods that the page on compatibility lists as reading `pending` otherwise than `latest`; `root` is the folder
 * of a language's pages.
 */
export function readPendingExceptions(root: string): string[] {
  const page = readFileSync(`${root}/espace/build/evm-compatibility.mdx`, 'utf8');
  const section = page.slice(page.indexOf('{/* #tags */}')).split('\n## ', 1)[0] ?? '';
  return [...section.matchAll(/\[`(\w+_\w+)`\]\(\/docs\/espace\/rpc\//g)].flatMap(([, method]) => method ?? []);
}
