import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readPageFiles} from '../../src/plugins/light-client/pageFiles';

const DOCS_PAGE = 'docs/general/conflux-basics/gas.html';
const REDIRECT = /http-equiv="?refresh/;

/** What a built site holds and what a reader loads of it, in bytes of gzip. */
export interface SiteWeight {
  /** HTML pages in all languages; those that only lead elsewhere do not count. */
  pages: number;
  htmlPerPage: number;
  /** Scripts that one docs page loads on a first visit. */
  docsScripts: number;
}

const gzipBytes = (file: string): number => gzipSync(readFileSync(file)).length;

/** The HTML pages of a build in all languages, below its folder; those that only lead elsewhere do not count. */
export function pagesOf(build: string): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.html') && !REDIRECT.test(readFileSync(path.join(build, name), 'utf8')),
  );
}

/** Weighs a site that is built and finished. */
export function weighSite(site: string): SiteWeight {
  const build = path.join(site, 'build');
  const html = pagesOf(build);
  return {
    pages: html.length,
    htmlPerPage: html.reduce((sum, name) => sum + gzipBytes(path.join(build, name)), 0) / html.length,
    docsScripts: readPageFiles(build)(DOCS_PAGE).scripts.reduce(
      (sum, address) => sum + gzipBytes(path.join(build, address)),
      0,
    ),
  };
}
