import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {RpcGuide, RpcReference} from './reference';

/** The address of a guide's page, without the section. */
const pageOf = (url: string): string => url.split('#')[0] ?? url;

/** A guide by its address, called by the end of it until its page is known. */
export function toGuide(url: string): RpcGuide {
  return {url, title: (pageOf(url).split('/').at(-1) ?? url).replaceAll('-', ' ')};
}

/** The titles of the docs plugin's pages, in the language that is built, by their addresses with base URL. */
export function titlesOf(allContent: AllContent, docsPluginId: string): Map<string, string> {
  const content = allContent['docusaurus-plugin-content-docs']?.[docsPluginId] as LoadedContent | undefined;
  return new Map(
    content?.loadedVersions.flatMap(({docs}) => docs.map(({permalink, title}) => [permalink, title] as const)),
  );
}

/** The reference with guides called as their pages are; one that the docs plugin does not have keeps its name. */
export function withGuideTitles(
  reference: RpcReference,
  titles: ReadonlyMap<string, string>,
  baseUrl: string,
): RpcReference {
  const name = ({url, title}: RpcGuide): RpcGuide => ({
    url,
    title: titles.get(normalizeUrl([baseUrl, pageOf(url)])) ?? title,
  });
  return {
    ...reference,
    namespaces: reference.namespaces.map((namespace) => ({
      ...namespace,
      methods: namespace.methods.map((method) => ({...method, guides: method.guides.map(name)})),
    })),
  };
}
