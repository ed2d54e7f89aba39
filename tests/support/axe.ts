import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** What every page is judged by: WCAG 2.2 A and AA with the versions before it, and what axe calls best practice. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe says of one rule that does not hold. */
export interface Violation {
  id: string;
  help: string;
  nodes: {target: unknown[]; failureSummary?: string}[];
}

/** The text of axe itself, for pages that are judged without AxeBuilder. */
export function readAxe(): string {
  const fromBuilder = createRequire(createRequire(__filename).resolve('@axe-core/playwright'));
  return readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');
}

/** One line for each element at fault: rule, what it asks, the element, and what would cure it. */
export function toFaults(violations: readonly Violation[]): string[] {
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => `${id}: ${help} (${target.join(' ')}) ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** What axe finds on the page as it stands; empty where nothing is wrong. */
export async function faultsOf(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).withTags(RULES).analyze();
  return toFaults(violations);
}
