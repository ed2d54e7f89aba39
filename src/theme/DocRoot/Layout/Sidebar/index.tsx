// Ejected: a method page mounts a docs layout of its own, and the original then forgets scroll, open categories and
// whether it is hidden. It also shows a sidebar of one page.
import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {prefersReducedMotion, ThemeClassNames} from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import {bringIntoView} from './bringIntoView';
import {recallSidebar, SidebarName, watchSidebar} from './sidebarMemory';
import styles from './styles.module.css';

interface ViewportProps {
  name: string | undefined;
  /** Address of the page being read. */
  path: string;
  hidden: boolean;
  children: ReactNode;
}

/**
 * The part that scrolls; it takes its place again when it comes back, shows the item of the page, and what its reader
 * does to it is noted.
 */
function Viewport({name, path, hidden, children}: ViewportProps): ReactNode {
  const viewport = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const element = viewport.current;
    if (!element || name === undefined) return undefined;
    const menu = element.querySelector('nav.menu');
    if (menu) menu.scrollTop = recallSidebar(name)?.scrollTop ?? 0;
    return watchSidebar(name, element);
  }, [name]);
  useIsomorphicLayoutEffect(() => {
    const menu = viewport.current?.querySelector<HTMLElement>('nav.menu');
    return menu ? bringIntoView(menu) : undefined;
  }, [name, path]);
  return (
    <div ref={viewport} className={styles.sidebarViewport} data-hidden={hidden} data-sidebar={name}>
      <SidebarName.Provider value={name}>{children}</SidebarName.Provider>
    </div>
  );
}

/** The docs sidebar, which stays as its reader left it between a guide and a method page; none that lists one page. */
export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer,
  setHiddenSidebarContainer,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  const [hidden, setHidden] = useState(() => recallSidebar(name)?.hidden ?? false);
  useIsomorphicLayoutEffect(() => {
    if (hidden) setHiddenSidebarContainer(true);
    // Once, at the start: later on the two change together below.
  }, []);
  const toggle = (): void => {
    if (hidden) setHidden(false);
    // Without motion there is no end of a transition to wait for.
    else if (prefersReducedMotion()) setHidden(true);
    setHiddenSidebarContainer((value) => !value);
  };
  if (sidebar.length === 1 && sidebar[0]?.type === 'link') return null;
  return (
    <aside
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        styles.docSidebarContainer,
        hiddenSidebarContainer && styles.docSidebarContainerHidden,
      )}
      onTransitionEnd={(event) => {
        if (event.target === event.currentTarget && hiddenSidebarContainer) setHidden(true);
      }}
    >
      <Viewport key={name ?? ''} name={name} path={pathname} hidden={hidden}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={hidden} />
        {hidden && <ExpandButton toggleSidebar={toggle} />}
      </Viewport>
    </aside>
  );
}
