/** The texts of the interface by id, as a JSON file below i18n holds them. */
export type Strings = Record<string, {message: string; description?: string}>;

/** A file's texts after a merge, and the ids that are new in it. */
export interface Merged {
  strings: Strings;
  added: string[];
}

/**
 * What a file of texts holds once Docusaurus has written it again: its own entries as they were and in their order,
 * then those that it did not have. Texts whose ids are in `elsewhere` stay where they are. New entries carry a
 * description where the others do.
 */
export function mergeStrings(before: Strings, written: Strings, elsewhere: ReadonlySet<string>): Merged {
  const added = Object.keys(written).filter((id) => !(id in before) && !elsewhere.has(id));
  const isBare =
    Object.keys(before).length > 0 && Object.values(before).every(({description}) => description === undefined);
  const entries = added.flatMap((id) => {
    const text = written[id];
    return text ? [[id, isBare ? {message: text.message} : text] as const] : [];
  });
  return {strings: {...before, ...Object.fromEntries(entries)}, added};
}
