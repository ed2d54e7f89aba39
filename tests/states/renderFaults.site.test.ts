import {beforeAll, describe, expect, test} from 'vitest';
import {buildLaidOut, layOutSite, type BuiltSite} from '../support/fixtureSite';

const navbarItem = (props: string): string => `import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
export default () => <Layout><NavbarItem ${props} /></Layout>;
`;

/** One faulty page each; the build fails on every one of them and lists all failures. */
const PAGES = {
  'no-default-export': 'export const Named = () => <p>Text</p>;\n',
  'missing-sidebar': navbarItem('type="docSidebar" sidebarId="absentSidebar" label="A"'),
  'missing-doc': navbarItem('type="doc" docId="overview/absent" label="A"'),
  'missing-plugin': navbarItem('type="doc" docId="overview/overview" docsPluginId="absent" label="A"'),
  'nothing-to-link': navbarItem('type="docSidebar" sidebarId="emptySidebar" label="A"'),
  'unknown-type': navbarItem('type="custom-unknown" label="A"'),
  'outside-provider': `import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
export default () => <p>{String(useNavbarMobileSidebar().shown)}</p>;
`,
};

const CATEGORY_PAGE = `---
title: Lost category
description: A page of the fixture site, with a description long enough to pass the rule on descriptions.
kind: guide
space: none
tags: [gas]
sources:
  - cip: 37
checked:
  date: '2026-11-20'
displayed_sidebar: overviewSidebar
---

import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';

export const Category = () => <p>{useCurrentSidebarCategory().label}</p>;

<Category />
`;

describe('a build with pages that cannot be rendered', () => {
  let site: BuiltSite;

  /** The failure that the build reports for one address. */
  const failureOf = (address: string): string => {
    const [, after = ''] = site.output.split(`Can't render static file for pathname "${address}"`);
    return after.split("Can't render static file for pathname")[0] ?? '';
  };

  beforeAll(() => {
    const pages = Object.entries(PAGES).map(([name, text]) => [`src/pages/${name}.tsx`, text]);
    const files = {...(Object.fromEntries(pages) as Record<string, string>), 'docs/overview/lost.mdx': CATEGORY_PAGE};
    site = buildLaidOut(layOutSite('renderFaults', {overlay: 'faults', files}), 'en');
  });

  test('fails', () => {
    expect(site.ok).toBe(false);
  });

  // holds: errors.default-export
  test('reports the route of a page component that lacks a default export', () => {
    expect(failureOf('/no-default-export')).toContain(
      "The page component at /no-default-export doesn't have a default export.",
    );
  });

  // holds: errors.missing-sidebar
  test('reports a missing sidebar and lists those there are', () => {
    expect(failureOf('/missing-sidebar')).toMatch(
      /Can't find any sidebar with id "absentSidebar"[\s\S]*Available sidebar ids are:\s+- overviewSidebar\s+- emptySidebar/,
    );
  });

  // holds: errors.missing-doc
  test('reports a missing doc id and lists those there are', () => {
    expect(failureOf('/missing-doc')).toMatch(
      /Couldn't find any doc with id "overview\/absent"[\s\S]*Available doc ids are:\s+- overview\/lost\s+- overview\/overview/,
    );
  });

  // holds: errors.docs-data
  test('reports the docs plugin whose data are missing', () => {
    expect(failureOf('/missing-plugin')).toMatch(/"docusaurus-plugin-content-docs" plugin with id "absent"/);
  });

  // holds: errors.empty-sidebar
  test('reports a docSidebar item whose sidebar has nothing to link to', () => {
    expect(failureOf('/nothing-to-link')).toContain(
      `Sidebar with ID "emptySidebar" doesn't have anything to be linked to.`,
    );
  });

  // holds: errors.unknown-item
  test('reports an unknown type of navbar item', () => {
    expect(failureOf('/unknown-type')).toContain('No NavbarItem component found for type "custom-unknown"');
  });

  // holds: errors.outside-provider
  test('reports the provider that a part is outside of', () => {
    expect(failureOf('/outside-provider')).toMatch(/Hook .*is called outside the <\w+>/);
  });

  // holds: errors.lost-category
  test('reports the category page that belongs to no category of a sidebar', () => {
    expect(failureOf('/docs/overview/lost')).toContain('/docs/overview/lost is not associated with a category.');
  });
});
