import {normalizeUrl} from '@docusaurus/utils';
import {parseMarkdown, type MarkdownLinks} from './markdown';
import type {RpcReference} from './reference';
import {mapReference} from './texts';

/** An instance of the site whose methods a text may name. */
export interface NamedInstance {
  reference: RpcReference;
  /** Localized address of the instance, below which each method's page lies. */
  base: string;
}

/** Each method's page by its name; where instances share a name, the first one's. */
function pagesOf(instances: readonly NamedInstance[]): ReadonlyMap<string, string> {
  const pages = instances.flatMap(({reference, base}) =>
    reference.namespaces.flatMap(({methods}) => methods.map(({name, slug}) => [name, `${base}/${slug}`] as const)),
  );
  return new Map(pages.toReversed());
}

/**
 * The reference with its prose read as Markdown: links lead to pages of the language that is built, and a method's name
 * in code leads to its page, in this instance or, if it has none of the name, in another; never to the page that it is
 * on. Throws for markup that pages do not show, naming the text by its key.
 */
export function withMarkdown(instance: NamedInstance, others: readonly NamedInstance[], baseUrl: string): RpcReference {
  const pages = pagesOf([instance, ...others]);
  const address = (url: string): string => (url.startsWith('/') ? normalizeUrl([baseUrl, url]) : url);
  return mapReference(instance.reference, {
    label: (_, text) => text,
    prose: (key, text) => {
      const links: MarkdownLinks = {
        address,
        codePage: (code) => (key.startsWith(`${code}.`) ? undefined : pages.get(code)),
      };
      try {
        return parseMarkdown(text, links);
      } catch (error) {
        throw new Error(
          `The text ${key} of ${instance.reference.title}: ${error instanceof Error ? error.message : String(error)}`,
          {cause: error},
        );
      }
    },
  });
}
