// holds: docs.reading-paths
import {READING_PATHS} from '../../src/config/paths';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const [espace] = READING_PATHS;

/** The words of a step's place, such as “Step 2 of 7”. */
const placeIn = (prefix: string, step: number, of: number): string =>
  textIn(prefix, 'path.place', 'Step {step} of {of}').replace('{step}', String(step)).replace('{of}', String(of));

test('each step of each path is served with its place, and leads to the next one, in every language', async ({
  request,
}) => {
  const wrong: string[] = [];
  for (const {prefix} of LANGUAGES) {
    for (const {id, steps} of READING_PATHS) {
      for (const [index, {to}] of steps.entries()) {
        const page = await (await request.get(prefix + to)).text();
        const place = placeIn(prefix, index + 1, steps.length);
        if (!page.includes(place)) wrong.push(`${prefix}${to} doesn’t say “${place}” of ${id}`);
        const next = steps[index + 1];
        // Minified HTML has no quotes where it needs none.
        const [, leads] = /pagination-nav__link--next"? href="?([^" >]+)/.exec(page) ?? [];
        if (next && leads !== prefix + next.to)
          wrong.push(`${prefix}${to} leads to ${String(leads)}, not to ${next.to}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

for (const {id, prefix} of languagesInTurn(1)) {
  test(`${id}: a reader follows a path from its first page to its last by the link at the foot of each`, async ({
    page,
  }) => {
    await open(page, prefix + espace.steps[0].to);
    for (const {to} of espace.steps.slice(1)) {
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}${to}$`));
    }
  });
}

test('the other steps unfold by keyboard; the page’s own is marked and no link', async ({page}) => {
  await open(page, espace.steps[1].to);
  const path = page.locator('details', {hasText: placeIn('', 2, espace.steps.length)});
  await path.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(path.getByRole('listitem')).toHaveCount(espace.steps.length);
  await expect(path.locator('[aria-current="step"]')).toHaveText('Deploy with Hardhat and Foundry');
  await path.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${espace.steps[2].to}$`));
});
