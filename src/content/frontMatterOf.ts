/**
 * The front matter of a page's text: its lines without the two `---`, where they begin, and where the text after it
 * begins.
 */
export interface FrontMatterPart {
  lines: string;
  start: number;
  end: number;
}

const FRONT_MATTER = /^(---\r?\n)((?:(?!---[ \t]*(?:\r?\n|$)).*(?:\r?\n))*)---[ \t]*(?:\r?\n|$)/;

/** Finds the front matter at the very top of a page; undefined if there is none. */
export function frontMatterOf(text: string): FrontMatterPart | undefined {
  const [whole = '', mark = '', lines = ''] = FRONT_MATTER.exec(text) ?? [];
  return whole === '' ? undefined : {lines, start: mark.length, end: whole.length};
}
