import {useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/**
 * The description of the doc that an entry leads to, from the data of its version; undefined for anything that isn't a
 * doc. The light client reads it from a list.
 */
export default function useDocDescription({docId}: PropSidebarItemLink): string | undefined {
  return useDocById(docId)?.description;
}
