import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type Joi from 'joi';
import {parse as parseYaml} from 'yaml';
import {paginationOf} from './placesOnPaths';
import {blogFrontMatter, docFrontMatter, pageFrontMatter} from './frontMatterSchema';

/** The three kinds of content, by the folder that holds them in English and in translation. */
const AREAS: readonly {name: string; test: RegExp; schema: Joi.ObjectSchema; tagsFile?: string}[] = [
  {
    name: 'docs',
    test: /(?:^|\/)docs\/|\/docusaurus-plugin-content-docs\//,
    schema: docFrontMatter,
    tagsFile: 'docs/tags.yml',
  },
  {
    name: 'blog',
    test: /(?:^|\/)blog\/|\/docusaurus-plugin-content-blog\//,
    schema: blogFrontMatter,
    tagsFile: 'blog/tags.yml',
  },
  {name: 'pages', test: /(?:^|\/)src\/pages\/|\/docusaurus-plugin-content-pages\//, schema: pageFrontMatter},
];

const tagKeys = new Map<string, {changed: number; keys: string[]}>();

/** The tag keys that a tags file offers, read again when it has changed; none if there is no file. */
function readTagKeys(siteDir: string, file: string): string[] {
  const address = path.join(siteDir, file);
  const changed = statSync(address, {throwIfNoEntry: false})?.mtimeMs;
  if (changed === undefined) return [];
  const known = tagKeys.get(address);
  if (known?.changed === changed) return known.keys;
  const keys = Object.keys(parseYaml(readFileSync(address, 'utf8')) as object);
  tagKeys.set(address, {changed, keys});
  return keys;
}

/** Every fault of one page's front matter, each with its fix; empty when the page is well-formed. */
export function frontMatterFaults(file: string, frontMatter: Record<string, unknown>, siteDir: string): string[] {
  const area = AREAS.find(({test}) => test.test(file));
  if (!area) return [];
  const {error} = area.schema.validate(frontMatter, {abortEarly: false, convert: false});
  const faults = error?.details.map(({message}) => message) ?? [];
  if (area.tagsFile && Array.isArray(frontMatter.tags)) {
    const known = readTagKeys(siteDir, area.tagsFile);
    for (const tag of frontMatter.tags.map(String)) {
      if (!known.includes(tag))
        faults.push(`"tags" names "${tag}", which is not in ${area.tagsFile}; ${nearest(tag, known)}`);
    }
  }
  return faults;
}

function nearest(tag: string, known: string[]): string {
  const stem = tag.slice(0, 4).toLowerCase();
  const close = known.filter((key) => key.includes(stem)).slice(0, 5);
  return close.length > 0
    ? `did you mean ${close.join(', ')}?`
    : `add it there, or choose one of its ${String(known.length)} tags`;
}

/** Parses a page's front matter and stops the build, naming file, field and fix, where it breaks the rules. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const siteDir = process.cwd();
  const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
  const parsed = await params.defaultParseFrontMatter(params);
  const faults = frontMatterFaults(file, parsed.frontMatter, siteDir);
  if (faults.length > 0) {
    throw new Error(
      `Front matter of ${file}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\n` +
        'Correct the lines between the two `---` at the head of that file; the fields are explained in docs/general/CONTRIBUTING/page-templates.mdx.',
    );
  }
  return {...parsed, frontMatter: {...paginationOf(file), ...withoutState(parsed.frontMatter)}};
};

/** Front matter without the state of a translation, which readers don't need to load. */
function withoutState(frontMatter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(frontMatter).filter(([field]) => field !== 'translatedFrom'));
}
