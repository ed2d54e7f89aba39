// holds: weight.search
import {LANGUAGES} from '../support/languages';
import {open} from '../support/open';
import {lookUp, openSearch, options} from '../support/search';
import {expect, test} from '../support/test';
import {weighFiles} from '../../tools/browser/weigh';

/**
 * What the first opening of the search and the name of a method may load: code, style and the index of names, in kB
 * (1,000 bytes) of gzip.
 */
const BUDGET = 100;

for (const {id, prefix} of LANGUAGES) {
  test(`${id}: the search first opens and finds a method with at most ${String(BUDGET)} kB, and without the text of the pages`, async ({
    page,
  }) => {
    const weigh = await weighFiles(page);
    await open(page, `${prefix}/docs/overview`);
    const before = (await weigh()).length;
    await openSearch(page);
    await lookUp(page, 'cfx_getLogs');
    await expect(options(page).first()).toBeVisible();
    const files = (await weigh()).slice(before);
    const kB = files.reduce((sum, {bytes}) => sum + bytes, 0) / 1000;
    console.log(`${id} search: ${kB.toFixed(1)} kB in ${files.map(({name}) => name).join(', ')} (gzip)`);
    expect(files.map(({name}) => name).filter((name) => name.endsWith('-names.json'))).toHaveLength(1);
    expect(files.map(({name}) => name).filter((name) => name.endsWith('-text.json'))).toEqual([]);
    expect(kB).toBeLessThanOrEqual(BUDGET);
  });
}
