import type {VerbCommand} from './runVerb';

/** What measures speed and cost, as `npm run test:all` does each week. */
export const BENCH: VerbCommand = {
  name: 'bench',
  verbs: {
    lighthouse: {
      does: 'holds the finished site against its budgets of speed with Lighthouse',
      options: {
        '--only NAME': 'one page, such as home; may be repeated',
        '--runs N': 'runs of each page, of which the median counts (3)',
      },
      load: () => import('../commands/bench/lighthouse'),
    },
    growth: {
      does: 'builds the site with 1, 2 and 4 times the docs, and measures time, memory and bytes',
      options: {
        '--times N': 'only with N times the docs; may be repeated',
        '--peer FOLDER': 'in turns with an installed Docusaurus site (Linux)',
        '--rounds N': 'how often the two are compared (3)',
        '--add N': 'only writes N made-up pages into this clone, so that npm test can run with them',
      },
      load: () => import('../commands/bench/growth'),
    },
    'edit-time': {
      does: 'measures how soon the development server shows an edited page',
      options: {'--edits N': 'how many edits are measured (5)'},
      load: () => import('../commands/bench/edit-time'),
    },
  },
};
