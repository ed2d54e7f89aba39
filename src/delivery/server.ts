import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {TRANSLATIONS} from '../config/locales';
import {headersFor, type HeaderRule} from './headers';
import {readHtmlFiles} from './inlineScripts';
import {addressOfPage} from './redirectPages';
import {redirectOf} from './redirects';

/** Reads the headers that the finished build is delivered with. */
export function readHeaderRules(buildDir: string): HeaderRule[] {
  return JSON.parse(readFileSync(path.join(buildDir, '_deploy', 'headers.json'), 'utf8')) as HeaderRule[];
}

const METHODS = ['GET', 'HEAD'];

/** The address a request asks for, or undefined if it is none: "//" and its like must not end the process. */
function addressOf(url = ''): URL | undefined {
  return url.startsWith('/') && url.length <= LONGEST_ADDRESS && URL.canParse(`http://localhost${url}`)
    ? new URL(`http://localhost${url}`)
    : undefined;
}

/**
 * The file server reads nothing else than one range from left to right, takes a last byte 0 for none, and ends the
 * process on numbers above the safe integers; other ranges get the whole file, as the standard allows.
 */
function isOneRange(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  return from !== undefined && (!to || (Number(to) > 0 && Number(from) <= Number(to)));
}

/** No page has an address as long as this; a longer one costs time to no end. */
const LONGEST_ADDRESS = 4096;

/** The 404 page of the language an address belongs to. */
function notFoundPage(pathname: string): string {
  const translation = TRANSLATIONS.find(({prefix}) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return `${translation?.prefix ?? ''}/404.html`;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Ends an answer whose file went away between the list of files, read at the start, and its reading: a new build
 * removes the old one's files. The connection is cut, for the header with the file's length is on its way already; the
 * server goes on.
 */
function giveUp(response: ServerResponse, pathname: string, error: Error): void {
  console.error(`${pathname} could not be read: ${error.message}. If the site was rebuilt, restart this server.`);
  response.destroy();
}

/** Finds the page that an address means which differs from the page's own in capitals alone. */
function readSpelling(buildDir: string): (pathname: string) => string | undefined {
  const pages = new Map(
    readHtmlFiles(buildDir).map((file) => [addressOfPage(buildDir, file).toLowerCase(), addressOfPage(buildDir, file)]),
  );
  return (pathname) => {
    const bare = pathname.replace(/(?<=.)\/$/, '');
    const spelled = pages.get(bare.toLowerCase());
    return spelled === bare ? undefined : spelled;
  };
}

/**
 * A server that answers as production does: redirects, clean addresses, each language's 404 page, and the production
 * headers.
 */
export function createPortalServer(buildDir: string): Server {
  const rules = readHeaderRules(buildDir);
  const notFound = new Map(
    ['/404.html', ...TRANSLATIONS.map(({prefix}) => `${prefix}/404.html`)].map((name) => [
      name,
      readFileSync(path.join(buildDir, name)),
    ]),
  );
  const spellingOf = readSpelling(buildDir);
  const files = sirv(buildDir, {extensions: ['html'], etag: true, gzip: true, brotli: true});
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const address = addressOf(request.url);
    if (!address || !METHODS.includes(request.method ?? '')) {
      response.writeHead(address ? 405 : 400, address && {Allow: METHODS.join(', ')}).end();
      return;
    }
    const {pathname, search} = address;
    const target = redirectOf(pathname);
    if (target) {
      response.writeHead(301, {Location: target + search}).end();
      return;
    }
    if (!isOneRange(request.headers.range)) delete request.headers.range;
    setHeaders(response, headersFor(pathname, rules));
    response.once('pipe', (file) => file.once('error', (error) => giveUp(response, pathname, error)));
    const lost = (): void => {
      const spelled = spellingOf(pathname);
      if (spelled !== undefined) {
        response.writeHead(301, {Location: spelled + search}).end();
        return;
      }
      const page = notFoundPage(pathname);
      // A missing asset may arrive with the next release, so its 404 is not kept as the asset would be.
      setHeaders(response, headersFor(page, rules));
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(notFound.get(page));
    };
    // Asked for by its own address, the page for missing addresses is missing too.
    if (notFound.has(`${pathname.replace(/\/$/, '')}.html`)) lost();
    else files(request, response, lost);
  });
}

/**
 * Listens on `port`, or on the next free one of twenty, for this machine alone unless another host is named; resolves
 * with the address.
 */
export async function listen(server: Server, port: number, host = 'localhost'): Promise<string> {
  for (let candidate = port; candidate < port + 20; candidate++) {
    const taken = await new Promise<boolean>((resolve, reject) => {
      const onError = (error: NodeJS.ErrnoException): void => {
        if (error.code === 'EADDRINUSE') resolve(true);
        else reject(error);
      };
      server.once('error', onError);
      server.listen(candidate, host, () => {
        server.off('error', onError);
        resolve(false);
      });
    });
    if (!taken) return `http://${host.includes(':') ? `[${host}]` : host}:${String(candidate)}`;
  }
  throw new Error(
    `Ports ${String(port)} to ${String(port + 19)} are all taken. Set PORT to a free one, for example PORT=8080 npm run portal.`,
  );
}
