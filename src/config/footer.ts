import type {ThemeConfig} from '@docusaurus/preset-classic';
import {REPOSITORY} from './repository';

/** The first year of the copyright, which the portal had in 2024. */
const FIRST_YEAR = 2024;

/** The years that the copyright line names, up to that of a date: "2024", or "2024–2026" later. */
export function copyrightYears(now: Date): string {
  const year = now.getUTCFullYear();
  return year > FIRST_YEAR ? `${String(FIRST_YEAR)}–${String(year)}` : String(FIRST_YEAR);
}

/** Four groups of links; every internal one leads to a page that exists. */
export const footer: ThemeConfig['footer'] = {
  style: 'light',
  links: [
    {
      title: 'Quick Links',
      items: [
        {label: 'Overview', to: '/docs/overview'},
        {label: 'eSpace', to: '/docs/espace/Overview'},
        {label: 'Core Space', to: '/docs/core/Overview'},
        {label: 'General', to: '/docs/general'},
      ],
    },
    {
      title: 'Resources',
      items: [
        {label: 'Concepts', to: '/docs/general/article-collection-links/concept-links'},
        {label: 'References', to: '/docs/general/article-collection-links/reference-links'},
        {label: 'Topics', to: '/docs/tags'},
        {label: 'Conflux Improvement Proposals', href: 'https://github.com/Conflux-Chain/CIPs'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Forum', href: 'https://forum.conflux.fun'},
        {label: 'Conflux Network', href: 'https://confluxnetwork.org'},
      ],
    },
    {
      title: 'Developers',
      items: [
        {label: 'Contribute', to: '/docs/general/CONTRIBUTING/how-to-contribute'},
        {label: 'GitHub', href: REPOSITORY},
        {label: 'Conflux node', href: 'https://github.com/Conflux-Chain/conflux-rust'},
        {label: 'Feedback', href: `${REPOSITORY}/issues/new/choose`},
      ],
    },
  ],
  copyright: 'Copyright © {years} Conflux Foundation and the portal’s contributors.',
};
