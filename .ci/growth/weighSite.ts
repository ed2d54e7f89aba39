import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {createPortalServer, listen} from '../../src/delivery/server';
import {findBrowser, FLAGS} from '../../tests/support/browser';
import {bytesOf, weighFiles} from '../../tests/support/weigh';

const DOCS_PAGE = '/docs/general/conflux-basics/gas';
const ANY_PORT = 4100;
const REDIRECT = /http-equiv="?refresh/;

/** What a built site holds and what a reader loads of it, in bytes of gzip. */
export interface SiteWeight {
  /** HTML pages in all languages; those that only lead elsewhere do not count. */
  pages: number;
  htmlPerPage: number;
  /** Scripts that one docs page loads on a first visit. */
  docsScripts: number;
  /** The tables of routes, chunks and settings that every page loads. */
  tables: number;
}

const gzipBytes = (file: string): number => gzipSync(readFileSync(file)).length;

async function scriptsOfDocsPage(build: string): Promise<number> {
  const server = createPortalServer(build);
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...FLAGS]});
  try {
    const url = await listen(server, ANY_PORT);
    const page = await browser.newPage();
    const weigh = await weighFiles(page);
    await page.goto(url + DOCS_PAGE);
    return bytesOf(await weigh(), 'script');
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The HTML pages of a build in all languages, below its folder; those that only lead elsewhere do not count. */
export function pagesOf(build: string): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.html') && !REDIRECT.test(readFileSync(path.join(build, name), 'utf8')),
  );
}

/** Weighs a site that is built and finished. */
export async function weighSite(site: string): Promise<SiteWeight> {
  const build = path.join(site, 'build');
  const html = pagesOf(build);
  const packed = path.join(site, '.docusaurus', 'portal-light-client');
  // The texts beside them do not grow with pages.
  const tables = ['docusaurus.config.js', 'registry.js', 'routes.js', 'routesChunkNames.js'].map((name) => path.join(packed, name));
  return {
    pages: html.length,
    htmlPerPage: html.reduce((sum, name) => sum + gzipBytes(path.join(build, name)), 0) / html.length,
    docsScripts: await scriptsOfDocsPage(build),
    tables: tables.reduce((sum, file) => sum + gzipBytes(file), 0),
  };
}
