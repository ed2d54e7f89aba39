import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {thirdParties} from '../../src/config/thirdParties';
import {headerRules} from '../../src/delivery/headers';
import type {Delivery} from '../../src/delivery/recipes';
import {writeFolderIndexes} from '../../src/delivery/redirectPages';
import {REDIRECTS} from '../../src/delivery/redirects';

const SPELLINGS = ['', '/zh'].map((prefix) => ({
  from: `${prefix}/docs/espace/overview`,
  to: `${prefix}/docs/espace/Overview`,
}));

/** The delivery of a small made-up build: real rules, one made-up script hash. */
export const DELIVERY: Delivery = {
  headers: headerRules(['sha256-AAAA+/aaaa='], thirdParties),
  redirects: REDIRECTS,
  spellings: SPELLINGS,
};

const PAGES = [
  'index',
  '404',
  'docs/overview',
  'docs/overview/space-intro',
  'docs/general/index',
  'docs/espace/Overview',
  'zh/docs/espace/Overview',
  'zh/index',
  'zh/404',
  'zh/docs/overview',
  'zh/docs/general/index',
  'es/index',
  'es/404',
  'es/docs/overview',
];

/**
 * Lays out a small finished build in a temporary folder, beside a file that no one may read; every page's body is its
 * own path.
 */
export function layOutBuild(): string {
  const outside = mkdtempSync(path.join(tmpdir(), 'delivery-'));
  const build = path.join(outside, 'build');
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    writeFileSync(path.join(build, name), text);
  };
  for (const page of PAGES) write(`${page}.html`, `<!doctype html><title>${page}</title>`);
  write('assets/js/main.1a2b3c.js', 'run();');
  write('img/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('_deploy/headers.json', JSON.stringify(DELIVERY.headers));
  writeFolderIndexes(build);
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  return build;
}

/** A server's answer to a request whose address line was sent exactly as given. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends one request to a port of this machine without tidying the address, as a hostile client does. */
export function ask(
  port: number,
  address: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({host: '127.0.0.1', port, path: address, method, headers, agent: false}, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => {
        resolve({status: response.statusCode ?? 0, headers: response.headers, body});
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
