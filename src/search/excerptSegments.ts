import type {TextSegment} from './results';

const MARK = /<mark>(.*?)<\/mark>/gs;

// Pagefind writes `<` and `>` of the page as entities and leaves `&` alone, so only these two are read back.
const toText = (html: string): string => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('\u200B', '');

/** Plain text and marked text of an excerpt, in order; any other markup in it stays text. */
export function excerptSegments(excerpt: string): TextSegment[] {
  const segments: TextSegment[] = [];
  const add = (html: string, marked: boolean): void => {
    const text = toText(html);
    if (text) segments.push({text, marked});
  };
  let end = 0;
  for (const match of excerpt.matchAll(MARK)) {
    add(excerpt.slice(end, match.index), false);
    add(match[1] ?? '', true);
    end = match.index + match[0].length;
  }
  add(excerpt.slice(end), false);
  return segments;
}
