// Ejected: the portal has one version, so no page has a banner that leads to another; the stock one is loaded with every page.

/** Nothing. */
export default function DocVersionBanner(): null {
  return null;
}
