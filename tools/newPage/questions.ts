import {existsSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATIONS} from '../../src/config/locales';
import {PAGE_KINDS, PAGE_SPACES} from '../../src/content/pageVocabulary';
import {nearIds} from '../../src/facts/nearIds';
import type {AuthoredSite} from './readAuthoredSite';

/** The answers so far, by the flag of their question. */
export type Answers = Partial<Record<Flag, string>>;

/** The names of a new folder in the translated languages. */
const TRANSLATED_LABELS = TRANSLATIONS.map(({folder}) => ({flag: `label-${folder}` as const, folder}));

/** The flags of `npm run new`, in the order of the questions. */
export const FLAGS = [
  'kind',
  'area',
  'label',
  ...TRANSLATED_LABELS.map(({flag}) => flag),
  'title',
  'name',
  'space',
  'tags',
  'position',
  'sample',
] as const;
export type Flag = (typeof FLAGS)[number];

/** One question about a new page, put to a person or set by a flag. */
export interface Question {
  flag: Flag;
  text: string;
  /** Left out where the earlier answers leave nothing to ask. */
  applies?: (given: Answers, site: AuthoredSite) => boolean;
  /** The answer that holds where none is given; without it the question needs one. */
  usual?: (given: Answers, site: AuthoredSite) => string;
  /** Taken from `usual` unless its flag is given; never put to a person. */
  silent?: boolean;
  /** What is wrong with an answer, and which answers there are. */
  fault: (answer: string, given: Answers, site: AuthoredSite) => string | undefined;
}

const SLUG = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/;
const NONE = 'none';

/** The file name that a title gives: lower case, hyphens, no accents. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The tags in an answer, between commas or spaces. */
export const tagsOf = (answer: string): string[] => [...new Set(answer.split(/[\s,]+/).filter(Boolean))];

const oneOf =
  (known: readonly string[]): Question['fault'] =>
  (answer) =>
    known.includes(answer) ? undefined : `"${answer}" is not one of: ${known.join(', ')}`;

const englishName = (language: string): string =>
  new Intl.DisplayNames('en', {type: 'language'}).of(language) ?? language;

const isNew = ({area = ''}: Answers, {areas}: AuthoredSite): boolean => !areas.includes(area);
const filled = (answer: string): string | undefined => (answer.trim() === '' ? 'it needs a text' : undefined);

function areaFault(area: string, given: Answers, {areas}: AuthoredSite): string | undefined {
  if (areas.includes(area)) return undefined;
  const near = `the nearest are ${nearIds(area, areas).join(', ')}`;
  const segments = area.split('/');
  const parent = segments.slice(0, -1).join('/');
  if (!segments.every((segment) => SLUG.test(segment)) || !areas.includes(parent))
    return `there is no folder docs/${area}; ${near}`;
  return given.label === undefined
    ? `there is no folder docs/${area}; ${near}. To create it, add --label, ${TRANSLATED_LABELS.map(({flag}) => `--${flag}`).join(' and ')} with its name`
    : undefined;
}

function tagsFault(answer: string, _: Answers, {tags}: AuthoredSite): string | undefined {
  const given = tagsOf(answer);
  if (given.length === 0) return `at least one tag of docs/tags.yml, such as ${tags.slice(0, 5).join(', ')}`;
  const faults = given
    .filter((tag) => !tags.includes(tag))
    .map((tag) => `"${tag}" is not in docs/tags.yml; the nearest are ${nearIds(tag, tags).join(', ')}`);
  return faults.length > 0 ? faults.join('; ') : undefined;
}

function nameFault(name: string, {area = ''}: Answers, {siteDir}: AuthoredSite): string | undefined {
  if (!SLUG.test(name)) return `"${name}" is not a file name; use letters, digits and hyphens, without an ending`;
  const taken = ['mdx', 'md']
    .map((ending) => `docs/${area}/${name}.${ending}`)
    .find((file) => existsSync(path.join(siteDir, file)));
  return taken && `${taken} exists already; choose another title, or another file name with --name`;
}

function sampleFault(sample: string, _: Answers, {samples}: AuthoredSite): string | undefined {
  if (sample === NONE) return undefined;
  if (!SLUG.test(sample))
    return `"${sample}" is not a folder name; use lower-case letters, digits and hyphens, or none`;
  return samples.includes(sample)
    ? `samples/${sample} exists already; choose another name, or none and refer to it from the page`
    : undefined;
}

function spaceOf({area = ''}: Answers): string {
  const [top = ''] = area.split('/');
  return top === 'core' || top === 'espace' ? top : 'both';
}

/** Everything that `npm run new` wants to know, in the order in which it asks. */
export const QUESTIONS: readonly Question[] = [
  {flag: 'kind', text: `Kind (${PAGE_KINDS.join(', ')})`, fault: oneOf(PAGE_KINDS)},
  {flag: 'area', text: 'Area, a folder below docs/', fault: areaFault},
  {flag: 'label', text: 'Name of the new folder in the sidebar', applies: isNew, fault: filled},
  ...TRANSLATED_LABELS.map(({flag, folder}): Question => ({
    flag,
    text: `The same in ${englishName(folder)}`,
    applies: isNew,
    fault: filled,
  })),
  {flag: 'title', text: 'Title, in sentence case', fault: filled},
  {flag: 'name', text: 'File name', usual: ({title = ''}) => slugOf(title), silent: true, fault: nameFault},
  {flag: 'space', text: `Space (${PAGE_SPACES.join(', ')})`, usual: spaceOf, silent: true, fault: oneOf(PAGE_SPACES)},
  {flag: 'tags', text: 'Tags, separated by commas', fault: tagsFault},
  {
    flag: 'position',
    text: 'Position in the sidebar',
    usual: ({area = ''}, {lastPosition}) => String(lastPosition(area) + 1),
    silent: true,
    fault: (answer) => (/^\d+$/.test(answer) ? undefined : `"${answer}" is not a whole number`),
  },
  {
    flag: 'sample',
    text: 'Sample, the name of a new folder in samples/, or none',
    usual: () => NONE,
    fault: sampleFault,
  },
];

/** Whether an answer asks for a sample. */
export const wantsSample = (answer: string | undefined): answer is string => answer !== undefined && answer !== NONE;
