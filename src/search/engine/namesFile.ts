import type {IndexedPage, Names, NamesFile} from './indexFile';

/** Between the pages of a column, the texts of a page, and the members of a list; no name has any of them. */
const PAGE = '\f';
const TAB = '\t';
const BREAK = '\n';
const join = (list: readonly string[]): string => list.join(BREAK);
const split = (text = ''): string[] => (text === '' ? [] : text.split(BREAK));

/** A page's address, without its end if that is the title in lower case, as that of a method is. */
function shorten({address, title}: IndexedPage): string {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return address === folder + title.toLowerCase() ? folder : address;
}

/** The names as the build writes them. */
export function packNames({language, stopWords, pages}: Names): NamesFile {
  const column = (of: (page: IndexedPage) => string): string => pages.map(of).join(PAGE);
  return {
    language,
    stopWords: join(stopWords),
    texts: column(({title, headings, keywords, description}) =>
      [title, join(headings.map(([, text]) => text)), join(keywords), description].join(TAB),
    ),
    anchors: column(({headings}) => join(headings.map(([anchor]) => anchor))),
    address: column(shorten),
    trail: column(({trail}) => join(trail)),
    tags: column(({tags}) => join(tags)),
  };
}

/** The names as the search reads them. */
export function unpackNames(file: NamesFile): Names {
  const columnOf = (column: string): string[] => column.split(PAGE);
  const [texts, anchors, trails, tags] = [file.texts, file.anchors, file.trail, file.tags].map(columnOf);
  const pages = columnOf(file.address).map((address, at): IndexedPage => {
    const [title = '', headings, keywords, description = ''] = texts?.[at]?.split(TAB) ?? [];
    const headingTexts = split(headings);
    return {
      address: address.endsWith('/') ? address + title.toLowerCase() : address,
      title,
      description,
      trail: split(trails?.[at]),
      headings: split(anchors?.[at]).map((anchor, index) => [anchor, headingTexts[index] ?? ''] as const),
      tags: split(tags?.[at]),
      keywords: split(keywords),
    };
  });
  return {language: file.language, stopWords: split(file.stopWords), pages};
}
