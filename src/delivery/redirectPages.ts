import {existsSync, mkdirSync, readdirSync, copyFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readHtmlFiles} from './inlineScripts';
import type {Redirect} from './redirects';

/** A page that moves the reader on without any script, for hosts that know no redirects. */
export function redirectPage(target: string, siteUrl: string): string {
  const address = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${address}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/img/favicon.svg">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${siteUrl}${address}">
<p><a href="${address}">${address}</a></p>
</html>
`;
}

function writePage(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** The address of a page of the build, by its file. */
export const addressOfPage = (buildDir: string, file: string): string =>
  `/${path
    .relative(buildDir, file)
    .split(path.sep)
    .join('/')
    .replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/** Writes one redirect page per moved address, and returns how many. */
export function writeRedirectPages(buildDir: string, redirects: readonly Redirect[], siteUrl: string): number {
  const written = new Set<string>();
  const write = (file: string, target: string): void => {
    // The most particular move comes first and holds.
    if (written.has(file)) return;
    writePage(file, redirectPage(target, siteUrl));
    written.add(file);
  };
  for (const {from, to} of redirects) {
    if (!from.endsWith('/*')) {
      write(path.join(buildDir, `${from}.html`), to);
      continue;
    }
    const root = path.join(buildDir, to.slice(0, -2));
    for (const file of existsSync(root) ? readHtmlFiles(root) : []) {
      write(path.join(buildDir, from.slice(0, -2), path.relative(root, file)), addressOfPage(buildDir, file));
    }
  }
  return written.size;
}

/**
 * Where both X.html and X/ exist, hosts that prefer the folder need X/index.html as well; returns how many were
 * written.
 */
export function writeFolderIndexes(buildDir: string): number {
  let count = 0;
  for (const file of readHtmlFiles(buildDir)) {
    const folder = file.slice(0, -'.html'.length);
    const index = path.join(folder, 'index.html');
    if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(index)) {
      copyFileSync(file, index);
      count++;
    }
  }
  return count;
}
