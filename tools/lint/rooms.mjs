/** The OpenRPC plugin is a package of its own; it lies here until it is published. */
const OPENRPC = 'src/plugins/docusaurus-plugin-openrpc';

/** The rooms of all that ends in the site or builds it. */
export const SITE = [
  'config',
  'content',
  'translation',
  'facts',
  'markdown',
  'search',
  'offline',
  'client',
  'components',
  'theme',
  'delivery',
  'plugins',
];

/**
 * The rooms of this repository: which files a room has, which rooms it may import from beside itself, and, for an
 * import from it that another room may not have, where the imported code belongs instead. A file is in the first room
 * that has a pattern for its path. Moving files changes `files` alone.
 *
 * @type {Record<string, import('./rooms.mjs').Room>}
 */
export const ROOMS = {
  'openrpc tests': {
    files: [`${OPENRPC}/**/__tests__/**`],
    mayImport: ['openrpc', 'openrpc build', 'openrpc exports'],
    instead: 'What others need belongs outside __tests__, beside the code that it is about.',
  },
  'unit tests': {
    files: ['src/**/__tests__/**', 'tools/**/__tests__/**'],
    mayImport: [...SITE, 'openrpc build', 'openrpc exports', 'tools', 'samples', 'shown samples'],
    instead: 'What others need belongs outside __tests__, beside the code that it is about.',
  },
  tests: {
    files: ['tests/**', '{playwright,vitest}.config.ts'],
    mayImport: [...SITE, 'openrpc build', 'openrpc exports', 'tools', 'shown samples'],
    instead: 'What others need belongs to tools/ or to src/, and tests import it from there.',
  },
  'shown samples': {
    files: ['samples/*/*.{json,mts}'],
    mayImport: [],
    instead:
      'A component or a remark plugin (markdown) shows what a sample measured (.json) and its text (.mts?source).',
  },
  samples: {
    files: ['samples/**'],
    mayImport: [],
    instead:
      'A sample is a project that readers copy: show its code by a fence, and let it write what it measures to a JSON file.',
  },
  'openrpc build': {
    files: [`${OPENRPC}/src/{exports/{document,joined,sidebar,testing,validators},index}.ts`],
    mayImport: ['openrpc'],
    instead:
      'These exports of the plugin run in Node.js: a room that runs in browsers takes the others, or gets what they make from the build.',
  },
  'openrpc exports': {
    files: [`${OPENRPC}/src/exports/**`],
    mayImport: ['openrpc'],
    instead: 'The plugin imports its own modules, and the rooms below content have no use for it.',
  },
  openrpc: {
    files: [`${OPENRPC}/**`],
    mayImport: [],
    instead:
      "Import 'docusaurus-plugin-openrpc/…': what the `exports` of its package.json lack belongs to a file of src/exports.",
  },
  tools: {
    files: ['tools/**', '*.mjs'],
    mayImport: [...SITE, 'openrpc build', 'openrpc exports', 'shown samples'],
    instead:
      'The site is built without its tools: let a tool write a file that the site reads, or move the shared part to the lowest room that needs it.',
  },
  config: {
    files: ['src/config/**'],
    mayImport: [],
    instead: 'A package of its own gets the values of this site as options.',
  },
  content: {
    files: ['src/content/**'],
    mayImport: ['config'],
    instead: 'What configuration and content share belongs to src/config.',
  },
  translation: {
    files: ['src/translation/**'],
    mayImport: ['config', 'content'],
    instead: 'This reads translations from disk at build: types that others need belong to src/content.',
  },
  facts: {
    files: ['src/facts/**'],
    mayImport: ['config', 'content', 'openrpc exports'],
    instead:
      'Readers are not sent the registry: a page gets a fact by <Fact id>, a component by a values.json beside it that its test compares with the facts.',
  },
  markdown: {
    files: ['src/markdown/**'],
    mayImport: ['config', 'content', 'translation', 'facts', 'shown samples', 'openrpc exports'],
    instead:
      'Remark plugins run at build: let one write the data into the page, and keep types that both need in src/content.',
  },
  search: {
    files: ['src/search/*', 'src/search/!(build)/**'],
    mayImport: ['config', 'content', 'openrpc exports'],
    runsInBrowser: true,
    instead: 'What a lower room shares with the search belongs to src/content or src/config.',
  },
  offline: {
    files: ['src/offline/**'],
    mayImport: ['config'],
    instead: 'What a lower room shares with the service worker belongs to src/config.',
  },
  client: {
    files: ['src/{analytics,client}/**'],
    mayImport: ['config', 'offline'],
    runsInBrowser: true,
    instead:
      'This runs in every page, for components and the theme: what a lower room shares with it belongs to src/config.',
  },
  components: {
    files: ['src/components/**'],
    mayImport: ['config', 'content', 'search', 'offline', 'client', 'shown samples', 'openrpc exports'],
    runsInBrowser: true,
    instead:
      'Components are for the theme and for pages: a function or type that a lower room shares with one belongs to that room.',
  },
  theme: {
    files: ['src/{css,pages,theme}/**'],
    mayImport: ['config', 'content', 'search', 'client', 'components', 'openrpc exports'],
    runsInBrowser: true,
    instead: 'The theme is the top of the site: what a lower room shares with it belongs to src/components.',
  },
  delivery: {
    files: ['src/delivery/**', 'src/search/build/**'],
    mayImport: ['config', 'content', 'search', 'offline'],
    instead:
      'This runs after the build: what the build shares with it belongs to src/config, src/content, src/search or src/offline.',
  },
  plugins: {
    files: ['src/plugins/{light-client,samples,tailwind,translation-status}/**'],
    mayImport: ['config', 'content', 'translation', 'offline'],
    instead: 'Only docusaurus.config.ts knows the plugins: a type that others need belongs to the room of its subject.',
  },
  composition: {
    files: ['{docusaurus.config,sidebars,tailwind.config}.ts'],
    mayImport: ['config', 'content', 'translation', 'facts', 'markdown', 'openrpc build', 'openrpc exports', 'plugins'],
    instead: 'This file only puts the site together: what others need belongs to src/config.',
  },
};
