import type {PlainRoute} from './packedRoutes';

/** A page of the docs in the data that every page has. */
export interface DocOfVersion {
  id: string;
  path: string;
  sidebar?: string;
}

/**
 * Data of a version of the docs whose list of pages follows from the routes, except for `own`; routes below `others`
 * aren't pages of the docs.
 */
export interface PackedVersion {
  path: string;
  own: readonly DocOfVersion[];
  others: readonly string[];
}

/**
 * The pages of a version from the tree of routes: those below its address that are in a sidebar, with the address as
 * their id.
 */
export function docsOf({path, own, others}: PackedVersion, routes: readonly PlainRoute[]): DocOfVersion[] {
  const listed = new Set(own.map((doc) => doc.path.replace(/\/$/, '')));
  const found = (tree: readonly PlainRoute[]): DocOfVersion[] =>
    tree.flatMap((route) => {
      const {path: address, sidebar, routes: below} = route;
      if (below) return found(below);
      const isOther =
        listed.has(address) || others.some((folder) => address === folder || address.startsWith(`${folder}/`));
      return typeof sidebar === 'string' && address.startsWith(`${path}/`) && !isOther
        ? [{id: address.slice(path.length + 1), path: address, sidebar}]
        : [];
    });
  return [...own, ...found(routes)];
}
