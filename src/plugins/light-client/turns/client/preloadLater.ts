import preload from '@docusaurus/core/lib/client/preload';
import {pause} from './pause';

/**
 * Docusaurus' loading of what a page's route needs, in a turn of its own: it comes right after the client itself has
 * come up.
 */
export default async function preloadLater(pathname: string): Promise<unknown> {
  await pause();
  return preload(pathname);
}
