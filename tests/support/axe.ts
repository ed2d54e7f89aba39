import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What the axe rules of WCAG 2.2 AA find on the page as it stands, each with the elements it concerns; empty where nothing is wrong. */
export async function faultsOf(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).withTags(RULES).analyze();
  return violations.flatMap(({id, help, nodes}) => nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`));
}
