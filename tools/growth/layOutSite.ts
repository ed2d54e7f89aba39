import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATIONS} from '../../src/config/locales';
import {markTranslated} from '../translation/markTranslated';
import {buildSyntheticPages} from './syntheticPages';

const ROOT = process.cwd();
/** What a site is built from. */
const SOURCES = [
  ...['blog', 'docs', 'i18n', 'openrpc', 'samples', 'src', 'static'],
  ...['docusaurus.config.ts', 'package.json', 'sidebars.ts', 'tailwind.config.ts', 'tsconfig.json'],
];
/** Samples have packages of their own, which no page shows; the plugin's are needed. */
const PACKAGES_OF_SAMPLES = /^samples\b.*\bnode_modules\b/;

/** Adds so many made-up docs pages to a site's sources, each in every language. */
export function addPages(site: string, added: number): void {
  const pages = buildSyntheticPages(site, added);
  for (const [file, text] of pages) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  markTranslated(
    site,
    TRANSLATIONS.map(({folder}) => folder),
    [...pages.keys()].filter((file) => file.startsWith('docs/')),
  );
}

/** Copies the portal's sources to a folder of their own and adds so many made-up docs pages; returns the folder. */
export function layOutSite(name: string, added: number): string {
  // In a checkout, so that dates of the last change are read as in a real build.
  const site = path.join(ROOT, '.fixture-sites', name);
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  for (const entry of SOURCES) {
    cpSync(path.join(ROOT, entry), path.join(site, entry), {
      recursive: true,
      filter: (source) => !PACKAGES_OF_SAMPLES.test(path.relative(ROOT, source)),
    });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'dir');
  addPages(site, added);
  return site;
}
