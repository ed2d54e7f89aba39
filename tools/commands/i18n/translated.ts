import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {TRANSLATIONS} from '../../../src/config/locales';
import {readEnglishPages} from '../../../src/translation/contentFiles';
import {keepTranslations, type Kept} from '../../translation/keepTranslations';
import {markTranslated} from '../../translation/markTranslated';
import {compareTranslation} from '../../prose/compareTranslation';

const FOLDERS = TRANSLATIONS.map(({folder}): string => folder);
const OUTCOMES: Record<Kept['outcome'], string> = {
  kept: 'still up to date',
  current: 'was recorded already',
  stale:
    'stale before this change, so it stays stale; compare the two texts, then npm run i18n -- translated FOLDER PAGE',
};

const NO_PAGES = `Name the pages whose translation you compared with the English text: npm run i18n -- translated ${FOLDERS.join('|')} PAGE …, such as npm run i18n -- translated ${FOLDERS[0] ?? ''} docs/general/index.mdx.
--all in place of the pages records every translation as up to date, also those that are older than their English page.`;

/** A page's text at a commit. */
function readAt(commit: string, page: string): string {
  const {status, stdout, stderr} = spawnSync('git', ['show', `${commit}:${page}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`git has no ${page} at ${commit}: ${stderr.trim()}`);
  return stdout;
}

/**
 * `npm run i18n -- translated --same [--since COMMIT] PAGE …`: a change of English pages that no translation has to
 * follow.
 */
function same(pages: string[], since: string): void {
  const unknown = pages.filter((page) => !existsSync(page));
  if (unknown.length > 0)
    throw new Error(`There is no page ${unknown.join(', ')}; name English files, such as docs/general/index.mdx.`);
  if (pages.length === 0) throw new Error('--same needs the English pages whose change no translation has to follow.');
  const changes = pages.map((page) => ({page, before: readAt(since, page)}));
  for (const {page, folder, outcome} of keepTranslations('.', FOLDERS, changes, compareTranslation))
    console.log(`${folder} ${page}: ${OUTCOMES[outcome]}`);
}

/**
 * `npm run i18n -- translated FOLDER PAGE …`: these translations are up to date; `--all` in place of pages: all of the
 * language, without a language all.
 */
function mark(folder: string | undefined, pages: string[], all: boolean): void {
  if (folder !== undefined && !FOLDERS.includes(folder))
    throw new Error(`Unknown language folder "${folder}". Available: ${FOLDERS.join(', ')}.`);
  if (pages.length === 0 && !all) throw new Error(NO_PAGES);
  if (pages.length > 0 && all) throw new Error('Give pages or --all, not both.');
  const missing = pages.filter((page) => !existsSync(page));
  if (missing.length > 0)
    throw new Error(`There is no page ${missing.join(', ')}; name English files, such as docs/general/index.mdx.`);
  const count = markTranslated('.', folder === undefined ? FOLDERS : [folder], all ? readEnglishPages('.') : pages);
  console.log(`${String(count)} translations recorded as up to date.`);
}

try {
  const {values, positionals} = parseArgs({
    options: {same: {type: 'boolean'}, since: {type: 'string'}, all: {type: 'boolean'}},
    allowPositionals: true,
  });
  if (values.since !== undefined && !values.same) throw new Error('--since goes with --same.');
  if (values.same && values.all) throw new Error('--same needs pages; --all does not go with it.');
  if (values.same) same(positionals, values.since ?? 'HEAD');
  else mark(positionals[0], positionals.slice(1), values.all ?? false);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
