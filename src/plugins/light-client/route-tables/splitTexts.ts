/** Texts of the interface by where they are needed: `common` for every page, and by file those that it shows. */
export interface SplitTexts {
  common: Record<string, string>;
  byFile: Map<string, Record<string, string>>;
}

/** A module that shows texts: it contains their ids and imports Docusaurus' translations. */
export interface TextSource {
  file: string;
  source: string;
}

const LITERAL = /(['"`])([A-Za-z][\w.-]*\.[\w.-]+)\1/g;

/** A part of the theme and the site's own form of it name the same text, and a page loads one of them. */
const MOST_FILES = 2;

/**
 * Gives each text to the file that contains its id, or to both that do; a text whose id is in more files, or in none,
 * stays common.
 */
export function splitTexts(texts: Readonly<Record<string, string>>, sources: readonly TextSource[]): SplitTexts {
  const users = new Map<string, TextSource[]>();
  for (const user of sources) {
    const ids = new Set(
      [...user.source.matchAll(LITERAL)].flatMap(([, , id = '']) => (texts[id] === undefined ? [] : [id])),
    );
    for (const id of ids) users.set(id, [...(users.get(id) ?? []), user]);
  }
  const split: SplitTexts = {common: {}, byFile: new Map()};
  for (const [id, text] of Object.entries(texts)) {
    const named = users.get(id) ?? [];
    // A file that hands an id to another one, which translates it, is not seen by the bundler.
    const shown =
      named.length > 0 &&
      named.length <= MOST_FILES &&
      named.every(({source}) => source.includes('@docusaurus/Translate'));
    if (!shown) split.common[id] = text;
    else for (const {file} of named) split.byFile.set(file, {...split.byFile.get(file), [id]: text});
  }
  return split;
}
