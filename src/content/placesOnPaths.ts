import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {parse as parseYaml} from 'yaml';
import {READING_PATHS, type ReadingPath} from '../config/paths';
import {frontMatterOf} from './frontMatterOf';

/**
 * A page's place on one path: which step it is, counted from one, and all steps with their titles in the page's
 * language.
 */
export interface PlaceOnPath {
  id: string;
  step: number;
  steps: {to: string; title: string}[];
}

/** The pages before and after a page in its front matter. */
export interface Pagination {
  pagination_prev?: string;
  pagination_next?: string;
}

const DOCS = /^(docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx?$/;

/**
 * The title in a page's front matter; that of the English page where the translation doesn't exist. Throws if neither
 * does.
 */
function titleOf(siteDir: string, folder: string, doc: string): string {
  const files = [folder, 'docs'].map((base) => path.join(siteDir, base, `${doc}.mdx`));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`src/config/paths.ts names ${doc}, and there is no docs/${doc}.mdx`);
  const fields: unknown = parseYaml(frontMatterOf(readFileSync(file, 'utf8'))?.lines ?? '');
  if (typeof fields === 'object' && fields !== null && 'title' in fields && typeof fields.title === 'string')
    return fields.title;
  throw new Error(`${file} has no title`);
}

/**
 * The folder of a page and its path there without ending, and the paths that it is on; no paths for a file outside
 * docs/.
 */
function pathsOf(
  file: string,
  readingPaths: readonly ReadingPath[],
): {folder: string; doc: string; own: readonly ReadingPath[]} {
  const [, folder = '', doc = ''] = DOCS.exec(file) ?? [];
  return {folder, doc, own: readingPaths.filter(({steps}) => steps.some((step) => step.doc === doc))};
}

/**
 * The previous and next page of the first path that a page is on; empty for other pages, and at the ends if there is
 * none.
 */
export function paginationOf(file: string, readingPaths: readonly ReadingPath[] = READING_PATHS): Pagination {
  const {doc, own} = pathsOf(file, readingPaths);
  const steps = own[0]?.steps ?? [];
  const at = steps.findIndex((step) => step.doc === doc);
  const previous = steps[at - 1];
  const next = at < 0 ? undefined : steps[at + 1];
  return {...(previous && {pagination_prev: previous.doc}), ...(next && {pagination_next: next.doc})};
}

/**
 * The places of a page on its paths, with the titles of all steps in the page's language. Throws if a path includes a
 * page that doesn't exist.
 */
export function placesOf(
  file: string,
  siteDir: string,
  readingPaths: readonly ReadingPath[] = READING_PATHS,
): PlaceOnPath[] {
  const {folder, doc, own} = pathsOf(file, readingPaths);
  return own.map(({id, steps}) => ({
    id,
    step: steps.findIndex((step) => step.doc === doc) + 1,
    steps: steps.map((step) => ({to: step.to, title: titleOf(siteDir, folder, step.doc)})),
  }));
}

/**
 * A page's text with its places on the paths before its first paragraph, as a component that only pages on a path load.
 * No line moves, so that faults are still reported at their line. Other pages stay as they are.
 */
export const withPlaces: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const siteDir = process.cwd();
  const places = placesOf(path.relative(siteDir, filePath).split(path.sep).join('/'), siteDir);
  if (places.length === 0) return fileContent;
  const {end = 0} = frontMatterOf(fileContent) ?? {};
  const [empty] = /^\r?\n/.exec(fileContent.slice(end)) ?? [];
  if (end === 0 || empty === undefined)
    throw new Error(
      `${filePath}: a page on a path of src/config/paths.ts needs front matter and an empty line after it`,
    );
  const component = `<PathPlace places={${JSON.stringify(places)}} />${empty}`;
  const rest = fileContent.slice(end + empty.length).trimEnd();
  const load = "import PathPlace from '@site/src/components/PathPlace';";
  return `${fileContent.slice(0, end)}${component}${rest}\n\n${load}\n`;
};
