import type {ReactNode} from 'react';
import NavbarMobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useSidebarFocus} from './useSidebarFocus';

/** The sidebar of narrow windows, which has the keyboard to itself while it is open. */
export default function NavbarMobileSidebarLayoutForKeyboard(props: Props): ReactNode {
  useSidebarFocus();
  return <NavbarMobileSidebarLayout {...props} />;
}
