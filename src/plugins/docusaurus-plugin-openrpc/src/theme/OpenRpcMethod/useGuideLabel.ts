import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

function labelOf(items: readonly PropSidebarItem[], href: string): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href === href) return item.label;
    const inner = item.type === 'category' ? labelOf(item.items, href) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** How a page of the site is called in the sidebar beside a method, or, where it stands in another one, by the end of its address. */
export function useGuideLabel(): (url: string) => string {
  const {withBaseUrl} = useBaseUrlUtils();
  const items = useDocsSidebar()?.items ?? [];
  return (url) => labelOf(items, withBaseUrl(url)) ?? (url.split('/').at(-1) ?? url).replaceAll('-', ' ');
}
