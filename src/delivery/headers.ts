import {NETWORKS} from '../config/networks';
import {OTHER_ENDPOINTS} from '../config/otherEndpoints';
import type {ThirdParties} from '../config/thirdParties';

/** Response headers for the addresses that begin with `prefix`; a longer prefix adds to or replaces a shorter one's. */
export interface HeaderRule {
  prefix: string;
  headers: Record<string, string>;
}

const originOf = (url: string): string => new URL(url).origin.replace(/^null$/, '');

/** Origin of an http(s) or ws(s) address; `URL.origin` is "null" for neither, so both forms are kept literally. */
function endpointOrigins(): string[] {
  return [
    ...new Set(
      NETWORKS.flatMap(({chainId, http, webSocket}) => [http, webSocket, ...(OTHER_ENDPOINTS[chainId] ?? [])]).map(
        originOf,
      ),
    ),
  ];
}

/**
 * What the console of a method page may connect to: a reader's own endpoint can be any encrypted one, or one on
 * loopback.
 */
const ANY_ENDPOINT = [
  'https:',
  'wss:',
  ...['http', 'ws'].flatMap((scheme) =>
    ['localhost', '*.localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
  ),
];

/** The addresses of the assistant's script: none, or one. */
const assistantScripts = ({assistant}: ThirdParties): string[] =>
  assistant.publicKey && assistant.scriptUrl ? [assistant.scriptUrl] : [];

/**
 * An address as a source of a policy, which matches its path with any query; what would end the source, or break out of
 * a host's file, is escaped.
 */
function toSource(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + pathname.replace(/[;,'$]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * The policy that pages without a console add in a meta element: they connect to nothing but the portal, the configured
 * endpoints and third parties. A header that differs by path would be the other way, but hosts that join the headers of
 * two matching rules then enforce both.
 */
export function connectPolicy(parties: ThirdParties): string {
  const {analytics} = parties;
  const analyticsOrigin = analytics.projectId && analytics.origin ? [originOf(analytics.origin)] : [];
  return [
    "connect-src 'self'",
    ...endpointOrigins(),
    ...assistantScripts(parties).map(originOf),
    ...analyticsOrigin,
  ].join(' ');
}

/**
 * The content security policy of every response: own scripts, the inline ones by hash, third parties only when
 * configured.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], parties: ThirdParties): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...assistantScripts(parties).map(toSource)],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...ANY_ENDPOINT],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The one source of response headers: the local server and every recipe of deployment are made from it. */
export function headerRules(scriptHashes: readonly string[], parties: ThirdParties): HeaderRule[] {
  return [
    {
      prefix: '/',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(scriptHashes, parties),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    {prefix: '/assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  ];
}

/** The headers of one address. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({prefix}) => pathname.startsWith(prefix)).map(({headers}) => headers),
  ) as Record<string, string>;
}
