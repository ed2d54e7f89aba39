import type {ThemeConfig} from '@docusaurus/preset-classic';

type NavbarItems = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>;

/** Navbar items are on the right by default here; the framework's own default is the left. */
export function withPosition(items: NavbarItems): NavbarItems {
  return items.map((item) => ({position: 'right', ...item}));
}
