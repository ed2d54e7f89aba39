import type {PluginContentLoadedActions} from '@docusaurus/types';
import {toErrorReference} from './errorReference';
import {toMethodMatrix, type OtherInstance} from './methodMatrix';

/**
 * Puts on disk what the pages of the site import for the matrix and the error reference, so that no other page loads
 * it.
 */
export async function writePageData(
  content: OtherInstance,
  others: readonly OtherInstance[],
  base: string,
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  const {reference, label} = content;
  await createData('matrix.json', toMethodMatrix(reference, {label, base}, others));
  await createData('errors.json', toErrorReference(reference, base));
}
