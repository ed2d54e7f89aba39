import type {MarkdownInline, MarkdownText} from './markdown';

function inlineWords(parts: readonly MarkdownInline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return part.code;
      if ('linked' in part) return inlineWords(part.linked);
      return inlineWords('strong' in part ? part.strong : part.emphasis);
    })
    .join('');
}

/** The words of a text, without markup. */
export function plainWords(text: MarkdownText): string {
  if (typeof text === 'string') return text;
  return text
    .map((block) => ('paragraph' in block ? inlineWords(block.paragraph) : block.list.map(inlineWords).join(' ')))
    .join(' ');
}
