import {diffLines} from 'diff';

const MARKS = {removed: 'removed', added: 'added'} as const;

/** A line of code in comments that the code block of the theme reads and does not show. */
const betweenMarks = (kind: keyof typeof MARKS, lines: string): string =>
  `// ${MARKS[kind]}-start\n${lines}// ${MARKS[kind]}-end\n`;

const withEnd = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

/**
 * Two versions of a code as one text: lines that only the first has and lines that only the second has are between
 * comments, which the code block turns into marks. The language's comments must begin with two slashes.
 */
export function diffRegions(before: string, after: string): string {
  return diffLines(withEnd(before), withEnd(after))
    .map(({value, removed, added}) =>
      removed ? betweenMarks('removed', value) : added ? betweenMarks('added', value) : value,
    )
    .join('')
    .replace(/\n$/, '');
}
