// Ejected: the original knows docs only, so a page of the method reference would mark no area as the active one.
import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import {rpcRouteOf} from '@site/src/config/rpcRoutes';

/** A navbar entry for a sidebar, marked on its docs and on its method pages. */
export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const route = rpcRouteOf(sidebarId);
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {pathname} = useLocation();
  const base = useBaseUrl(route ?? '');
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link)
    throw new Error(`DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`);
  const onMethodPage = route !== undefined && (pathname === base || pathname.startsWith(`${base}/`));
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.sidebar === sidebarId || onMethodPage}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
