import type {ReactNode} from 'react';
import type {TextSegment} from '@site/src/search/results';

/** A text with its found words in `<mark>`; nothing of it is read as markup. */
export function Highlighted({segments}: {segments: readonly TextSegment[]}): ReactNode {
  return segments.map(({text, marked}, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
