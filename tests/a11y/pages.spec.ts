// holds: a11y.axe-with-scripts, a11y.quiet-console, a11y.narrow
import {LANGUAGES} from '../support/languages';
import {COLOUR_RULES} from '../support/axe';
import {pagesOfEachKind} from '../support/pageParts';
import {expect, test} from '../support/test';
import {createSweep, prepare} from './judgeHydrated';

const TRANSLATED = LANGUAGES.filter(({prefix}) => prefix !== '');

for (const [index, {address, prefix}] of pagesOfEachKind().entries()) {
  // The page for what is not there has no address of its own.
  const path = address.slice(prefix.length).replace(/^\/404$/, '/nothing-here');
  // English in light mode; the two translations in turn in dark mode, by the rules for colors: both have the parts that
  // the page is chosen for.
  const translated = TRANSLATED[index % TRANSLATED.length]?.prefix ?? '';
  for (const [mode, language, rules] of [
    ['light', prefix, undefined],
    ['dark', translated, COLOUR_RULES],
  ] as const) {
    test(`${language}${path} has no fault in ${mode} mode: ${rules ? 'colours' : "axe's rules"}, landmarks, languages, 640 and 320 px`, async ({
      page,
    }) => {
      await prepare(page, mode);
      expect(await createSweep(page, rules).judge(language + path)).toEqual([]);
    });
  }
}
