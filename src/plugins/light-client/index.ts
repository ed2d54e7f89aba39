import type {LoadContext, Plugin} from '@docusaurus/types';
import lazyHighlight from './lazy-highlight';
import pageStyles from './page-styles';
import {partsOf, type Part} from './parts';
import {readChunkNames} from './readGenerated';
import routeTables from './route-tables';
import {readShortNames} from './route-tables/writePacked';
import turns from './turns';

/** The plugins that take from a page's first load what its reader does not need; `setting` is `PORTAL_LIGHT`, which says which of them. */
export default function lightClient(setting: string | undefined): ((context: LoadContext) => Plugin)[] {
  const parts = partsOf(setting);
  const plugins: Readonly<Record<Part, (context: LoadContext) => Plugin>> = {
    'lazy-highlight': lazyHighlight,
    'route-tables': routeTables,
    // After the tables, whose names chunks then have: it reads the pages again, and writes them when they are all there.
    'page-styles': (context) => pageStyles(context, parts.includes('route-tables') ? readShortNames : readChunkNames),
    turns,
  };
  return parts.map((part) => plugins[part]);
}
