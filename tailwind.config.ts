import type {Config} from 'tailwindcss';

/** Tailwind's names for the site's own tokens; every value lives in src/css/tokens.css. */
// The prefix keeps utilities apart from Infima's classes and from the code highlighter's token names, such as "table".
export default {
  prefix: 'tw',
  content: ['./src/**/*.{ts,tsx,mdx}', './docs/**/*.mdx', './blog/**/*.mdx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--cfx-paper)',
      raised: 'var(--cfx-raised)',
      ink: 'var(--cfx-ink)',
      quiet: 'var(--cfx-quiet)',
      edge: 'var(--cfx-edge)',
      hairline: 'var(--cfx-hairline)',
      accent: 'var(--cfx-accent)',
      core: 'var(--cfx-core)',
      espace: 'var(--cfx-espace)',
    },
    fontFamily: {sans: 'var(--ifm-font-family-base)', mono: 'var(--ifm-font-family-monospace)'},
    fontSize: {
      small: 'var(--cfx-type-1)',
      body: 'var(--cfx-type-2)',
      lead: 'var(--cfx-type-3)',
      title: 'var(--cfx-type-4)',
      display: 'var(--cfx-type-5)',
    },
    spacing: {
      0: '0',
      1: 'var(--cfx-space-1)',
      2: 'var(--cfx-space-2)',
      3: 'var(--cfx-space-3)',
      4: 'var(--cfx-space-4)',
      6: 'var(--cfx-space-6)',
      8: 'var(--cfx-space-8)',
      12: 'var(--cfx-space-12)',
      16: 'var(--cfx-space-16)',
    },
    borderRadius: {none: '0', DEFAULT: 'var(--cfx-radius)'},
  },
} satisfies Config;
