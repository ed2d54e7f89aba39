import {LANGUAGES} from '../support/languages';

/** What one page may load on a first visit, in kB (1,000 bytes) of gzip. */
export interface Budget {
  script: number;
  stylesheet: number;
}

/**
 * Home has neither sidebar nor prose. The framework's tables of routes grow with every page: the bounds leave them
 * room. Measured on 2026-11-29, scripts of a page of each kind in English, Spanish and Chinese: home 147.9, 152.5,
 * 153.5 kB; docs 177.8, 183.0, 185.2; methods 176.0, 180.8, 182.3; blog 161.8, 164.6, 166.1; the most has the Chinese
 * glossary, 188.9. Styles: 16.5 (home) to 20.0 (hard forks). A comparable portal of 589 pages: home 185 kB, docs 194,
 * methods 931.
 */
const HOME: Budget = {script: 155, stylesheet: 20};
const OTHERS: Budget = {script: 190, stylesheet: 20};
const HOMES: readonly string[] = LANGUAGES.map(({prefix}) => `${prefix}/index.html`.slice(1));

/** The bounds of a page, by the place of its file below the build's folder; they are the same in every language. */
export const budgetOf = (name: string): Budget => (HOMES.includes(name) ? HOME : OTHERS);

/** Pictures of the home page, and fonts of any page, in kB. Measured: 0.6 and 34.7, none of them blocking. */
export const IMAGES_OF_HOME = 100;
export const FONTS = 60;
