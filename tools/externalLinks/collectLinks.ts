import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** One place in the sources with an external address. */
export interface Place {
  file: string;
  line: number;
}

/** Where links to elsewhere are written. */
export const LINK_ROOTS = ['docs', 'blog', 'i18n', 'src/config', 'src/facts', 'openrpc'] as const;

const READ = /\.(?:mdx?|json|ya?ml|tsx?)$/;
const PROSE = /\.mdx?$/;
// Tests and recordings name addresses that no one follows.
const SKIPPED = /(?:^|\/)(?:__tests__|__fixtures__|examples|node_modules)(?:\/|$)/;
// Letters beyond ASCII end an address: Chinese sentences have no space around it.
const ADDRESS = /https?:\/\/(?:[^\s<>"'`\\()[\]{}|^\u0080-\uffff]|\([^\s<>"'`\\()\u0080-\uffff]*\))+/g;
const END = /[.,;:!?*_]+$/;
/** Hosts that are reserved for examples, or are the reader's own machine. */
const NOT_ELSEWHERE =
  /^(?:localhost|127\.|0\.0\.0\.0|\[::1\]|(?:.*\.)?(?:example|invalid|test|localhost)(?:\.(?:com|net|org))?$)/;

/** Blanks code of a page, which shows addresses and links none; lines stay where they are. */
function withoutCode(text: string): string {
  const blank = (code: string): string => code.replace(/[^\n]/g, ' ');
  return text.replace(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2.*$/gm, blank).replace(/`[^`\n]+`/g, blank);
}

/** The external addresses in a text, with their lines. */
export function linksIn(text: string, file: string): {url: string; line: number}[] {
  const lines = (PROSE.test(file) ? withoutCode(text) : text).split('\n');
  return lines.flatMap((content, index) =>
    [...content.matchAll(ADDRESS)].flatMap(([found]) => {
      const url = found.replace(END, '');
      // A template's or a pattern's address goes on in a way that the sources do not say.
      const goesOn = /^[${[*]/.test(content.slice(content.indexOf(found) + found.length)) || /\$|\/\/[^/]*\*/.test(url);
      if (goesOn || !URL.canParse(url) || NOT_ELSEWHERE.test(new URL(url).hostname)) return [];
      return [{url, line: index + 1}];
    }),
  );
}

/**
 * Every address elsewhere that the sources name, with all its places; anchors are the other page's business and left
 * out.
 */
export function collectLinks(root: string, folders: readonly string[] = LINK_ROOTS): Map<string, Place[]> {
  const links = new Map<string, Place[]>();
  for (const folder of folders) {
    const names = readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).sort();
    for (const name of names) {
      const file = path.join(folder, name).split(path.sep).join('/');
      if (!READ.test(file) || SKIPPED.test(file) || !statSync(path.join(root, file)).isFile()) continue;
      for (const {url, line} of linksIn(readFileSync(path.join(root, file), 'utf8'), file)) {
        const address = url.replace(/#.*$/, '');
        links.set(address, [...(links.get(address) ?? []), {file, line}]);
      }
    }
  }
  return links;
}
