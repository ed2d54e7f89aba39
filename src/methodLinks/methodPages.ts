import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {RPC_REFERENCES} from '../config/rpc';

/** A method's page in one space: the space's folder below docs/, and the address without base URL. */
export interface MethodPage {
  space: string;
  url: string;
}

/**
 * The pages of every method of both OpenRPC documents, by the method's name; a name that both spaces have has two.
 * A site without a document has no pages of its methods.
 */
export function readMethodPages(siteDir: string): ReadonlyMap<string, readonly MethodPage[]> {
  const pages = new Map<string, MethodPage[]>();
  for (const {id, document, routeBasePath} of Object.values(RPC_REFERENCES)) {
    const file = path.join(siteDir, document);
    if (!existsSync(file)) continue;
    const {methods} = JSON.parse(readFileSync(file, 'utf8')) as {methods: {name: string}[]};
    for (const {name} of methods) pages.set(name, [...(pages.get(name) ?? []), {space: id, url: `/${routeBasePath}/${name.toLowerCase()}`}]);
  }
  return pages;
}
