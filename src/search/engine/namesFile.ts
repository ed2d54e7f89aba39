import type {IndexedPage, Names, NamesFile} from './indexFile';

const BREAK = '\n';
const TAB = '\t';
const join = (list: readonly string[]): string => list.join(BREAK);
const split = (text = ''): string[] => (text === '' ? [] : text.split(BREAK));

/** A page's address, without its end if that is the title in lower case, as that of a method is. */
function shorten({address, title}: IndexedPage): string {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return address === folder + title.toLowerCase() ? folder : address;
}

/** The names as the build writes them; their texts have neither tabs nor line breaks. */
export function packNames({language, stopWords, pages}: Names): NamesFile {
  const column = (of: (page: IndexedPage) => string): string[] => pages.map(of);
  return {
    language,
    stopWords: join(stopWords),
    address: column(shorten),
    title: column(({title}) => title),
    texts: column(({headings, keywords, description}) =>
      [join(headings.map(([, text]) => text)), join(keywords), description].join(TAB),
    ),
    trail: column(({trail}) => join(trail)),
    anchors: column(({headings}) => join(headings.map(([anchor]) => anchor))),
    tags: column(({tags}) => join(tags)),
  };
}

/** The names as the search reads them. */
export function unpackNames(file: NamesFile): Names {
  const pages = file.address.map((address, at): IndexedPage => {
    const title = file.title[at] ?? '';
    const [headings, keywords, description = ''] = file.texts[at]?.split(TAB) ?? [];
    const texts = split(headings);
    return {
      address: address.endsWith('/') ? address + title.toLowerCase() : address,
      title,
      description,
      trail: split(file.trail[at]),
      headings: split(file.anchors[at]).map((anchor, index) => [anchor, texts[index] ?? ''] as const),
      tags: split(file.tags[at]),
      keywords: split(keywords),
    };
  });
  return {language: file.language, stopWords: split(file.stopWords), pages};
}
