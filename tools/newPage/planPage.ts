import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATIONS} from '../../src/config/locales';
import {SIDEBAR_FOLDERS} from '../../src/config/sidebarFolders';
import type {PAGE_KINDS} from '../../src/content/pageVocabulary';
import type {Strings} from '../translation/mergeStrings';
import {translatedPath} from '../../src/translation/contentFiles';
import {pageText, TEMPLATES_PAGE} from './pageText';
import {tagsOf, wantsSample, type Answers} from './questions';
import type {AuthoredSite} from './readAuthoredSite';
import {sampleFolderFiles} from './sampleFolder';

/** A file that is written, and whether it was there before. */
export interface PlannedFile {
  file: string;
  text: string;
  change: 'new' | 'changed';
}

/** All that a new page writes, and what its author still has to do, in order. */
export interface PagePlan {
  page: string;
  files: PlannedFile[];
  left: string[];
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The sidebar that shows a folder of docs/. */
function sidebarOf(area: string): string | undefined {
  const [top] = area.split('/');
  return Object.entries(SIDEBAR_FOLDERS).find(([, folder]) => folder === top)?.[0];
}

/** The description of a new folder for the sidebar, and its name in each language's texts. */
function planFolder({siteDir, areas, lastPosition}: AuthoredSite, given: Answers): PlannedFile[] {
  const {area = '', label = ''} = given;
  if (areas.includes(area)) return [];
  const position = lastPosition(path.posix.dirname(area)) + 1;
  const category: PlannedFile = {
    file: `docs/${area}/_category_.json`,
    text: json({label, position, collapsed: true}),
    change: 'new',
  };
  const sidebar = sidebarOf(area);
  if (sidebar === undefined) return [category];
  const key = `sidebar.${sidebar}.category.${label}`;
  const texts = TRANSLATIONS.map(({folder}): PlannedFile => {
    const file = `i18n/${folder}/docusaurus-plugin-content-docs/current.json`;
    const strings = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as Strings;
    const own = {
      message: given[`label-${folder}`] ?? label,
      description: `The label for category '${label}' in sidebar '${sidebar}'`,
    };
    // Two folders of one name in one sidebar share their translation.
    return {file, text: json({...strings, [key]: strings[key] ?? own}), change: 'changed'};
  });
  return [category, ...texts];
}

/** What is left to do for a folder that is new. */
const leftOfFolder = (area: string): string =>
  `docs/${area}/_category_.json: add description, one sentence on what the folder holds, and its translation beside that of the label, under the same id with ".description"; a folder whose page has the folder's name needs none.`;

function leftOf(page: string, sample: string | undefined): string[] {
  const translations = TRANSLATIONS.map(({folder}) => translatedPath(page, folder) ?? '');
  const code =
    sample === undefined
      ? []
      : [
          [
            `samples/${sample}/main.ts: write the program; add packages with npm install --save-exact NAME in that folder.`,
            'If it asks a node, set "node" to "local" in its package.json; samples/README.md has the fields.',
          ].join(' '),
          `npm run test:samples -- --only ${sample} --write  (runs it, writes what it printed, records the run)`,
        ];
  const marked = TRANSLATIONS.map(({folder}) => `npm run i18n -- translated ${folder} ${page}`);
  return [
    ...code,
    [
      `${page}: fill in description (70–160 characters) and sources, replace the text of the template,`,
      `and set checked to the day of your check. ${TEMPLATES_PAGE} explains each field.`,
    ].join(' '),
    'npm run check  (lists what is missing, with file and line)',
    `Only if you translate: ${translations.join(' and ')}; then ${marked.join(' and ')}.`,
  ];
}

/** What a new page writes and leaves to do; throws, before anything is written, where one of its new files exists. */
export function planPage(site: AuthoredSite, given: Answers, date: string): PagePlan {
  const {area = '', name = '', title = '', tags = '', space = '', position = ''} = given;
  const page = `docs/${area}/${name}.mdx`;
  const sample = wantsSample(given.sample) ? given.sample : undefined;
  const request = {
    title,
    space,
    tags: tagsOf(tags),
    position: Number(position),
    date,
    kind: given.kind as (typeof PAGE_KINDS)[number],
  };
  const own = sample === undefined ? {} : sampleFolderFiles(site.siteDir, sample, title);
  const files: PlannedFile[] = [
    {file: page, text: pageText(site.siteDir, {...request, ...(sample !== undefined && {sample})}), change: 'new'},
    ...Object.entries(own).map(([file, text]): PlannedFile => ({
      file: `samples/${sample ?? ''}/${file}`,
      text,
      change: 'new',
    })),
    ...planFolder(site, given),
  ];
  const taken = files
    .filter(({file, change}) => change === 'new' && existsSync(path.join(site.siteDir, file)))
    .map(({file}) => file);
  if (taken.length > 0) throw new Error(`${taken.join(', ')} exists already; nothing was written`);
  const folder = site.areas.includes(area) ? [] : [leftOfFolder(area)];
  return {page, files, left: [...folder, ...leftOf(page, sample)]};
}
