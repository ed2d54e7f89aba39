import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {docsOf, type DocOfVersion, type PackedVersion} from './client/packedDocs';
import type {PlainRoute} from './client/packedRoutes';

const DOCS = 'docusaurus-plugin-content-docs';

interface Version extends PackedVersion {
  docs: DocOfVersion[];
}

/** What plugins published for every page, as Docusaurus wrote it. */
export type GlobalData = Record<string, Record<string, {versions: Version[]}>>;

/**
 * What plugins published, with the pages of the docs left to the routes, which name each as well; where the routes tell
 * of other pages, as with several versions, the list stays.
 */
export function packGlobalData(generated: string, routes: readonly PlainRoute[]): GlobalData {
  const data = JSON.parse(readFileSync(path.join(generated, 'globalData.json'), 'utf8')) as GlobalData;
  for (const {versions} of Object.values(data[DOCS] ?? {}))
    for (const version of versions) {
      const {docs, path: folder} = version;
      version.docs = [];
      version.own = docs.filter(({id, path: address}) => id !== address.slice(folder.length + 1));
      const pages = docs.map(({path: address}) => address);
      const others = docsOf({path: folder, own: version.own, others: []}, routes).flatMap(({path: address}) =>
        pages.includes(address) ? [] : [address],
      );
      version.others = others.filter((address) => !others.includes(path.posix.dirname(address)));
      const sorted = (list: readonly DocOfVersion[]): DocOfVersion[] =>
        [...list].sort((a, b) => (a.path < b.path ? -1 : 1));
      if (isDeepStrictEqual(sorted(docsOf(version, routes)), sorted(docs))) continue;
      version.own = docs;
      version.others = [folder];
    }
  return data;
}
