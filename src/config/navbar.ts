import type {ThemeConfig} from '@docusaurus/preset-classic';
import {REPOSITORY} from './repository';
import {withPosition} from './withPosition';

/** Items on the left are the six sidebars; on the right search, language, source and feedback. */
export const navbar: ThemeConfig['navbar'] = {
  title: 'Conflux',
  hideOnScroll: true,
  logo: {
    alt: 'Conflux Developer Portal',
    src: 'img/mark.svg',
    srcDark: 'img/mark-dark.svg',
    width: 28,
    height: 28,
  },
  items: withPosition([
    {type: 'docSidebar', position: 'left', sidebarId: 'overviewSidebar', label: 'Overview'},
    {type: 'docSidebar', position: 'left', sidebarId: 'eSpaceSidebar', label: 'eSpace'},
    {type: 'docSidebar', position: 'left', sidebarId: 'coreSidebar', label: 'Core Space'},
    {type: 'docSidebar', position: 'left', sidebarId: 'generalSidebar', label: 'General'},
    {type: 'docSidebar', position: 'left', sidebarId: 'concepts', label: 'Concepts'},
    {type: 'docSidebar', position: 'left', sidebarId: 'references', label: 'References'},
    {type: 'search'},
    {type: 'localeDropdown'},
    {href: REPOSITORY, label: 'GitHub'},
    {href: `${REPOSITORY}/issues/new/choose`, label: 'Feedback'},
  ]),
};
