import type {LoadContext, Plugin} from '@docusaurus/types';
import lazyHighlight from './lazy-highlight';
import listFiles from './listFiles';
import pageStyles from './page-styles';
import {partsOf, type Part} from './parts';
import {readChunkNames} from './readGenerated';
import routeTables from './route-tables';
import {readShortNames} from './route-tables/writePacked';
import turns from './turns';

/**
 * The plugins that take from a page's first load what its reader does not need; `setting` is `PORTAL_LIGHT`, which
 * lists them. What a page loads is listed in any case.
 */
export default function lightClient(setting: string | undefined): ((context: LoadContext) => Plugin)[] {
  const parts = partsOf(setting);
  // With the tables, chunks have names of their own.
  const readNames = parts.includes('route-tables') ? readShortNames : readChunkNames;
  const plugins: Readonly<Record<Part, (context: LoadContext) => Plugin>> = {
    'lazy-highlight': lazyHighlight,
    'route-tables': routeTables,
    'page-styles': (context) => pageStyles(context, readNames),
    turns,
  };
  return [(context) => listFiles(context, readNames), ...parts.map((part) => plugins[part])];
}
