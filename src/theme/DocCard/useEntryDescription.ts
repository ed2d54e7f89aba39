import {useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/**
 * The sentence of an entry: that of a category, or of the doc that a link leads to, from the data of its version;
 * undefined for a link to anything else. The light client reads it from a list.
 */
export default function useEntryDescription(item: PropSidebarItemCategory | PropSidebarItemLink): string | undefined {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  return item.description ?? doc?.description;
}
