/** The sidebars that show one folder of docs/ each, by their ids. */
export const SIDEBAR_FOLDERS = {
  overviewSidebar: 'overview',
  generalSidebar: 'general',
  coreSidebar: 'core',
  eSpaceSidebar: 'espace',
} as const;
