import {TRANSLATIONS} from '../config/locales';
import {headersFor, type HeaderRule} from './headers';
import type {Redirect} from './redirects';

/** What a host needs to serve the site as the local server does. */
export interface Delivery {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Moves between addresses that differ in capitals alone. */
  spellings: readonly Redirect[];
}

/** `_headers` of Netlify and Cloudflare Pages. */
export function toHeadersFile({headers}: Delivery): string {
  const [everywhere, ...narrower] = headers;
  if (!everywhere) return '';
  // Both hosts join a header that two rules set, and revalidate by default: the wide rule leaves caching to them.
  const {'Cache-Control': _default, ...kept} = everywhere.headers;
  return `${[{...everywhere, headers: kept}, ...narrower]
    .map(({prefix, headers: values}) =>
      [`${prefix}*`, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')}\n`;
}

/** `_redirects` of Netlify and Cloudflare Pages; the 404 lines give each language its own page on Netlify. */
export function toRedirectsFile({redirects, spellings}: Delivery): string {
  const moves = [...redirects, ...spellings].map(({from, to}) => `${from} ${to.replace('*', ':splat')} 301`);
  const notFound = TRANSLATIONS.map(({prefix}) => `${prefix}/* ${prefix}/404.html 404`);
  return `${[...moves, ...notFound].join('\n')}\n`;
}

/** `vercel.json`: clean addresses with and without a final slash, redirects, headers. */
export function toVercel({headers, redirects, spellings}: Delivery): string {
  return `${JSON.stringify(
    {
      cleanUrls: true,
      redirects: [...redirects, ...spellings].map(({from, to}) => ({
        source: from.replace('/*', '/:path*'),
        destination: to.replace('*', ':path*'),
        permanent: true,
      })),
      headers: headers.map(({prefix, headers: values}) => ({
        source: `${prefix}(.*)`,
        headers: Object.entries(values).map(([key, value]) => ({key, value})),
      })),
    },
    null,
    2,
  )}\n`;
}

/**
 * Maps of nginx that lead from `$uri` to the address as the site spells it; nginx compares their keys without regard to
 * capitals.
 */
function spellingMaps(spellings: readonly Redirect[]): string {
  return `map_hash_max_size 8192;
map_hash_bucket_size 256;
map $uri $portal_bare {
  default $uri;
  "~^(?<portal_path>/.+?)/+$" $portal_path;
}
map $portal_bare $portal_spelled {
  default $portal_bare;
${[...new Map(spellings.map(({to}) => [to.toLowerCase(), to])).values()].map((to) => `  ${to} ${to};`).join('\n')}
}
`;
}

/** Moves of nginx, also from addresses with their ending in .html, so that one takes one step and not two. */
function rewrites(redirects: readonly Redirect[]): string[] {
  const ending = '(?:(?:/index)?\\.html)?';
  return redirects.map(({from, to}) =>
    from.endsWith('/*')
      ? `  rewrite ^${from.slice(0, -2)}(?:/(.*?))??${ending}/*$ ${to.replace('*', '$1')} permanent;`
      : `  rewrite ^${from}${ending}/?$ ${to} permanent;`,
  );
}

/** What nginx answers below a prefix: the file of the address with these headers, or that page. */
function location(prefix: string, notFound: string, headers: readonly HeaderRule[]): string {
  return [
    `  location ${prefix} {`,
    ...Object.entries(headersFor(prefix, headers)).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    `    error_page 404 ${notFound};`,
    '    try_files $uri $uri.html $uri/index.html =404;',
    '  }',
  ].join('\n');
}

/** The page for missing addresses, which is missing under its own address as well. */
const missing = (prefix: string): string =>
  `  location = ${prefix}/404 { error_page 404 ${prefix}/404.html; return 404; }`;

/**
 * An nginx server block, with the maps that it needs before it, for the http part of a configuration; `root` is where
 * the finished site lies, `port` where it answers.
 */
export function toNginx({headers, redirects, spellings}: Delivery, root = '/var/www/portal', port = 80): string {
  // A clean address never begins with "//" or "/\", which browsers take for another host.
  return `${spellingMaps(spellings)}server {
  listen ${String(port)};
  root ${root};
  absolute_redirect off;
  charset utf-8;
  # Files made ahead by \`npm run build -- --compress\`; where nginx has its brotli module, add "brotli_static on;".
  gzip_static on;
  gzip_vary on;
${rewrites(redirects).join('\n')}
  if ($request_uri ~ ^/(?:index)?\\.html(?:\\?|$)) { return 301 /$is_args$args; }
  if ($request_uri ~ ^(?<clean>/[^?/\\x5c][^?]*?)(?:/index)?\\.html(?:\\?|$)) { return 301 $clean$is_args$args; }
  if ($request_uri ~ "^[^?]*//") { rewrite ^(/(?:[^/\\x5c].*)?)$ $1 permanent; }
  if ($portal_spelled != $portal_bare) { return 301 $portal_spelled$is_args$args; }
  rewrite ^(/.+?)/+$ $1 last;
${headers
  .slice(1)
  .map(({prefix}) => location(prefix, '/404.html', headers))
  .join('\n')}
${TRANSLATIONS.map(({prefix}) => location(`${prefix}/`, `${prefix}/404.html`, headers)).join('\n')}
${location('/', '/404.html', headers)}
${['', ...TRANSLATIONS.map(({prefix}) => prefix)].map(missing).join('\n')}
}
`;
}

/** Where the container's server listens; below 1024 it would need a privilege. */
const CONTAINER_PORT = 8080;

/**
 * A whole nginx configuration for the container: without privileges, writing nothing but below /tmp, logs on the
 * standard outputs.
 */
export function toContainerNginx(delivery: Delivery): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path /tmp/${name};`,
  );
  return `worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log /dev/stdout;
  server_tokens off;
${temporary.join('\n')}
${toNginx(delivery, '/var/www/portal', CONTAINER_PORT)}}
`;
}
