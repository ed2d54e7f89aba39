// holds: speed.categories
import {expect, test} from '@playwright/test';
import {asksAll} from '../support/languages';
import {SPEED_BUDGETS, WHOLE_CATEGORIES} from '../../tools/speed/budgets';
import {faultsOfCategories} from '../../tools/speed/faults';
import {runLighthouse} from '../../tools/speed/runLighthouse';

// axe, weights and headers are checked elsewhere on each kind of page; Lighthouse itself takes half a minute for one.
const ASKED = SPEED_BUDGETS.filter(({name}) => asksAll || name === 'docs');

for (const {name, address} of ASKED) {
  test(`${name}: Lighthouse finds nothing to fix in ${WHOLE_CATEGORIES.join(', ')}`, async ({baseURL}) => {
    const result = await runLighthouse(`${baseURL ?? ''}${address}`, {
      categories: WHOLE_CATEGORIES,
      throttling: 'provided',
    });
    expect(faultsOfCategories(result)).toEqual([]);
  });
}
