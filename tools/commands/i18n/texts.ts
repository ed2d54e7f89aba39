import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {TRANSLATIONS} from '../../../src/config/locales';
import {mergeStrings, type Strings} from '../../translation/mergeStrings';
import {docusaurusOf} from '../../build/buildSite';

// What the plugin brings in its own folder would be shadowed by a copy in code.json.
const OWN_TEXTS = path.join('src', 'plugins', 'docusaurus-plugin-openrpc', 'locales');

/** The words of tables have a form of their own; `status` counts them. */
const WORDS = 'words';

const read = (file: string): Strings => JSON.parse(readFileSync(file, 'utf8')) as Strings;

/** The files of interface texts below a language's folder. */
function stringFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json') && file.split(path.sep)[0] !== WORDS)
    .map((file) => path.join(folder, file));
}

/** Adds to one language's files the interface texts that it does not have, in English, and lists them. */
function writeTranslations({locale, folder}: (typeof TRANSLATIONS)[number]): void {
  const root = path.join('i18n', folder);
  const before = new Map(stringFiles(root).map((file) => [file, read(file)]));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurusOf('.'), 'write-translations', '--locale', locale],
    {encoding: 'utf8'},
  );
  const own = path.join(OWN_TEXTS, `${folder}.json`);
  const elsewhere = new Set(existsSync(own) ? Object.keys(read(own)) : []);
  let count = 0;
  for (const file of stringFiles(root)) {
    // Also where Docusaurus stopped halfway: what it left untidy is put in order first.
    const {strings, added} = mergeStrings(before.get(file) ?? {}, read(file), elsewhere);
    writeFileSync(file, `${JSON.stringify(strings, null, 2)}\n`);
    for (const id of added) console.log(`${file}: ${id}`);
    count += added.length;
  }
  if (status !== 0) throw new Error(`Docusaurus could not read the texts of ${locale}:\n${stdout}${stderr}`);
  console.log(
    count === 0
      ? `${root}: nothing new.`
      : `${root}: ${String(count)} new, named above. Translate the message of each.`,
  );
}

/** The languages that are meant: the named one, else all. */
function languages(locale: string | undefined): readonly (typeof TRANSLATIONS)[number][] {
  if (locale === undefined) return TRANSLATIONS;
  const meant = TRANSLATIONS.filter((one) => one.locale === locale || one.folder === locale);
  if (meant.length === 0)
    throw new Error(
      `There is no translation into "${locale}". --locale takes ${TRANSLATIONS.map((one) => one.locale).join(' or ')}; without it, all.`,
    );
  return meant;
}

try {
  for (const language of languages(parseArgs({options: {locale: {type: 'string'}}}).values.locale))
    writeTranslations(language);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
