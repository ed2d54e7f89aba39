import type {GlobalData} from '../packGlobalData';
import {docsOf} from './packedDocs';
import type {PlainRoute} from './packedRoutes';

/** What plugins published, with the pages of the docs from the routes. */
export function withDocs(data: GlobalData, routes: readonly PlainRoute[]): GlobalData {
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {}))
    for (const version of versions) version.docs = docsOf(version, routes);
  return data;
}
