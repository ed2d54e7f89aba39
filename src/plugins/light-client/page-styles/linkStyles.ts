import {readFileSync, writeFileSync} from 'node:fs';
import type {BuiltPages, ClientManifest} from '../pageChunks';

/** The addresses of the style sheets of these chunks alone. */
export function sheetsOf(chunks: readonly string[], {assets}: Pick<ClientManifest, 'assets'>): string[] {
  return [...new Set(chunks.flatMap((chunk) => (assets[chunk]?.css ?? []).map(({publicPath}) => publicPath)))];
}

/** The page with links to further style sheets behind the one that it has; throws if it has none. */
export function withStyles(html: string, addresses: readonly string[], file: string): string {
  const first = /<link rel="?stylesheet"? href="?[^">]*"?\s*\/?>/.exec(html);
  if (!first)
    throw new Error(
      `${file} links no style sheet, so there is no place for those of its components: fix src/plugins/light-client/page-styles/linkStyles.ts.`,
    );
  const end = first.index + first[0].length;
  const links = addresses
    .filter((address) => !html.includes(`href=${address}`) && !html.includes(`href="${address}"`))
    .map((address) => `<link rel="stylesheet" href="${address}">`);
  return html.slice(0, end) + links.join('') + html.slice(end);
}

/**
 * Links in each page the style sheets of its own components, which the browser would request only once scripts run;
 * returns how many pages got some.
 */
export function linkStyles({chunks, manifest}: BuiltPages): number {
  let linked = 0;
  for (const [file, own] of chunks) {
    const html = readFileSync(file, 'utf8');
    const styled = withStyles(html, sheetsOf(own, manifest), file);
    if (styled === html) continue;
    linked++;
    writeFileSync(file, styled);
  }
  return linked;
}
