import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import descriptions from '@portal/descriptions';

/**
 * The description of the doc that an entry leads to, from a list that only pages with such entries load; undefined for
 * anything that isn't a doc.
 */
export default function useFromList({href}: PropSidebarItemLink): string | undefined {
  return descriptions[href];
}
