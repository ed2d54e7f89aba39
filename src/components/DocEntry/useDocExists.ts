import {useDocsData} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {pathExists} from './pathExists';

/**
 * Answers, for the language being read, whether a docs address without base URL leads to a page or category of this
 * build.
 */
export function useDocExists(): (to: string) => boolean {
  const {versions} = useDocsData(undefined);
  const {withBaseUrl} = useBaseUrlUtils();
  const pages = versions.flatMap(({docs}) => docs);
  return (to) => pathExists(pages, withBaseUrl(to));
}
