import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {descriptionKey} from './client/descriptionKey';
import {packSidebars} from './packSidebars';

const UNPACK = path.join(__dirname, 'client', 'packedSidebars');
// The docs have one, and so does each plugin whose pages are beside them in the same frame.
const VERSION = /^@generated\/([\w-]+\/.*\/p\/.*\.json)$/;

/** An item without the key that its label has in the translators' files. */
function withoutKey<Item extends PropSidebarItem>(item: Item): Item {
  const {key: _, ...kept} = item as Item & {key?: string};
  return kept as unknown as Item;
}

/** The descriptions of a version's docs by their address, and of its categories: what the entries of a category's page show. */
export function descriptionsOf({docs, docsSidebars}: PropVersionMetadata): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (items: readonly PropSidebarItem[]): void => {
    for (const item of items) {
      if (item.type === 'html') continue;
      if (item.type === 'category') walk(item.items);
      const doc = item.type === 'link' && item.docId !== undefined ? docs[item.docId] : undefined;
      const description = item.description ?? doc?.description;
      if (description !== undefined) found[descriptionKey(item)] = description;
    }
  };
  Object.values(docsSidebars).forEach(walk);
  return found;
}

/**
 * The version's data without what only a category's page needs, and without the keys by which only translators' files
 * are written.
 */
export function slimVersion(version: PropVersionMetadata): PropVersionMetadata {
  const slim = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type === 'html') return item;
    const {description: _, ...shown} = item;
    if (shown.type === 'category') return withoutKey({...shown, items: shown.items.map(slim)});
    const {unlisted, ...kept} = withoutKey(shown);
    return unlisted ? {...kept, unlisted} : kept;
  };
  return {
    ...version,
    docs: {},
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(slim)]),
    ),
  };
}

/** Where a page finds the data of its version and the descriptions of docs in the client. */
export interface SlimVersions {
  /** Files in place of the generated ones, by the name under which they are requested. */
  versions: Map<string, string>;
  /** A module with all descriptions. */
  descriptions: string;
  /** Whether any version has a banner, as an old one does. */
  hasBanner: boolean;
}

/**
 * Writes the data of each version of the docs without descriptions, and these by themselves. `modules` are those of the
 * registry.
 */
export function writeSlimVersions(generated: string, modules: readonly string[]): SlimVersions {
  const folder = path.join(generated, 'portal-light-client');
  mkdirSync(folder, {recursive: true});
  const versions = new Map<string, string>();
  const descriptions: Record<string, string> = {};
  let hasBanner = false;
  for (const name of modules) {
    const inside = VERSION.exec(name)?.[1];
    if (inside === undefined) continue;
    const data = JSON.parse(readFileSync(path.join(generated, inside), 'utf8')) as {version?: PropVersionMetadata};
    if (!data.version?.docs || !('docsSidebars' in data.version)) continue;
    hasBanner ||= Boolean(data.version.banner);
    Object.assign(descriptions, descriptionsOf(data.version));
    const file = path.join(folder, `version${String(versions.size)}.js`);
    const {docsSidebars, ...version} = slimVersion(data.version);
    writeFileSync(
      file,
      [
        `import {unpackSidebars} from ${JSON.stringify(UNPACK)};`,
        `const data = ${JSON.stringify({...data, version})};`,
        `data.version.docsSidebars = unpackSidebars(${JSON.stringify(packSidebars(docsSidebars))});`,
        `export default data;`,
        '',
      ].join('\n'),
    );
    versions.set(name, file);
  }
  const file = path.join(folder, 'descriptions.json');
  writeFileSync(file, JSON.stringify(descriptions));
  return {versions, descriptions: file, hasBanner};
}
