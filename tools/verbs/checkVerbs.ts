import type {VerbCommand} from './runVerb';

/** One question at a time, where `npm run check` alone asks all that needs neither a build nor a browser. */
export const CHECK: VerbCommand = {
  name: 'check',
  others: {
    '(nothing)': 'all that needs no build: formats, types, rules, spelling, unit and content tests',
    'PAGE …': 'one page, in seconds: docs/general/index.mdx, its address /docs/general, or a translation of it',
  },
  verbs: {
    unit: {
      does: 'the unit and content tests',
      options: {
        'PATH …': 'only the test files whose path has these words',
        '-t NAME': 'only the tests with this name; further options go to Vitest',
      },
      load: () => import('../commands/check/unit'),
    },
    browser: {
      does: 'the browser tests, on a build that it makes if there is none of these sources',
      options: {
        'PATH …': 'only these files',
        '--project FOLDER': 'only one folder of tests/; further options go to Playwright',
      },
      load: () => import('../commands/check/browser'),
    },
    a11y: {
      does: 'the rules of accessibility over every page, with scripts, light and dark',
      options: {'--project NAME': 'only served, light or dark; further options go to Playwright'},
      load: () => import('../commands/check/a11y'),
    },
    links: {
      does: 'every external link of the sources (needs the internet)',
      options: {'--age DAYS': 'asks again what answered more than so many days ago (7)'},
      load: () => import('../commands/check/links'),
    },
  },
};
