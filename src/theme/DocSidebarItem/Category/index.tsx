import {createContext, useContext, useMemo, type ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {categoryKey, recallSidebar, SidebarName} from '@site/src/theme/DocRoot/Layout/Sidebar/sidebarMemory';

const Labels = createContext<readonly string[]>([]);

/** A category that comes back as folded or open as its reader left it. */
export default function DocSidebarItemCategory({item, ...props}: Props): ReactNode {
  const parents = useContext(Labels);
  const labels = useMemo(() => [...parents, item.label], [parents, item.label]);
  const folded = recallSidebar(useContext(SidebarName))?.folded.get(categoryKey(labels));
  return (
    <Labels.Provider value={labels}>
      <Category {...props} item={folded === undefined ? item : {...item, collapsed: folded}} />
    </Labels.Provider>
  );
}
