import {TOPICS, type Topic} from './topics';

/** A page as the sidebar knows it. */
export interface Page {
  label: string;
  href: string;
  docId: string;
}

/** One line of the overview. */
export interface Row extends Page, Topic {}

/** The pages with what the overview says of them; a page that it does not know stops the build. */
export function toRows(pages: readonly Page[]): Row[] {
  return pages.map((page) => {
    const slug = page.docId.split('/').at(-1) ?? '';
    const topic = TOPICS[slug];
    if (!topic)
      throw new Error(
        `SecurityOverview has no entry for the page "${slug}"; add one to TOPICS, which has ${Object.keys(TOPICS).join(', ')}.`,
      );
    return {...page, ...topic};
  });
}
