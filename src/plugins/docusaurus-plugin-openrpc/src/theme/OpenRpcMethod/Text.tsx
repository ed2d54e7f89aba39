import type {ReactNode} from 'react';

const CODE = /`([^`]+)`/;

/** A text of the document: paragraphs at blank lines, code between backticks; never read as HTML. */
export default function Text({text}: {text: string | undefined}): ReactNode {
  if (text === undefined) return null;
  return text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index}>
      <InlineText text={paragraph} />
    </p>
  ));
}

/** One run of text in which what stands between backticks is code. */
export function InlineText({text}: {text: string}): ReactNode {
  return text.split(CODE).map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
