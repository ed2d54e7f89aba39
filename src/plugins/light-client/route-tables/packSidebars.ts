import {isDeepStrictEqual} from 'node:util';
import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';
import {OWN_ID, unpackSidebars, type PackedItem, type PackedSidebars} from './client/packedSidebars';

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The longest text that the addresses of pages have before the pages' ids, where an address ends with one. */
function baseOf(sidebars: PropSidebars): string {
  const bases: string[] = [];
  const walk = (items: readonly PropSidebarItem[]): void => {
    for (const item of items) {
      if (item.type === 'category') walk(item.items);
      if (item.type === 'link' && item.docId !== undefined && item.href.endsWith(`/${item.docId}`))
        bases.push(item.href.slice(0, -item.docId.length));
    }
  };
  Object.values(sidebars).forEach(walk);
  return [...bases].sort((one, other) => one.length - other.length)[0] ?? '/';
}

/** How many characters an address has in common with the one before, and the rest of it. */
function restOf(href: string | undefined, before: string, label = ''): [shared: number, rest: string | 0 | 1] {
  if (href === undefined) return [0, 0];
  const shared = sharedStart(before, href);
  // An address of a method ends with its name in small letters, the first of which the one before may have too.
  const folder = href.length - label.length;
  if (label !== '' && folder <= shared && href.endsWith(label.toLowerCase())) return [folder, 1];
  return [shared, href.slice(shared)];
}

/**
 * Packs the sidebars of a version: addresses without what they share with the one before, fields that are the same
 * once. Throws if they don't unpack to what was packed.
 */
export function packSidebars(sidebars: PropSidebars): PackedSidebars {
  const base = baseOf(sidebars);
  const fields: string[] = [];
  let before = '';
  const toPacked = (item: PropSidebarItem): PackedItem => {
    const {label, href, docId, items, ...further} = item as Omit<PropSidebarItem, 'items'> & {
      label?: string;
      href?: string;
      docId?: string;
      items?: PropSidebarItem[];
    };
    const isOwn = docId !== undefined && href === base + docId;
    const text = JSON.stringify({...further, ...(isOwn ? {[OWN_ID]: 1} : {docId})});
    const known = fields.indexOf(text);
    const index = known < 0 ? fields.push(text) - 1 : known;
    const packed = [label ?? 0, ...restOf(href, before, label), index] as const;
    before = href ?? before;
    return items ? [...packed, items.map(toPacked)] : packed;
  };
  const packed = Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(toPacked)]));
  const all = {base, fields: fields.map((text) => JSON.parse(text) as object), sidebars: packed};
  if (!isDeepStrictEqual(unpackSidebars(all), JSON.parse(JSON.stringify(sidebars))))
    throw new Error(
      'The packed sidebars do not unpack to what was packed: fix packSidebars.ts or client/packedSidebars.ts in src/plugins/light-client/route-tables.',
    );
  return all;
}
