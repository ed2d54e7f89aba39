import boundaries from 'eslint-plugin-boundaries';
import {ROOMS} from './rooms.mjs';

const NAMES = Object.keys(ROOMS);
const TESTS = ['openrpc tests', 'unit tests'];

/** Selects files of rooms. */
const filesOf = (...names) => ({file: {categories: {anyOf: names}}});

/** Forbids the imports from a room to those that may not know it. */
const wallAround = (room) => ({
  from: filesOf(...NAMES.filter((name) => name !== room && !ROOMS[name].mayImport.includes(room))),
  disallow: {to: filesOf(room)},
  message: `"{{from.file.categories.[0]}}" may not import from "${room}" ({{to.file.path}}). ${ROOMS[room].instead}`,
});

/** Forbids a test to import what another folder's tests share. */
const wallsOfTests = {
  from: filesOf(...TESTS),
  disallow: {to: {file: {categories: {anyOf: TESTS}, captured: {folder: '!{{from.file.captured.folder}}'}}}},
  message: `Nothing imports the __tests__ of another folder ({{to.file.path}}). ${ROOMS['unit tests'].instead}`,
};

/** Forbids the modules of Node.js to what runs in a browser. */
const wallToNode = {
  from: filesOf(...NAMES.filter((name) => ROOMS[name].runsInBrowser)),
  disallow: {to: {module: {origin: 'core'}}},
  message: `"{{from.file.categories.[0]}}" runs in browsers, which have no {{dependency.source}}. What needs Node.js belongs to a remark plugin (markdown), to src/plugins or to a tool.`,
};

/** The patterns of a room as the plugin takes them; those of tests say in which folder they lie. */
const toDescriptors = ([category, {files}]) =>
  files.map((pattern) => ({category, pattern, ...(TESTS.includes(category) && {capture: ['folder', 'rest']})}));

/** The lint rules by which every file is in a room of ROOMS, and imports only from the rooms that its own may know. */
export const walls = {
  files: ['**/*.{ts,tsx,mjs}'],
  plugins: {boundaries},
  settings: {
    'boundaries/files-single-match': true,
    'boundaries/files': Object.entries(ROOMS).flatMap(toDescriptors),
    'boundaries/dependency-nodes': ['import', 'export', 'require', 'dynamic-import'],
    'import/resolver': {typescript: {project: 'tsconfig.json'}},
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {default: 'allow', checkAllOrigins: true, policies: [...NAMES.map(wallAround), wallsOfTests, wallToNode]},
    ],
  },
};
