import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The colors of a diagram in one mode, each a hex value. */
export interface Palette {
  paper: string;
  raised: string;
  wash: string;
  ink: string;
  quiet: string;
  edge: string;
  accent: string;
}

/** The two color modes of the site. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];
export type Palettes = Readonly<Record<Mode, Palette>>;

/** The variables of the style sheet that hold the colors. */
export const VARIABLES: Readonly<Record<keyof Palette, string>> = {
  paper: '--cfx-paper',
  raised: '--cfx-raised',
  wash: '--cfx-accent-wash',
  ink: '--cfx-ink',
  quiet: '--cfx-quiet',
  edge: '--cfx-edge',
  accent: '--cfx-accent',
};
const STYLES = 'src/css/tokens.css';

function parsePalette(css: string, mode: Mode): Palette {
  const block = new RegExp(`\\[data-theme='${mode}'\\] \\{([^}]*--cfx-paper[^}]*)\\}`).exec(css)?.[1] ?? '';
  const value = (name: string): string => {
    const found = new RegExp(`${name}:\\s*(#[0-9a-f]{3,6});`).exec(block)?.[1];
    if (found === undefined)
      throw new Error(
        `${STYLES} has no hex value for ${name} in [data-theme='${mode}']; diagrams are drawn in these colors`,
      );
    return found;
  };
  return {
    paper: value(VARIABLES.paper),
    raised: value(VARIABLES.raised),
    wash: value(VARIABLES.wash),
    ink: value(VARIABLES.ink),
    quiet: value(VARIABLES.quiet),
    edge: value(VARIABLES.edge),
    accent: value(VARIABLES.accent),
  };
}

/** Reads the colors of the site's style sheet, so that diagrams have no others. */
export function readPalettes(siteDir: string): Palettes {
  const css = readFileSync(path.join(siteDir, STYLES), 'utf8');
  return {light: parsePalette(css, 'light'), dark: parsePalette(css, 'dark')};
}
