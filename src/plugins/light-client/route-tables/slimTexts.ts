const TEXT = /"(?:[^"\\]|\\.)*"/.source;
const CALL = new RegExp(`\\{id:(${TEXT}),(message:${TEXT})(?:,description:${TEXT})?\\}`, 'g');
const ELEMENT = new RegExp(`\\{id:(${TEXT}),description:${TEXT},`, 'g');

/**
 * A minified script without what stands beside its texts for translators: descriptions, and English words where the reader's language
 * has its own. `known` are the ids of all texts, `translated` those with words in the language of this build.
 */
export function slimTexts(script: string, known: ReadonlySet<string>, translated: ReadonlySet<string>): string {
  const idOf = (literal: string): string => JSON.parse(literal) as string;
  return script
    .replace(CALL, (whole, id: string, message: string) => (known.has(idOf(id)) ? `{id:${id}${translated.has(idOf(id)) ? '' : `,${message}`}}` : whole))
    .replace(ELEMENT, (whole, id: string) => (known.has(idOf(id)) ? `{id:${id},` : whole));
}
