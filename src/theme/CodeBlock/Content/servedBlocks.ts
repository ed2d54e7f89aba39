const served = new Map<string, string>();

const keyOf = (code: string, marks: string): string => `${marks}\n${code.replace(/\n/g, '')}`;

/** The classes of marked lines, line by line. */
function marksOf(pre: Element): string {
  const marks = [...pre.querySelectorAll('.token-line')].flatMap((line, index) => {
    const classes = [...line.classList].filter((name) => name.startsWith('theme-code-block-'));
    return classes.length > 0 ? [`${String(index)}:${classes.join(' ')}`] : [];
  });
  return marks.join(',');
}

// Read before React takes the page over: from then on this is the only copy of the highlighted code.
if (typeof document !== 'undefined') {
  for (const host of document.querySelectorAll('[data-code]'))
    served.set(keyOf(host.textContent, marksOf(host)), host.innerHTML);
}

/** The highlighted HTML of a block as the page was served, where the page held that block. */
export function servedBlock(
  code: string,
  lineClassNames: Readonly<Record<number, readonly string[]>>,
): string | undefined {
  const marks = Object.entries(lineClassNames).map(([index, names]) => `${index}:${names.join(' ')}`);
  return served.get(keyOf(code, marks.join(',')));
}
