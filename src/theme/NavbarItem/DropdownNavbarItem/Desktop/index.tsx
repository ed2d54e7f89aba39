import type {KeyboardEvent, ReactNode} from 'react';
import DropdownNavbarItemDesktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

function closeOnEscape({key, currentTarget}: KeyboardEvent<HTMLElement>): void {
  const opener = currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]');
  if (key !== 'Escape' || !opener) return;
  opener.focus();
  // The original closes once the focus is elsewhere, and keeps its state to itself.
  document.dispatchEvent(new FocusEvent('focusin'));
}

/** A dropdown of the navbar, which Escape closes. */
export default function DropdownNavbarItemDesktopWithEscape(props: Props): ReactNode {
  return (
    <div role="presentation" className="tw:contents" onKeyDown={closeOnEscape}>
      <DropdownNavbarItemDesktop {...props} />
    </div>
  );
}
