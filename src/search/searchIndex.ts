import {languageOfLocale, type Language} from '../config/locales';
import {createSearchIndex, type SearchIndex} from './answerQuery';
import type {NamesFile, TextFile} from './engine/indexFile';

export type {SearchIndex};

// What the build wrote is read as what the build writes; the answer of a server that lacks it is none of its files.
async function fetchPart<Part extends object>(file: string, key: keyof Part): Promise<Part> {
  const address = `/search-index/${file}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} failed with status ${String(response.status)}.`);
  const part: unknown = await response.json();
  if (typeof part !== 'object' || part === null || !(key in part))
    throw new Error(`${address} is not a part of the search index.`);
  return part as Part;
}

async function load(language: Language): Promise<SearchIndex> {
  const names = await fetchPart<NamesFile>(`${language}-names`, 'address');
  return createSearchIndex(names, async () => {
    const [file, code] = await Promise.all([
      fetchPart<TextFile>(`${language}-text`, 'terms'),
      import('./engine/textSources'),
    ]);
    return {file, sourcesOf: code.sourcesOf};
  });
}

let opened: Promise<SearchIndex> | undefined;

/**
 * The index made at build, loaded once; rejects if the site has none or it cannot be reached, and is requested again
 * the next time.
 */
export function openSearchIndex(): Promise<SearchIndex> {
  if (opened) return opened;
  const index = load(languageOfLocale(document.documentElement.lang));
  opened = index;
  index.catch(() => {
    if (opened === index) opened = undefined;
  });
  return index;
}

/** Drops an index that is loading or failed, so that the next request loads it again. */
export function forgetSearchIndex(): void {
  opened = undefined;
}
