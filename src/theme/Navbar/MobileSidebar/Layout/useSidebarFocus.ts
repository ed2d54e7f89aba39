import {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** Everything behind the open sidebar: the rest of the navbar, and what is beside the navbar on the page. */
function elementsBehind(navbar: Element): Element[] {
  const beside = [...(navbar.parentElement?.children ?? [])].filter((element) => element !== navbar);
  return [...navbar.querySelectorAll('.navbar__inner'), ...beside];
}

/**
 * While the mobile sidebar is open, the keyboard stays in it and Escape closes it; the focus returns to the button that
 * opened it.
 */
export function useSidebarFocus(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const navbar = document.querySelector('nav.navbar');
    if (!shown || !navbar) return undefined;
    const behind = elementsBehind(navbar);
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') toggle();
    };
    for (const element of behind) element.setAttribute('inert', '');
    navbar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      for (const element of behind) element.removeAttribute('inert');
      navbar.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
}
