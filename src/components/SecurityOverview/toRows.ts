import {SEVERITIES, TOPICS, type Topic} from './topics';

/** A page as the sidebar knows it. */
export interface Page {
  label: string;
  href: string;
  docId: string;
}

/** One line of the overview. */
export interface Row extends Page, Topic {}

/** The columns by which a reader can sort. */
export type Column = 'label' | 'severity' | 'loss';

/** The pages with what the overview says of them; a page that it does not know stops the build. */
export function toRows(pages: readonly Page[]): Row[] {
  return pages.map((page) => {
    const slug = page.docId.split('/').at(-1) ?? '';
    const topic = TOPICS[slug];
    if (!topic) throw new Error(`SecurityOverview has no entry for the page "${slug}"; add one to TOPICS, which has ${Object.keys(TOPICS).join(', ')}.`);
    return {...page, ...topic};
  });
}

/** The rows in order: by name or loss from the start of the alphabet, by severity from the worst; equal ones by name. */
export function sortRows(rows: readonly Row[], column: Column, lossText: (row: Row) => string): Row[] {
  const byLabel = (a: Row, b: Row): number => a.label.localeCompare(b.label);
  const order: Record<Column, (a: Row, b: Row) => number> = {
    label: byLabel,
    severity: (a, b) => SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity) || byLabel(a, b),
    loss: (a, b) => lossText(a).localeCompare(lossText(b)) || byLabel(a, b),
  };
  return [...rows].sort(order[column]);
}
