import {expect, test} from '@playwright/test';
import {SPEED_BUDGETS, WHOLE_CATEGORIES} from './budgets';
import {faultsOfCategories} from './faults';
import {runLighthouse} from './runLighthouse';

// Two of these share the machine with the other tests.

for (const {name, address} of SPEED_BUDGETS) {
  test(`${name}: Lighthouse finds nothing to mend in ${WHOLE_CATEGORIES.join(', ')}`, async ({baseURL}) => {
    const result = await runLighthouse(`${baseURL ?? ''}${address}`, {categories: WHOLE_CATEGORIES, throttling: 'provided'});
    expect(faultsOfCategories(result)).toEqual([]);
  });
}
