import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import descriptions from '@portal/descriptions';
import {descriptionKey} from './descriptionKey';

/**
 * The sentence of an entry, from a list that only pages with such entries load; undefined for a link to anything that
 * isn't a doc.
 */
export default function useFromList(item: PropSidebarItemCategory | PropSidebarItemLink): string | undefined {
  return descriptions[descriptionKey(item)];
}
