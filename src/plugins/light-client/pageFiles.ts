/** The addresses of the files that a page loads before it answers to its reader, each once. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

const HASH_LENGTH = 8;
const ENDINGS = {j: 'js', c: 'css'} as const;

/** The value of an attribute of an element as a page writes it, with or without quotes. */
const valueOf = (element: string, name: string): string | undefined => {
  const [, double, single, bare] = new RegExp(String.raw`\s${name}=(?:"([^"]*)"|'([^']*)'|([^\s>]+))`).exec(element) ?? [];
  return double ?? single ?? bare;
};

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g;

const elements = (html: string, name: string): string[] => html.match(new RegExp(String.raw`<${name}\s(?:"[^"]*"|'[^']*'|[^>"'])*>`, 'g')) ?? [];

/** The names of files in rows as `writeHashes` writes them: those of the chunks that the page's route loads. */
function filesInRows(rows: string): {kind: keyof typeof ENDINGS; file: string}[] {
  return [...rows.matchAll(/([jc])(\d+):(\S+)/g)].flatMap(([, kind = 'j', digits = '', row = '']) => {
    const step = Number(digits) + HASH_LENGTH;
    return Array.from({length: row.length / step}, (_, index) => {
      const pair = row.slice(index * step, (index + 1) * step);
      const of = kind === 'c' ? 'c' : 'j';
      return {kind: of, file: `${pair.slice(0, -HASH_LENGTH)}.${pair.slice(-HASH_LENGTH)}.${ENDINGS[of]}`} as const;
    });
  });
}

/**
 * What a page of the build makes a browser load: its script elements and what they preload, its style sheets, and the chunks of its route,
 * which the element of the runtime lists. Files of other hosts are left out. A page without a runtime has only what its elements name.
 */
export function filesOfPage(html: string): PageFiles {
  // An inline script may hold what looks like an element.
  const markup = html.replace(INLINE, '');
  const scriptElements = elements(markup, 'script');
  const links = elements(markup, 'link').map((link) => ({rel: valueOf(link, 'rel'), as: valueOf(link, 'as'), href: valueOf(link, 'href') ?? ''}));
  const scripts = scriptElements.flatMap((script) => valueOf(script, 'src') ?? []);
  const preloaded = links.filter(({rel, as}) => rel === 'modulepreload' || (rel === 'preload' && as === 'script')).map(({href}) => href);
  const styles = links.filter(({rel, as}) => rel === 'stylesheet' || (rel === 'preload' && as === 'style')).map(({href}) => href);
  const runtime = scriptElements.find((script) => valueOf(script, 'data-files') !== undefined) ?? '';
  const folder = (valueOf(runtime, 'src') ?? '').replace(/js\/[^/]*$/, '');
  const listed = filesInRows(valueOf(runtime, 'data-files') ?? '').map(({kind, file}) => ({kind, address: `${folder}${ENDINGS[kind]}/${file}`}));
  const own = (addresses: readonly string[]): string[] => [...new Set(addresses)].filter((address) => /^\/(?!\/)/.test(address));
  return {
    scripts: own([...scripts, ...preloaded, ...listed.flatMap(({kind, address}) => (kind === 'j' ? [address] : []))]),
    styles: own([...styles, ...listed.flatMap(({kind, address}) => (kind === 'c' ? [address] : []))]),
  };
}
