import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** Where the list of descriptions has that of an entry: its address, or the name of a category that has no page. */
export const descriptionKey = (item: PropSidebarItemCategory | PropSidebarItemLink): string =>
  item.href ?? `#${item.label}`;
