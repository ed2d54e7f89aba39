import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';

/**
 * An item of a sidebar: its label (0 without one), the characters of its address that the one before has too, the rest
 * of it (0 without one, 1 where it is the label in small letters), the number of its further fields, and what is below
 * it.
 */
export type PackedItem = readonly [
  label: string | 0,
  shared: number,
  rest: string | 0 | 1,
  fields: number,
  items?: readonly PackedItem[],
];

/** Sidebars in a small form. */
export interface PackedSidebars {
  /** The part of a page's address before its id. */
  base: string;
  /** Fields that items have beside label, address and items: each combination once. */
  fields: readonly object[];
  sidebars: Readonly<Record<string, readonly PackedItem[]>>;
}

/** The field that says of a page that its id is what its address has behind the base. */
export const OWN_ID = 'own';

/** Gives back the sidebars that were packed. */
export function unpackSidebars({base, fields, sidebars}: PackedSidebars): PropSidebars {
  let before = '';
  const toItem = ([label, shared, rest, index, items]: PackedItem): PropSidebarItem => {
    const {[OWN_ID]: own, ...further} = {...fields[index]} as Record<string, unknown>;
    const item: Record<string, unknown> = further;
    if (label !== 0) item.label = label;
    if (rest !== 0) item.href = before = before.slice(0, shared) + (rest === 1 ? String(label).toLowerCase() : rest);
    if (own) item.docId = before.slice(base.length);
    if (items) item.items = items.map(toItem);
    // What was packed is what Docusaurus wrote: the build compares the two.
    return item as unknown as PropSidebarItem;
  };
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(toItem)]));
}
