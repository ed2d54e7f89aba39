import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {LATER_POLICY} from '../config/rpcRoutes';
import {readHtmlFiles} from './inlineScripts';

// After the character set, which browsers look for in the first bytes only.
const PLACE = /<meta charset=[^>]*>/i;

function withMeta(html: string, name: string, policy: string): string {
  const meta = `<meta ${name} content="${policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  if (html.includes(meta)) return html;
  if (!PLACE.test(html)) throw new Error('A page without <meta charset> has no place for its policy.');
  return html.replace(PLACE, (found) => found + meta);
}

/** A page that enforces a policy of its own beside the header's; the element comes before anything that loads. */
export function withPolicy(html: string, policy: string): string {
  return withMeta(html, 'http-equiv="Content-Security-Policy"', policy);
}

/** A page that carries the other pages' policy, to be enforced once a reader goes on to one of them without a load. */
export function withLaterPolicy(html: string, policy: string): string {
  return withMeta(html, `name="${LATER_POLICY}"`, policy);
}

/**
 * Narrows every page except those below the given folders, in every language, which name that policy for later; returns
 * how many pages were narrowed.
 */
export function narrowPages(
  buildDir: string,
  policy: string,
  excepted: readonly string[],
  prefixes: readonly string[],
): number {
  const folders = excepted.flatMap((folder) => ['', ...prefixes].map((prefix) => `${prefix}/${folder}`.slice(1)));
  const isExcepted = (name: string): boolean =>
    folders.some((folder) => name === `${folder}.html` || name.startsWith(`${folder}/`));
  let narrowed = 0;
  for (const file of readHtmlFiles(buildDir)) {
    const excepting = isExcepted(path.relative(buildDir, file).split(path.sep).join('/'));
    writeFileSync(file, (excepting ? withLaterPolicy : withPolicy)(readFileSync(file, 'utf8'), policy));
    if (!excepting) narrowed++;
  }
  return narrowed;
}
