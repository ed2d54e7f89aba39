import type {IndexedPage, Names, NamesFile} from './indexFile';

const BREAK = '\n';
const join = (list: readonly string[]): string => list.join(BREAK);
const split = (text = ''): string[] => (text === '' ? [] : text.split(BREAK));

/** The names as the build writes them. */
export function packNames({language, stopWords, pages}: Names): NamesFile {
  const column = (of: (page: IndexedPage) => string): string[] => pages.map(of);
  return {
    language,
    stopWords: join(stopWords),
    address: column(({address}) => address),
    title: column(({title}) => title),
    description: column(({description}) => description),
    trail: column(({trail}) => join(trail)),
    anchors: column(({headings}) => join(headings.map(([anchor]) => anchor))),
    headings: column(({headings}) => join(headings.map(([, text]) => text))),
    tags: column(({tags}) => join(tags)),
    keywords: column(({keywords}) => join(keywords)),
  };
}

/** The names as the search reads them. */
export function unpackNames(file: NamesFile): Names {
  const pages = file.address.map((address, at): IndexedPage => {
    const texts = split(file.headings[at]);
    return {
      address,
      title: file.title[at] ?? '',
      description: file.description[at] ?? '',
      trail: split(file.trail[at]),
      headings: split(file.anchors[at]).map((anchor, index) => [anchor, texts[index] ?? ''] as const),
      tags: split(file.tags[at]),
      keywords: split(file.keywords[at]),
    };
  });
  return {language: file.language, stopWords: split(file.stopWords), pages};
}
