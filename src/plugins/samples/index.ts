import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Informs the bundler which samples a page shows: the development server then rebuilds the page, and a warm build does
 * not show an old text. A component gets a file of a sample as text by importing it with `?source`; its name must not
 * end like a script's.
 */
export default function samples({siteDir}: LoadContext): Plugin {
  const use = [
    {
      loader: path.join(siteDir, 'src/plugins/samples/dependOnSamples.cjs'),
      options: {samplesDir: path.join(siteDir, 'samples')},
    },
  ];
  // Named `resource`: Docusaurus takes every rule with a `test` for .mdx as a loader of pages, and asks it for its
  // folders.
  const rules = [
    {resource: /\.mdx?$/, enforce: 'pre' as const, use},
    {resourceQuery: /^\?source$/, type: 'asset/source'},
  ];
  return {name: 'portal-samples', configureWebpack: () => ({module: {rules}})};
}
