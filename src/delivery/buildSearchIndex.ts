import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGUAGES, prefixOf} from '../config/locales';
import {packNames} from '../search/engine/namesFile';
import {loadLanguage} from '../search/engine/stemmers';
import {toNames, toText, type SourcePage} from '../search/build/buildIndex';
import {readPage} from '../search/build/readPage';
import {readingsOf} from '../search/build/readings';
import {readStopWords, readSynonyms} from '../search/build/searchWords';

const AREAS = ['docs', 'blog', 'markdown-page.html'];

/** The finished pages of one language that the search looks in, in the order of their addresses. */
async function readPages(folder: string): Promise<SourcePage[]> {
  const files = (await readdir(folder, {recursive: true, encoding: 'utf8'})).map((file) =>
    file.split(path.sep).join('/'),
  );
  const pages: SourcePage[] = [];
  for (const file of files
    .filter((name) => name.endsWith('.html') && AREAS.includes(name.split('/')[0] ?? ''))
    .sort()) {
    const page = readPage(await readFile(path.join(folder, file), 'utf8'));
    if (page) pages.push({...page, address: `/${file.replace(/(?:\/index)?\.html$/, '')}`});
  }
  return pages;
}

/**
 * Writes the search index of every language over the finished pages to `search-index/`; returns the number of pages.
 */
export async function buildSearchIndex(buildDir: string): Promise<number> {
  const target = path.join(buildDir, 'search-index');
  await mkdir(target, {recursive: true});
  let count = 0;
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const pages = await readPages(path.join(buildDir, prefixOf(language)));
    const stopWords = readStopWords(language);
    const reading = {synonyms: readSynonyms(language), ...readingsOf(JSON.stringify(pages), language)};
    await writeFile(
      path.join(target, `${language}-names.json`),
      JSON.stringify(packNames(toNames(pages, language, stopWords))),
    );
    await writeFile(
      path.join(target, `${language}-text.json`),
      JSON.stringify(toText(pages, language, stopWords, reading)),
    );
    count += pages.length;
  }
  return count;
}
