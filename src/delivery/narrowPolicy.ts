import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readHtmlFiles} from './inlineScripts';

// After the character set, which browsers look for in the first bytes only.
const PLACE = /<meta charset=[^>]*>/i;

/** A page that enforces a policy of its own beside the header's; the element stands before anything that loads. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  if (html.includes(meta)) return html;
  if (!PLACE.test(html)) throw new Error('A page without <meta charset> has no place for its policy.');
  return html.replace(PLACE, (found) => found + meta);
}

/** Narrows every page except those below the given folders, in every language; returns how many pages were narrowed. */
export function narrowPages(buildDir: string, policy: string, excepted: readonly string[], prefixes: readonly string[]): number {
  const folders = excepted.flatMap((folder) => ['', ...prefixes].map((prefix) => `${prefix}/${folder}`.slice(1)));
  const isExcepted = (name: string): boolean => folders.some((folder) => name === `${folder}.html` || name.startsWith(`${folder}/`));
  const files = readHtmlFiles(buildDir).filter((file) => !isExcepted(path.relative(buildDir, file).split(path.sep).join('/')));
  for (const file of files) writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy));
  return files.length;
}
