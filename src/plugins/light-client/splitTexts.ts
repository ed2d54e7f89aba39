/** Texts of the interface by where they are needed: `common` for every page, and by file those that one file alone shows. */
export interface SplitTexts {
  common: Record<string, string>;
  byFile: Map<string, Record<string, string>>;
}

/** A module that shows texts: it names their ids and imports Docusaurus' translations. */
export interface TextSource {
  file: string;
  source: string;
}

const LITERAL = /(['"`])([A-Za-z][\w.-]*\.[\w.-]+)\1/g;

/** Gives each text to the one file that names its id; a text that several files name, or none, stays common. */
export function splitTexts(texts: Readonly<Record<string, string>>, sources: readonly TextSource[]): SplitTexts {
  const users = new Map<string, TextSource[]>();
  for (const user of sources) {
    const ids = new Set([...user.source.matchAll(LITERAL)].flatMap(([, , id = '']) => (texts[id] === undefined ? [] : [id])));
    for (const id of ids) users.set(id, [...(users.get(id) ?? []), user]);
  }
  const split: SplitTexts = {common: {}, byFile: new Map()};
  for (const [id, text] of Object.entries(texts)) {
    const [user, ...others] = users.get(id) ?? [];
    // A file that hands an id to another one, which translates it, is not seen by the bundler.
    if (!user?.source.includes('@docusaurus/Translate') || others.length > 0) split.common[id] = text;
    else split.byFile.set(user.file, {...split.byFile.get(user.file), [id]: text});
  }
  return split;
}
