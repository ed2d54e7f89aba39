import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {whenIdle} from '@site/src/client/whenIdle';

/**
 * The sidebar of narrow windows, made ready in idle moments instead of in one piece while the page comes to life; at
 * once where a reader opens it before.
 */
export default function NavbarMobileSidebarWhenIdle(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // A transition may be interrupted, so a menu of 150 methods isn't one long task.
    if (shouldRender) whenIdle(() => startTransition(() => setReady(true)));
  }, [shouldRender]);
  return ready || shown ? <NavbarMobileSidebar /> : null;
}
