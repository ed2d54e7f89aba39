import {LANGUAGES} from '../support/languages';
import {pagesOfEachKind} from '../support/pageParts';
import {expect, test} from '../support/test';
import {judgeHydrated, prepare} from './judgeHydrated';

const TRANSLATED = LANGUAGES.filter(({prefix}) => prefix !== '');

for (const [index, {address, prefix}] of pagesOfEachKind().entries()) {
  // The page for what is not there has no address of its own.
  const path = address.slice(prefix.length).replace(/^\/404$/, '/nothing-here');
  // English in light mode, the two translations in turn in dark mode: both have the parts that the page is chosen for.
  const translated = TRANSLATED[index % TRANSLATED.length]?.prefix ?? '';
  for (const [mode, language] of [
    ['light', prefix],
    ['dark', translated],
  ] as const) {
    test(`${language}${path} has no fault in ${mode} mode: axe's rules, landmarks, languages, 640 and 320 px`, async ({page}) => {
      await prepare(page, mode);
      expect(await judgeHydrated(page, language + path)).toEqual([]);
    });
  }
}
